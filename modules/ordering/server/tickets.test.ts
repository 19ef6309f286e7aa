import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { orderingEndpoints } from '../contract.ts'
import { request, testBrand } from '#testing/brand.ts'
import { foodBrand } from '#testing/food-brand.ts'
import { rideBrand } from '#testing/ride-brand.ts'
import { newKey } from '#testing/order-calls.ts'
import { admin } from '#testing/sessions.ts'

const numbersOf = (brand: Awaited<ReturnType<typeof foodBrand>>) =>
  brand.core.db.many<{ day: string; ticket: number }>(sql`
    SELECT to_char(created_at, 'MM-DD') AS day, ticket_number AS ticket FROM orders ORDER BY created_at, ticket_number`)
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('ticket numbers per branch and business day (docs/rules/orders.md, Numbers)', () => {
  it('count from 1; after midnight they belong to the day on which the opening hours began', async () => {
    const brand = await foodBrand()
    const ticketAt = async (wall: string) => {
      brand.clock.set(String(Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Berlin').toInstant()))
      return (await brand.order(await brand.place())).ticketNumber
    }
    expect([
      await ticketAt('2026-11-20T12:00'),
      await ticketAt('2026-11-20T23:59'),
      // On Friday the branch is open until 01:00, so this number still belongs to Friday.
      await ticketAt('2026-11-21T00:59'),
      // At 01:00 the branch is closed. The order is a preorder and belongs to Saturday, like the two orders after it.
      await ticketAt('2026-11-21T01:00'),
      await ticketAt('2026-11-21T11:00'),
      await ticketAt('2026-11-22T00:30'),
      await ticketAt('2026-11-22T12:00'),
    ]).toEqual([1, 2, 3, 1, 2, 3, 1])
  })

  it('are shown to staff at once, and to a guest at a table once the order is confirmed', async () => {
    const brand = await foodBrand()
    const atTable = await brand.place(brand.draft({ deliveryType: 'dineIn', table: '2' }))
    const takeaway = await brand.place()
    expect([(await brand.status(atTable)).ticketNumber, (await brand.status(takeaway)).ticketNumber]).toEqual([null, 2])
    const { id, version, ticketNumber } = await brand.order(atTable)
    expect(ticketNumber).toBe(1)
    const confirmed = await brand.call(
      orderingEndpoints.confirm,
      { params: { id }, body: { version } },
      { as: admin() },
    )
    expect(confirmed.ok).toBe(true)
    expect((await brand.status(atTable)).ticketNumber).toBe(1)
  })

  it('rides have numbers that never restart, and only staff see them', async () => {
    const brand = await rideBrand()
    const first = await brand.place()
    brand.clock.advance({ hours: 48 })
    const second = await brand.place()
    const numbers = [(await brand.order(first)).ticketNumber, (await brand.order(second)).ticketNumber]
    expect(numbers).toEqual([1, 2])
    expect((await brand.status(first)).ticketNumber).toBe(null)
    await brand.close()
  })

  it('a refused order and a repeated request use no number', async () => {
    const brand = await foodBrand()
    const key = newKey()
    const first = await brand.place(brand.draft(), key)
    expect(await brand.place(brand.draft(), key)).toEqual(first)
    const refused = await brand.call(orderingEndpoints.place, {
      body: brand.draft({ firstName: '' }),
      headers: { 'idempotency-key': newKey() },
    })
    expect(refused.ok).toBe(false)
    expect((await brand.order(await brand.place())).ticketNumber).toBe(2)
  })

  it('have no gaps and no duplicates under load from two processes', async () => {
    const brand = await foodBrand()
    const second = await testBrand({ database: brand.database, clock: brand.clock })
    const other = request(second)
    await Promise.all(
      range(120).map((index) => {
        const { call } = index % 2 ? brand : other
        // One of three orders is refused, and one of six is sent twice with the same key. Neither may leave a gap in the ticket numbers.
        const body = brand.draft(index % 3 ? {} : { lastName: '' })
        const headers = { 'idempotency-key': newKey() }
        const sent = [call(orderingEndpoints.place, { body, headers })]
        if (index % 6 === 1)
          sent.push((index % 4 ? brand.call : other.call)(orderingEndpoints.place, { body, headers }))
        return Promise.all(sent)
      }),
    )
    expect((await numbersOf(brand)).map(({ ticket }) => ticket)).toEqual(range(80))
  })

  it('1,000 simultaneous requests with one key create one order and one ticket', async () => {
    const brand = await foodBrand()
    const second = await testBrand({ database: brand.database, clock: brand.clock })
    const other = request(second)
    const headers = { 'idempotency-key': newKey() }
    const answers = await Promise.all(
      range(1000).map((index) =>
        (index % 2 ? brand : other).call(orderingEndpoints.place, { body: brand.draft(), headers }),
      ),
    )
    expect(new Set(answers.map((answer) => (answer.ok ? answer.value.uid : answer.errors[0]?.code)))).toHaveProperty(
      'size',
      1,
    )
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect((await numbersOf(brand)).map(({ ticket }) => ticket)).toEqual([1])
    expect((await brand.order(await brand.place())).ticketNumber).toBe(2)
  })
})
