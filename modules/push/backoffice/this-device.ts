import type { Api } from '#contract/client.ts'
import { must } from '#ui/backoffice/calls.ts'
import { pushEndpoints as calls } from '../contract.ts'
import { deviceLabel, isOtherKey, keyBytes, sentSubscription } from '../rules/subscription.ts'

const scope = '/backend/'
const workerUrl = '/api/push/staff-worker.js'
const deviceKey = 'asp.push.device'

/** True if this browser can show push notifications. On iOS only a website on the home screen can show them. */
export const canPush = (): boolean =>
  'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator

/** The id under which the server knows this browser. Undefined if nobody has switched notifications on in this browser. */
export const deviceId = (): string | undefined => localStorage.getItem(deviceKey) ?? undefined

/**
 * Switches notifications on in this browser: asks the user for permission, registers the service worker, subscribes at the push service, and stores
 * the subscription at the server. Returns the id of the device. Undefined if the user or the browser refuses.
 */
export async function turnOn(api: Api): Promise<string | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const key = keyBytes((await must(api, calls.key)).value.key)
  const registration = await navigator.serviceWorker.register(workerUrl, { scope, updateViaCache: 'none' })
  await activated(registration)
  const old = await registration.pushManager.getSubscription()
  const isUsable = old !== null && !isOtherKey(old.options.applicationServerKey, key)
  if (old && !isUsable) await old.unsubscribe()
  const made = isUsable
    ? old
    : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const subscription = sentSubscription(made)
  if (!subscription) return undefined
  const body = { subscription, label: deviceLabel(navigator.userAgent) }
  const { id } = (await must(api, calls.subscribe, { body })).value
  localStorage.setItem(deviceKey, id)
  return id
}

/**
 * Switches notifications off, first at the server and then in the browser. If only the browser ended the subscription, the server would find that out
 * only when it sends the next message.
 */
export async function turnOff(api: Api, id: string): Promise<void> {
  await must(api, calls.unsubscribe, { params: { id } })
  localStorage.removeItem(deviceKey)
  const registration = await navigator.serviceWorker.getRegistration(scope)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Waits until the service worker is active; returns at once if it already is. A browser cannot subscribe before that. */
async function activated({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active || !coming) return
  await new Promise<void>((done) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') done()
    })
  })
}
