import { expect, test, vi } from 'vitest'
import { type BrowserPush, followState, startFollowing, stopFollowing } from './following.ts'

const order = { uid: 'T1', hash: 'h1' }
const key = { buffer: new Uint8Array([1, 2, 3]).buffer }

function browser({
  answer = 'granted',
  made = false,
  status = 200,
}: { answer?: string; made?: boolean; status?: number } = {}) {
  const subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: key.buffer },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(async () => true),
  }
  let current = made ? subscription : null
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn(async () => (current = subscription)),
  }
  const registration = { pushManager }
  const kept = new Map<string, string>()
  const calls: string[] = []
  const register = vi.fn(async () => registration)
  const fake = {
    permission: () => answer,
    ask: async () => answer,
    workers: { getRegistration: async () => registration, register, ready: Promise.resolve(registration) },
    storage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    },
    fetch: async (url: string) => {
      calls.push(url)
      return url.endsWith('/key') ? Response.json({ data: { key: 'AQID' } }) : new Response(null, { status })
    },
  } as unknown as BrowserPush
  return { fake, calls, pushManager, register, subscription }
}

test("switching on asks for permission, subscribes with the brand's key and sends the subscription to the server", async () => {
  const { fake, calls, pushManager } = browser()
  expect(await followState(fake, 'T1')).toBe('off')
  expect(await startFollowing(fake, order)).toBe('on')
  expect(calls).toEqual(['/api/push/key', '/api/orders/public/T1/h1/push'])
  expect(pushManager.subscribe).toHaveBeenCalledTimes(1)
  expect(await followState(fake, 'T1')).toBe('on')
  expect(await followState(fake, 'T2')).toBe('off')
})

test('if the visitor refuses permission, no service worker is registered and nothing is sent to the server', async () => {
  const { fake, calls, register } = browser({ answer: 'denied' })
  expect(await startFollowing(fake, order)).toBe('denied')
  expect([calls.length, register.mock.calls.length]).toEqual([0, 0])
})

test('an existing subscription is used again', async () => {
  const { fake, pushManager } = browser({ made: true })
  expect(await startFollowing(fake, order)).toBe('on')
  expect(pushManager.subscribe).not.toHaveBeenCalled()
})

test('if the server refuses, this browser does not follow the order', async () => {
  const { fake } = browser({ status: 500 })
  expect(await startFollowing(fake, order)).toBe('failed')
  expect(await followState(fake, 'T1')).toBe('off')
})

test('switching off is sent to the server and leaves the subscription for other orders', async () => {
  const { fake, calls, subscription } = browser()
  await startFollowing(fake, order)
  expect(await stopFollowing(fake, order)).toBe('off')
  expect(calls.at(-1)).toBe('/api/orders/public/T1/h1/push/end')
  expect(subscription.unsubscribe).not.toHaveBeenCalled()
})
