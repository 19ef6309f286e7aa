import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logsEndpoints } from '#modules/logs/contract.ts'
import { foodBrand, type FoodBrand } from '#testing/food-brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { orderingEndpoints } from '../contract.ts'

let brand: FoodBrand
beforeAll(async () => {
  brand = await foodBrand()
})
afterAll(() => brand.close())

async function found(search: string) {
  const answer = await brand.call(logsEndpoints.list, { query: { search, entity: 'order' } }, { as: admin() })
  if (!answer.ok) throw new Error(answer.errors[0]?.code)
  return new Set(answer.value.map(({ label }) => label))
}

test('the audit trail finds an order by the short number that staff call out', async () => {
  await brand.core.db.run(sql`UPDATE branches SET code = 'B' WHERE id = ${brand.house}`)
  await brand.core.db.tx((tx) => brand.core.snapshots.changed(tx, 'branch'))
  const confirmed = async () => {
    const order = await brand.order(await brand.place())
    const step = { params: { id: order.id }, body: { version: order.version, readyInMinutes: 20 } }
    await brand.call(orderingEndpoints.confirm, step, { as: admin() })
    return order
  }
  const [first, second] = [await confirmed(), await confirmed()]
  expect(await found(`B-${second.ticketNumber}`)).toEqual(new Set([second.uid]))
  expect(await found(`b${first.ticketNumber}`)).toEqual(new Set([first.uid]))
  expect(await found(String(second.ticketNumber))).toEqual(new Set([second.uid]))
  expect(await found('ZZ-1')).toEqual(new Set())
})

test('an export of orders is an entry with its filters and the number of rows', async () => {
  await brand.call(orderingEndpoints.historyCsv, { query: { search: 'Huber' } }, { as: admin() })
  const answer = await brand.call(logsEndpoints.list, { query: { search: admin().name } }, { as: admin() })
  const exports = answer.ok ? answer.value.filter(({ action }) => action.endsWith('.export')) : []
  expect(exports).toMatchObject([{ action: 'order.export', rows: 2 }])
  const detail = await brand.call(logsEndpoints.get, { params: { id: exports[0]?.id ?? '' } }, { as: admin() })
  expect(detail).toMatchObject({ value: { after: { search: 'Huber', rows: 2 } } })
})

test('an export without a branch is an entry for staff of each branch whose orders are in the file', async () => {
  const { house } = brand
  const other = await brand.core.db.first<{ id: string }>(sql`SELECT id FROM branches WHERE id <> ${house} LIMIT 1`)
  await brand.call(orderingEndpoints.historyCsv, { query: {} }, { as: admin() })
  const read = async (branch: string) => {
    const as = sessionOf(['ROLE_BACKOFFICE'], { branches: [branch] })
    const answer = await brand.call(logsEndpoints.list, { query: { action: 'order.export' } }, { as })
    return answer.ok ? answer.value.map(({ rows }) => rows) : answer
  }
  // All orders are of this branch. The export of the test before found them, too.
  expect(await read(house)).toEqual([2, 2])
  expect(await read(other?.id ?? crypto.randomUUID())).toEqual([])
})

test('an entry has the number that staff call out, and the variant of its order', async () => {
  const order = await brand.order(await brand.place())
  const step = { params: { id: order.id }, body: { version: order.version, readyInMinutes: 20 } }
  await brand.call(orderingEndpoints.confirm, step, { as: admin() })
  const answer = await brand.call(logsEndpoints.list, { query: { entityId: order.id } }, { as: admin() })
  const [entry] = answer.ok ? answer.value : []
  const label = { label: order.uid, number: String(order.ticketNumber), variant: order.deliveryType }
  expect(entry).toMatchObject(label)
  const detail = await brand.call(logsEndpoints.get, { params: { id: entry?.id ?? '' } }, { as: admin() })
  expect(detail).toMatchObject({ value: { ...label, after: { state: 'confirmed' } } })
})
