import { expect, test } from 'vitest'
import { orderingPages } from '#modules/ordering/site/module.server.ts'
import { testSite } from './testing/test-site.ts'

// If the server is busy (429, 503), the page must not say that the order does not exist (docs/rules/calls.md, Limits).
test.each([
  [404, false],
  [429, true],
  [503, true],
])('the page of an order whose call returns %i has this status; busy: %s', async (status, isBusy) => {
  const site = {
    ...testSite({}),
    api: { call: async () => ({ ok: false as const, status, errors: [{ code: 'request.unavailable', message: '' }] }) },
  }
  const page = await orderingPages.tasks?.['status']?.(site, {
    locale: 'de',
    url: new URL('https://lindwurm.example/de/status/A1/hash'),
    params: { uid: 'A1', hash: 'hash' },
    fillsOf: () => [],
  })
  expect(page).toMatchObject({ status, data: { isBusy } })
})

test("the page names the branch of its order, and the footer shows the branch's address", async () => {
  const branch = (id: string) => ({ id, identifier: id, name: id, openingHours: [], street: '', zipCode: '', city: '' })
  const site = {
    ...testSite({ branches: [branch('gasthaus'), branch('cafe')] }),
    api: { call: async () => ({ ok: true as const, value: { branchId: 'cafe', kind: 'food' } }) },
  }
  const page = await orderingPages.tasks?.['status']?.(site as never, {
    locale: 'de',
    url: new URL('https://lindwurm.example/de/status/A1/hash'),
    params: { uid: 'A1', hash: 'hash' },
    fillsOf: () => [{ orderKind: 'food', isShown: () => false, screen: { key: 'food' } }] as never,
  })
  expect(page).toMatchObject({ branchId: 'cafe' })
})
