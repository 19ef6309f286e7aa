import sql from 'sql-template-tag'
import { expect, test, vi } from 'vitest'
import { testBrand } from '#testing/brand.ts'
import { must } from '#testing/order-calls.ts'
import { deviceEndpoints, jobEndpoints } from '../contract.ts'
import { as, confirmed, jobs, timeline, until, withPrinter } from './testing/print-brand.ts'

test('an accepted order prints by itself, once, whatever is replayed, and its timeline says so', async () => {
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
  await vi.waitFor(async () => expect((await jobs(own, id))[0]).toMatchObject({ state: 'queued', reason: 'paper-end' }))
  expect(printer.papers()).toEqual([])
  printer.state.paperEnd = false
  own.clock.advance({ minutes: 2 })
  await own.runJobs()
  await until(own, id, 'printed')
  expect(printer.papers()).toHaveLength(1)
  expect(printer.papers()[0]).not.toContain('KOPIE')
})

test('a printer that dies in the middle leaves the slip unconfirmed; it is never sent again by itself, and by hand it says KOPIE 1', async () => {
  const { own, printer } = await withPrinter()
  printer.state.resetAfter = 40
  const id = await confirmed(own)
  await own.runJobs()
  await until(own, id, 'unconfirmed')
  printer.state.resetAfter = undefined
  for (let turn = 0; turn < 5; turn++) {
    own.clock.advance({ minutes: 3 })
    await own.runJobs()
  }
  expect(printer.papers()).toHaveLength(1)
  expect(await timeline(own, id)).toContain('print-unconfirmed')
  const [doubtful] = await jobs(own, id)
  await must(own.call(jobEndpoints.again, { params: { id: doubtful?.id ?? '' }, body: {} }, as))
  own.clock.advance({ minutes: 1 })
  await own.runJobs()
  await until(own, id, 'printed')
  expect(printer.papers()[1]).toContain('KOPIE 1')
})

test('a slip that waited for half an hour needs a click', async () => {
  const { own, printer } = await withPrinter()
  printer.state.coverOpen = true
  const id = await confirmed(own)
  own.clock.advance({ minutes: 6 })
  await own.runJobs()
  expect((await must(own.call(deviceEndpoints.states, {}, as)))[0]).toMatchObject({
    silentSince: expect.any(String),
    waiting: 1,
  })
  own.clock.advance({ minutes: 25 })
  await own.runJobs()
  await until(own, id, 'expired')
  printer.state.coverOpen = false
  const [old] = await jobs(own, id)
  await must(own.call(jobEndpoints.again, { params: { id: old?.id ?? '' }, body: {} }, as))
  own.clock.advance({ minutes: 1 })
  await own.runJobs()
  await until(own, id, 'printed')
  expect(printer.papers()[0]).not.toContain('KOPIE')
})

test('two servers and one printer: one slip', async () => {
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
