import { expect, test } from 'vitest'
import { orderingPages } from '#modules/ordering/site/module.server.ts'
import { testSite } from './testing/test-site.ts'

const branch = { id: 'b', identifier: 'gasthaus', kind: 'orders', name: 'Gasthaus' }
const kind = { branchKind: 'orders', screen: { key: 'food' }, data: () => ({}) }

/** Opens the page for a failed payment. `read`: the response to the question about its order. */
const opened = (read: object, { branches = [branch], query = '?order=LW-1.h' } = {}) =>
  orderingPages.tasks?.['checkout']?.({ ...testSite({ branches }), api: { call: async () => read } } as never, {
    locale: 'de',
    url: new URL(`https://lindwurm.example/de/store/gasthaus/checkout/error${query}`),
    params: { branch: 'gasthaus' },
    fillsOf: (slot: { name: string }) => (/kind/i.test(slot.name) ? [kind] : []) as never,
  })
const order = (canPay: boolean) => ({ ok: true, value: { canPay } })
const answer = (status: number) => ({ ok: false, status, errors: [] })

test('an order that can be paid stays in the checkout, with the notice', async () => {
  expect(await opened(order(true), { query: '?order=LW-1.h&payment=canceled' })).toMatchObject({
    data: { failed: { order: { uid: 'LW-1', hash: 'h' }, isCanceled: true } },
  })
})

test('an old link of an order that was paid or has ended leads to its page', async () => {
  expect(await opened(order(false))).toEqual({ movedTo: '/de/status/LW-1/h' })
})

test('if the branch of the link no longer exists, an order that can be paid leads to its page, too', async () => {
  expect(await opened(order(true), { branches: [] })).toEqual({ movedTo: '/de/status/LW-1/h' })
})

test('an order that does not exist any more has no failed payment', async () => {
  expect(await opened(answer(404))).toMatchObject({ data: { failed: undefined } })
})

test.each([429, 503])('if the server is busy (%i), the page believes the link', async (status) => {
  expect(await opened(answer(status))).toMatchObject({ data: { failed: { order: { uid: 'LW-1' } } } })
})

test('without an order in the address the page says that a payment failed', async () => {
  expect(await opened(answer(404), { query: '' })).toMatchObject({
    data: { failed: { order: undefined, isCanceled: false } },
  })
})
