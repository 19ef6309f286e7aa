import { expect, test, vi } from 'vitest'
import type { WorkerScope } from '#modules/pwa/site/parts/worker-scope.ts'
import { pushPart } from './push-part.ts'

function worker() {
  const heard = new Map<string, (event: unknown) => void>()
  const showNotification = vi.fn(async () => undefined)
  const openWindow = vi.fn(async () => undefined)
  pushPart({
    registration: { showNotification },
    clients: { openWindow },
    addEventListener: (name: string, hear: (event: unknown) => void) => heard.set(name, hear),
  } as unknown as WorkerScope)
  const fire = (name: string, event: object) => heard.get(name)?.({ waitUntil: () => undefined, ...event })
  return { fire, showNotification, openWindow }
}

test('a message becomes a notification with its texts and its tag', () => {
  const { fire, showNotification } = worker()
  const message = {
    title: 'Ihre Fahrt ist bestätigt',
    body: 'Tippen',
    tag: 'T1',
    url: '/de/status/T1/h',
    isUrgent: false,
  }
  fire('push', { data: { json: () => message } })
  expect(showNotification).toHaveBeenCalledWith('Ihre Fahrt ist bestätigt', {
    body: 'Tippen',
    tag: 'T1',
    requireInteraction: false,
    data: { url: '/de/status/T1/h' },
  })
})

test.each([null, { json: () => ({ nonsense: 1 }) }, { json: () => JSON.parse('{') as unknown }])(
  'a message in another format shows nothing (%#)',
  (data) => {
    const { fire, showNotification } = worker()
    fire('push', { data })
    expect(showNotification).not.toHaveBeenCalled()
  },
)

test.each([
  ['/de/status/T1/h', true],
  ['https://evil.example/', false],
  ['//evil.example/', false],
  ['/\\evil.example/', false],
  [undefined, false],
])('a click opens %s: %s', (url, opens) => {
  const { fire, openWindow } = worker()
  fire('notificationclick', { notification: { close: () => undefined, data: { url } } })
  expect(openWindow).toHaveBeenCalledTimes(opens ? 1 : 0)
})
