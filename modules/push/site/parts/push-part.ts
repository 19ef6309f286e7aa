import type { WorkerPart } from '#modules/pwa/site/parts/worker-scope.ts'
import type { PushPayload } from '../../contract.ts'

/** The part of the website's service worker that shows notifications about orders. A click on a notification opens the status page. */
export const pushPart: WorkerPart = (scope) => {
  scope.addEventListener('push', (event) => {
    const message = read(event.data)
    if (!message) return
    event.waitUntil(
      scope.registration.showNotification(message.title, {
        body: message.body,
        tag: message.tag,
        requireInteraction: message.isUrgent,
        data: { url: message.url },
      }),
    )
  })
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { url } = event.notification.data as { url?: unknown }
    // Only a path of this site is opened. The messages come from our server, but the path is checked nevertheless.
    if (typeof url === 'string' && /^\/[^/\\]/.test(url)) event.waitUntil(scope.clients.openWindow(url))
  })
}

/** Reads a push message. Undefined if it does not have the form of `PushPayload`. */
function read(data: { json(): unknown } | null): PushPayload | undefined {
  try {
    const message = data?.json()
    return isPayload(message) ? message : undefined
  } catch {
    return undefined
  }
}

const isPayload = (message: unknown): message is PushPayload =>
  typeof message === 'object' &&
  message !== null &&
  'title' in message &&
  typeof message.title === 'string' &&
  'url' in message
