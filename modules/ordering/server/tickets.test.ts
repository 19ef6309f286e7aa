import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { orderingEndpoints } from '../contract.ts'
import { boardNumbers } from './board-numbers.ts'
import { request, testBrand } from '#testing/brand.ts'
import { foodBrand } from '#testing/food-brand.ts'
import { rideBrand } from '#testing/ride-brand.ts'
import { must, newKey } from '#testing/order-calls.ts'
import { admin, sessionOf } from '#testing/sessions.ts'

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

  it('are called with the letter of the branch once there are several branches: to the guest, and on the screens for guests', async () => {
    const brand = await foodBrand()
    const placed = await brand.place()
    const { id, version } = await brand.order(placed)
    await must(brand.call(orderingEndpoints.confirm, { params: { id }, body: { version } }, { as: admin() }))
    expect((await brand.status(placed)).calledNumber).toBe('1')
    const body = { identifier: 'cafe', name: 'Café', kind: 'orders' } as const
    await must(brand.call(branchesEndpoints.create, { body }, { as: admin() }))
    expect(await brand.status(placed)).toMatchObject({ ticketNumber: 1, calledNumber: 'A-1' })
    expect(await boardNumbers(brand.core, brand.house)).toMatchObject([{ number: 'A-1' }])
  })

  it('have the same letter for staff of one branch, on a kitchen screen of one branch, and in the file', async () => {
    const brand = await foodBrand()
    const placed = await brand.place()
    const staff = sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.house] })
    const key = await must(
      brand.call(
        orderingEndpoints.createBoardKey,
        { body: { branch: brand.house, kind: 'backoffice', name: 'Küche' } },
        { as: admin() },
      ),
    )
    const read = async () => {
      const { id } = await brand.order(placed)
      const screen = { params: { branch: brand.house, key: key.key } }
      const orders = [
        ...(await must(brand.call(orderingEndpoints.current, { query: {} }, { as: staff }))),
        ...(await must(brand.call(orderingEndpoints.history, { query: {} }, { as: staff }))),
        await must(brand.call(orderingEndpoints.get, { params: { id } }, { as: staff })),
        ...(await must(brand.call(orderingEndpoints.backoffice, screen))),
      ]
      const file = await must(brand.call(orderingEndpoints.historyCsv, { query: {} }, { as: staff }))
      return [...orders.map((order) => order.calledNumber), file.split('\r\n')[1]?.split(';')[1]]
    }
    expect(await read()).toEqual(['1', '1', '1', '1', '"1"'])
    const body = { identifier: 'cafe', name: 'Café', kind: 'orders' } as const
    await must(brand.call(branchesEndpoints.create, { body }, { as: admin() }))
    expect(await read()).toEqual(['A-1', 'A-1', 'A-1', 'A-1', '"A-1"'])
    for (const search of ['1', '#1', 'A-1', 'a1'])
      expect(await must(brand.call(orderingEndpoints.history, { query: { search } }, { as: staff }))).toMatchObject([
        { uid: placed.uid },
      ])
  })

  it('rides have numbers that never restart, and only staff see them', async () => {
    const brand = await rideBrand()
    const first = await brand.place()
    brand.clock.advance({ hours: 48 })
    const second = await brand.place()
    const numbers = [(await brand.order(first)).ticketNumber, (await brand.order(second)).ticketNumber]
    expect(numbers).toEqual([1, 2])
    expect((await brand.order(first)).calledNumber, 'with the letter, although there is one branch').toBe('A-1')
    expect(await brand.status(first)).toMatchObject({ ticketNumber: null, calledNumber: null })
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
