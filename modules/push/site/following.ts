import { workerOptions, workerUrl } from '#modules/pwa/site/parts/worker-address.ts'
import { isOtherKey, keyBytes, sentSubscription } from '../rules/subscription.ts'

/**
 * Whether this browser gets notifications about an order. `unavailable`: the browser does not support notifications. `denied`: the guest
 * has forbidden notifications. `failed`: the last change could not be made.
 */
export type FollowState = 'unavailable' | 'off' | 'on' | 'denied' | 'failed'

/** The functions of the browser that this file needs. Tests replace them. */
export interface BrowserPush {
  permission(): NotificationPermission
  ask(): Promise<NotificationPermission>
  workers: Pick<ServiceWorkerContainer, 'getRegistration' | 'register' | 'ready'>
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  fetch: typeof fetch
}

/**
 * Collects the functions of `BrowserPush` from the page. Undefined if the browser does not support notifications. On iOS only websites on
 * the home screen support them.
 */
export function browserPush(page: Window & typeof globalThis): BrowserPush | undefined {
  if (!('Notification' in page) || !('PushManager' in page) || !('serviceWorker' in page.navigator)) return undefined
  return {
    permission: () => page.Notification.permission,
    ask: () => page.Notification.requestPermission(),
    workers: page.navigator.serviceWorker,
    storage: page.localStorage,
    fetch: (...given) => page.fetch(...given),
  }
}

interface OrderKey {
  uid: string
  hash: string
}

const followedKey = (uid: string): string => `asp.follow.${uid}`

export async function followState(browser: BrowserPush, uid: string): Promise<FollowState> {
  if (browser.permission() === 'denied') return 'denied'
  const registration = await browser.workers.getRegistration('/')
  const made = await registration?.pushManager.getSubscription()
  return made && browser.storage.getItem(followedKey(uid)) !== null ? 'on' : 'off'
}

/**
 * Called after the guest's click. Asks for permission, registers the service worker, and subscribes at the push service. Then stores at
 * the server that this browser follows the order.
 */
export async function startFollowing(browser: BrowserPush, order: OrderKey): Promise<FollowState> {
  if ((await browser.ask()) !== 'granted') return browser.permission() === 'denied' ? 'denied' : 'off'
  const key = keyBytes(await publicKey(browser))
  await browser.workers.register(workerUrl, workerOptions)
  const { pushManager } = await browser.workers.ready
  const old = await pushManager.getSubscription()
  const isUsable = old !== null && !isOtherKey(old.options.applicationServerKey, key)
  if (old && !isUsable) await old.unsubscribe()
  const subscription = isUsable
    ? old
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const sent = sentSubscription(subscription)
  if (!sent || !(await post(browser, order, 'push', { subscription: sent }))) return 'failed'
  browser.storage.setItem(followedKey(order.uid), '1')
  return 'on'
}

/** Ends the notifications about this order in this browser. The browser's subscription remains, because it may follow other orders. */
export async function stopFollowing(browser: BrowserPush, order: OrderKey): Promise<FollowState> {
  const registration = await browser.workers.getRegistration('/')
  const made = await registration?.pushManager.getSubscription()
  if (made && !(await post(browser, order, 'push/end', { endpoint: made.endpoint }))) return 'failed'
  browser.storage.removeItem(followedKey(order.uid))
  return 'off'
}

async function publicKey({ fetch }: BrowserPush): Promise<string> {
  const response = await fetch('/api/push/key')
  const { data } = (await response.json()) as { data: { key: string } }
  return data.key
}

async function post({ fetch }: BrowserPush, { uid, hash }: OrderKey, what: string, body: object): Promise<boolean> {
  const response = await fetch(`/api/orders/public/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.ok
}
