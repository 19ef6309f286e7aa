import sql from 'sql-template-tag'
import { expect, test, vi } from 'vitest'
import { testBrand } from '#testing/brand.ts'
import { must } from '#testing/order-calls.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { deviceEndpoints, jobEndpoints } from '../contract.ts'
import { as, confirmed, jobs, rested, timeline, until, withPrinter } from './testing/print-brand.ts'

test('an accepted order prints automatically and once, however often events repeat, and its timeline shows it', async () => {
  const { own, printer } = await withPrinter({ templates: ['receipt'] })
  const id = await confirmed(own)
  await own.runJobs()
  await until(own, id, 'printed')
  expect(printer.papers()).toHaveLength(1)
  expect(printer.papers()[0]).toContain('Bestellbon – kein Beleg')
  expect(printer.papers()[0]).toContain('8,10 €')
  await own.core.db.run(
    sql`UPDATE outbox SET done_at = NULL, lease_until = NULL, next_at = ${own.clock.now()} WHERE topic = 'order.confirmed'`,
  )
  await own.drain()
  await own.runJobs()
  expect(await jobs(own, id)).toHaveLength(1)
  expect(await timeline(own, id)).toContain('printed')
})

test('without paper nothing is sent; with a new roll the slip prints without KOPIE', async () => {
  const { own, printer } = await withPrinter()
  printer.state.paperEnd = true
  const id = await confirmed(own)
  await own.runJobs()
  await vi.waitFor(
    async () => expect((await jobs(own, id))[0]).toMatchObject({ state: 'queued', reason: 'paper-end' }),
    20_000,
  )
  expect(printer.papers()).toEqual([])
  printer.state.paperEnd = false
  await rested(own)
  own.clock.advance({ minutes: 2 })
  await own.runJobs()
  await until(own, id, 'printed')
  expect(printer.papers()).toHaveLength(1)
  expect(printer.papers()[0]).not.toContain('KOPIE')
  // The order came today, and its date is on the slip.
  expect(printer.papers()[0]).toMatch(/\d\d\.\d\d\. \d\d:\d\d/)
})

test('a printer that dies while printing leaves the slip unconfirmed; it is not sent again automatically; by hand it is marked KOPIE 1', async () => {
  const { own, printer } = await withPrinter()
  printer.state.resetAfter = 40
  const id = await confirmed(own)
  await own.runJobs()
  await until(own, id, 'unconfirmed')
  printer.state.resetAfter = undefined
  for (let turn = 0; turn < 5; turn++) {
    await rested(own)
    own.clock.advance({ minutes: 3 })
    await own.runJobs()
  }
  expect(printer.papers()).toHaveLength(1)
  expect(await timeline(own, id)).toContain('print-unconfirmed')
  const [doubtful] = await jobs(own, id)
  await must(own.call(jobEndpoints.again, { params: { id: doubtful?.id ?? '' }, body: {} }, as))
  await own.runJobs()
  await until(own, id, 'printed')
  expect(printer.papers()[1]).toContain('KOPIE 1')
})

test('a slip that has waited for half an hour is printed only after a click', async () => {
  const { own, printer } = await withPrinter()
  printer.state.coverOpen = true
  const id = await confirmed(own)
  await rested(own)
  own.clock.advance({ minutes: 6 })
  await own.runJobs()
  expect((await must(own.call(deviceEndpoints.states, {}, as)))[0]).toMatchObject({
    silentSince: expect.any(String),
    waiting: 1,
  })
  await rested(own)
  own.clock.advance({ minutes: 25 })
  await own.runJobs()
  await until(own, id, 'expired')
  printer.state.coverOpen = false
  const [old] = await jobs(own, id)
  await rested(own)
  own.clock.advance({ minutes: 1 })
  await must(own.call(jobEndpoints.again, { params: { id: old?.id ?? '' }, body: {} }, as))
  await own.runJobs()
  await until(own, id, 'printed')
  expect(printer.papers()[0]).not.toContain('KOPIE')
})

test('a device with two copies prints two slips, each proven separately; a copy that fails is printed again alone', async () => {
  const { own, printer } = await withPrinter({ copies: 2, templates: ['receipt'] })
  const id = await confirmed(own)
  await own.runJobs()
  await vi.waitFor(
    async () => expect((await jobs(own, id)).map(({ state }) => state)).toEqual(['printed', 'printed']),
    20_000,
  )
  expect(printer.papers()).toHaveLength(2)
  await own.core.db.run(sql`UPDATE print_jobs SET state = 'unconfirmed' WHERE order_id = ${id} AND sheet = 2`)
  const second = (await jobs(own, id)).find(({ sheet }) => sheet === 2)
  await must(own.call(jobEndpoints.again, { params: { id: second?.id ?? '' }, body: {} }, as))
  await own.runJobs()
  await vi.waitFor(() => expect(printer.papers()).toHaveLength(3), 20_000)
  expect(printer.papers()[2]).toContain('KOPIE 1')
})

test('two servers print a slip only once on one printer', async () => {
  const { own, printer } = await withPrinter()
  const other = await testBrand({
    database: own.database,
    clock: own.clock,
    providers: { PRINT_HOSTS: printer.address },
  })
  const id = await confirmed(own)
  await Promise.all([own.runJobs(), other.runJobs()])
  await until(own, id, 'printed')
  expect(printer.papers()).toHaveLength(1)
})

test('a person who finds the printed slip settles it, and nothing is printed again', async () => {
  const { own, printer } = await withPrinter()
  printer.state.resetAfter = 40
  const id = await confirmed(own)
  await own.runJobs()
  await until(own, id, 'unconfirmed')
  expect((await must(own.call(deviceEndpoints.states, {}, as)))[0]).toMatchObject({ asks: 1 })
  const [doubtful] = await jobs(own, id)
  await must(own.call(jobEndpoints.cancel, { params: { id: doubtful?.id ?? '' } }, as))
  expect((await must(own.call(deviceEndpoints.states, {}, as)))[0]).toMatchObject({ asks: 0 })
  expect(await own.call(jobEndpoints.cancel, { params: { id: doubtful?.id ?? '' } }, as)).toMatchObject({
    ok: false,
    errors: [{ code: 'print.wrong_state' }],
  })
})

test('after items change, a printed ticket gets a correction and is never printed again as a whole', async () => {
  const { own, printer } = await withPrinter({ templates: ['kitchen'] })
  const id = await confirmed(own)
  await own.runJobs()
  await until(own, id, 'printed')
  const { version, items } = await must(own.call(orderingEndpoints.get, { params: { id } }, as))
  const [item] = items
  await must(
    own.call(orderingEndpoints.editItem, { params: { id, itemId: item?.id ?? '' }, body: { version, amount: 3 } }, as),
  )
  await own.drain()
  await vi.waitFor(() => expect(printer.papers()).toHaveLength(2), 20_000)
  expect(printer.papers()[1]).toContain('KORREKTUR 1')
  expect(printer.papers()[1]).toContain('GEÄNDERT')
  expect(printer.papers()[1]).toContain('3 ')
})

test('five hundred slips for a printer that is switched off cause only one connection, and the order board causes none', async () => {
  const { own, printer, device } = await withPrinter()
  printer.state.isMute = true
  await own.core.db
    .run(sql`INSERT INTO print_jobs (id, created_at, changed_at, branch_id, device_id, printer_id, label, template, copy, lines, state, released_at)
    SELECT gen_random_uuid(), ${own.clock.now()}, ${own.clock.now()}, ${own.house}, ${device.id}, ${device.id}, 'Bon', 'receipt', n, '[]', 'queued', ${own.clock.now()}
    FROM generate_series(1, 500) n`)
  await own.runJobs()
  await must(own.call(orderingEndpoints.current, {}, as))
  await vi.waitFor(
    async () => expect((await must(own.call(deviceEndpoints.states, {}, as)))[0]?.condition).toBe('silent'),
    20_000,
  )
  expect(printer.connections()).toBe(1)
  expect(printer.papers()).toEqual([])
})

test('the number on paper is the one that staff call: with the letter of the branch if there are several branches', async () => {
  const { own, printer } = await withPrinter({ templates: ['receipt'] })
  const body = { identifier: 'cafe', name: 'Café', kind: 'orders' } as const
  await must(own.call(branchesEndpoints.create, { body }, as))
  const id = await confirmed(own)
  await own.runJobs()
  await until(own, id, 'printed')
  expect(printer.papers()[0]).toMatch(/A-\d/)
})
