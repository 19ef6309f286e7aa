import type { Api } from '#contract/client.ts'
import { must } from '#ui/backoffice/calls.ts'
import { pushEndpoints as calls } from '../contract.ts'
import { deviceLabel, isOtherKey, keyBytes, sentSubscription } from '../rules/subscription.ts'

const scope = '/backend/'
const workerUrl = '/api/push/staff-worker.js'
const deviceKey = 'asp.push.device'

/** Does this browser know notifications while it is closed? On iOS only an app on the home screen does. */
export const canPush = (): boolean =>
  'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator

/** Id of this browser at the server; undefined: it was not subscribed here. */
export const deviceId = (): string | undefined => localStorage.getItem(deviceKey) ?? undefined

/** Asks the browser, registers the worker, subscribes and tells the server. Undefined: the person or the browser said no. */
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

/** The server first: a device that is still stored there would only be found out by the next message. */
export async function turnOff(api: Api, id: string): Promise<void> {
  await must(api, calls.unsubscribe, { params: { id } })
  localStorage.removeItem(deviceKey)
  const registration = await navigator.serviceWorker.getRegistration(scope)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** A push manager subscribes only with an active worker. */
async function activated({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active || !coming) return
  await new Promise<void>((done) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') done()
    })
  })
}
