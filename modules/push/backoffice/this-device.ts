import type { Api } from '#contract/client.ts'
import { must } from '#ui/backoffice/calls.ts'
import { pushEndpoints as calls } from '../contract.ts'
import { deviceLabel, isOtherKey, keyBytes, sentSubscription } from '../rules/subscription.ts'

const scope = '/backend/'
const workerUrl = '/api/push/staff-worker.js'
const deviceKey = 'asp.push.device'

/** Can this browser show notifications while it is closed? On iOS only an app on the home screen can. */
export const canPush = (): boolean =>
  'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator

/** Id of this browser at the server. Undefined if it was not subscribed here. */
export const deviceId = (): string | undefined => localStorage.getItem(deviceKey) ?? undefined

/**
 * Asks for permission, registers the service worker, subscribes and sends the subscription to the server. Undefined if the user or the
 * browser refuses.
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
 * Removes the device, first at the server and then in the browser. If only the browser ended the subscription, the server would notice that only when
 * its next message is refused.
 */
export async function turnOff(api: Api, id: string): Promise<void> {
  await must(api, calls.unsubscribe, { params: { id } })
  localStorage.removeItem(deviceKey)
  const registration = await navigator.serviceWorker.getRegistration(scope)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Waits for the service worker to become active. Only then can the browser subscribe. */
async function activated({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active || !coming) return
  await new Promise<void>((done) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') done()
    })
  })
}
