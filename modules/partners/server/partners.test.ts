import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { readPdf } from '#testing/pdf-text.ts'
import { must, newKey } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { type ExternalUser, partnersEndpoints as calls } from '../contract.ts'
import { statementCsv } from './statement-csv.ts'

let brand: RideBrand
let hotel: ExternalUser
beforeAll(async () => {
  brand = await rideBrand()
  hotel = await must(
    brand.call(
      calls.create,
      { body: { name: 'Hotel Regina', code: 'hotel-regina', commissionPercent: 10 } },
      { as: chief },
    ),
  )
})
afterAll(() => brand.close())

const book = async () => {
  const body = { ...brand.draft(), partner: 'hotel-regina' }
  const placed = await must(brand.call(orderingEndpoints.place, { body, headers: { 'idempotency-key': newKey() } }))
  await brand.drain()
  return brand.order(placed)
}
const month = () => String(brand.clock.now().add({ hours: 48 })).slice(0, 7)
const statement = (as = chief) =>
  brand.call(calls.statement, { params: { id: hotel.id }, query: { month: month() } }, { as })

test('an order with a partner has the origin external and is listed in the statement of its month', async () => {
  const order = await book()
  expect(order.origin).toBe('external')
  const before = await must(statement())
  expect(before.lines.map(({ uid, commission }) => [uid, commission])).toEqual([[order.uid, 0]])
  expect([before.count, before.commission]).toEqual([0, 0])
  await brand.core.db.run(sql`UPDATE orders SET state = 'completed' WHERE id = ${order.id}`)
  const after = await must(statement())
  const ride = order.items.filter(({ kind }) => kind !== 'accessory').reduce((sum, { net }) => sum + net, 0)
  const extras = order.items.filter(({ kind }) => kind === 'accessory').reduce((sum, { gross }) => sum + gross, 0)
  expect(after.count).toBe(1)
  expect(after.base).toBeCloseTo(ride, 2)
  expect(after.lines[0]?.extras).toBeCloseTo(extras, 2)
  expect(after.commission).toBeCloseTo(ride / 10, 2)
  expect(after.gross).toBe(order.pricing.totalGross)
})

test('the statement as CSV has the same sums, in the language of the reader', async () => {
  const response = await must(
    brand.call(calls.statementCsv, { params: { id: hotel.id }, query: { month: month() } }, { as: chief }),
  )
  expect(response).toContain('Provision')
  expect(response).toContain((await must(statement())).commission.toFixed(2).replace('.', ','))
})

test('the statement names a state as the board does: it depends on the kind of order', async () => {
  const found = await must(statement())
  const [line] = found.lines
  if (!line) throw new Error('no order in the statement')
  const words = (one: Partial<typeof line>) =>
    statementCsv({ ...found, lines: [{ ...line, state: 'in-delivery', ...one }] }, 'de')
  expect(words({ kind: 'ride' })).toContain('Fahrt läuft')
  expect(words({ kind: 'food', deliveryType: 'delivery' })).toContain('In Zustellung')
  expect(words({ kind: 'food', deliveryType: 'takeaway' })).toContain('Abholbereit')
})

test('the statement as PDF shows business, partner, order and sums', async () => {
  const pdf = await must(
    brand.call(calls.statementPdf, { params: { id: hotel.id }, query: { month: month() } }, { as: chief }),
  )
  const { lines, commission } = await must(statement())
  const { pages } = readPdf(String(pdf))
  expect(pages).toHaveLength(1)
  for (const part of ['Donau Chauffeur', 'Hotel Regina', lines[0]?.uid ?? '?'])
    expect(pages[0]?.some((words) => words.startsWith(part))).toBe(true)
  expect(pages[0]).toContain(commission.toFixed(2).replace('.', ','))
})

describe('Booking link', () => {
  const open = async (code: string) => {
    const answer = await brand.app.inject({ method: 'GET', url: `/api/partner-links/${code}` })
    const [cookie] = [answer.headers['set-cookie'] ?? []].flat()
    return { status: answer.statusCode, to: answer.headers.location, cookie: cookie?.split(';')[0] }
  }
  const place = (cookie: string) =>
    brand.app.inject({
      method: 'POST',
      url: orderingEndpoints.place.path,
      headers: { cookie, 'idempotency-key': newKey(), 'content-type': 'application/json' },
      payload: brand.draft(),
    })
  const origin = async (uid: string) =>
    (await brand.core.db.first<{ origin: string }>(sql`SELECT origin FROM orders WHERE uid = ${uid}`))?.origin

  test('leads to the site, and the order that follows counts for the partner', async () => {
    const link = await open('hotel-regina')
    expect(link).toEqual({ status: 303, to: '/', cookie: 'asp_partner=hotel-regina' })
    const before = (await must(statement())).lines.length
    const placed = await place(link.cookie ?? '')
    expect(placed.statusCode).toBe(201)
    expect(await origin(placed.json().data.uid)).toBe('external')
    await brand.drain()
    expect((await must(statement())).lines).toHaveLength(before + 1)
  })

  test('a code that no partner has leads to the site too, and the order has no partner', async () => {
    const link = await open('no-such-hotel')
    expect([link.status, link.to]).toEqual([303, '/'])
    const placed = await place(link.cookie ?? '')
    expect(placed.statusCode).toBe(201)
    expect(await origin(placed.json().data.uid)).not.toBe('external')
  })

  test('an invalid code is not stored', async () => {
    expect(await open('%3Cscript%3E')).toEqual({ status: 303, to: '/', cookie: undefined })
  })
})

test('staff of another branch see the partner, but no orders of other branches', async () => {
  const found = await must(statement(sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.b] })))
  expect([found.lines, found.commission]).toEqual([[], 0])
})

test.each(['nobody', 'hotel regina'])(
  'an unknown or invalid code (%s) is refused, and no order is placed',
  async (partner) => {
    const count = async () => (await brand.core.db.first<{ n: number }>(sql`SELECT count(*)::int AS n FROM orders`))?.n
    const before = await count()
    const answer = await brand.call(orderingEndpoints.place, {
      body: { ...brand.draft(), partner },
      headers: { 'idempotency-key': newKey() },
    })
    expect(answer.ok ? 'ok' : [answer.errors[0]?.code, answer.errors[0]?.field]).toEqual(['field.choice', 'partner'])
    expect(await count()).toBe(before)
  },
)

test('a disabled partner gets no further orders; a partner with orders is not deleted; codes are unique', async () => {
  const second = await brand.call(calls.create, { body: { name: 'Zweites', code: 'hotel-regina' } }, { as: chief })
  expect(second.ok ? 'ok' : second.errors[0]?.code).toBe('field.unique')
  const gone = await brand.call(calls.remove, { params: { id: hotel.id } }, { as: chief })
  expect(gone.ok ? 'ok' : gone.errors[0]?.code).toBe('record.in_use')
  await must(
    brand.call(
      calls.update,
      { params: { id: hotel.id }, body: { isEnabled: false, version: hotel.version } },
      { as: chief },
    ),
  )
  const answer = await brand.call(orderingEndpoints.place, {
    body: { ...brand.draft(), partner: 'hotel-regina' },
    headers: { 'idempotency-key': newKey() },
  })
  expect(answer.ok).toBe(false)
})

test('lists can be searched and filtered', async () => {
  await must(
    brand.call(calls.create, { body: { name: 'Reisebüro Alpen', kind: 'agency', city: 'Graz' } }, { as: chief }),
  )
  const names = async (query: Record<string, string>) =>
    (await must(brand.call(calls.list, { query }, { as: chief }))).map(({ name }) => name)
  expect(await names({ search: 'graz' })).toEqual(['Reisebüro Alpen'])
  expect(await names({ by: 'isEnabled:false' })).toEqual(['Hotel Regina'])
})
