import { expect, test } from 'vitest'
import { loader as checkout } from './routes/checkout.tsx'
import { loader as status } from './routes/status.tsx'
import { taskLocale } from './site-context.ts'

test('the language of a task page is the language in its address', () => {
  expect([taskLocale('/de/status/a/b'), taskLocale('/en/store/wien/checkout')]).toEqual(['de', 'en'])
})

const asked: string[] = []
/** A brand in which every order and branch exists, so that only the language can be the reason for a refusal. */
const context = {
  get: () => ({
    init: { config: {}, branches: [{ identifier: 'wien' }] },
    query: new URLSearchParams(),
    preferredLocale: 'de',
    api: {
      call: (endpoint: { path: string }) => {
        asked.push(endpoint.path)
        return Promise.reject(new Error('an order was read'))
      },
    },
  }),
}

test.each(['xx', 'fr', 'DE', 'backend'])(
  'the language %s has neither status page nor checkout, and no order is read',
  async (language) => {
    const params = { locale: language, uid: 'GL-1', hash: 'abc', branch: 'wien' }
    for (const [loader, path] of [
      [status, 'status/GL-1/abc'],
      [checkout, 'store/wien/checkout'],
      [checkout, 'store/wien/checkout/error'],
    ] as const) {
      const url = new URL(`https://wien.example/${language}/${path}`)
      const args = { context, params, url } as unknown as Parameters<typeof status>[0] & Parameters<typeof checkout>[0]
      await expect(loader(args)).rejects.toMatchObject({ init: { status: 404 } })
    }
    expect(asked).toEqual([])
  },
)
