import { expect, test } from 'vitest'
import { seedDemoUsersPort } from '#modules/identity/ports.ts'
import { embedEndpoints, feedEndpoints, keyEndpoints, webhookEndpoints } from '#modules/integration/contract.ts'
import { request, testBrand } from '#testing/brand.ts'
import { must } from '#testing/order-calls.ts'
import { admin } from '#testing/sessions.ts'
import { donauContents } from '#demo/donau/contents.ts'

test('the chauffeurs have keys, a calendar, a website and a receiver that is switched off, so that the demo calls nobody', async () => {
  const brand = await testBrand()
  await brand.runtime.opened.port(seedDemoUsersPort)({ domain: 'donau.example', branches: [] })
  await brand.core.db.tx(async (tx) => donauContents.fill(tx, brand.core))
  const { call } = request(brand)
  const as = { as: admin() }
  const keys = await must(call(keyEndpoints.list, {}, as))
  expect(keys.map(({ state }) => state).toSorted()).toEqual(['active', 'active', 'revoked'])
  expect(keys.filter(({ partnerId }) => partnerId !== null)).toHaveLength(1)
  const [receiver, ...more] = await must(call(webhookEndpoints.list, {}, as))
  expect([receiver?.isEnabled, receiver?.delivered, receiver?.dead, more.length]).toEqual([false, 2, 1, 0])
  expect(await must(call(feedEndpoints.list, {}, as))).toHaveLength(1)
  expect(await must(call(embedEndpoints.list, {}, as))).toHaveLength(1)
})
