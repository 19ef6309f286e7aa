import sql from 'sql-template-tag'
import { expect, test, vi } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { employee } from '#testing/sessions.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { deviceEndpoints, jobEndpoints } from '../contract.ts'
import { as, confirmed, jobs, rested, newDevice, timeline, until, withPrinter } from './testing/print-brand.ts'

test('while a printer does not print, new slips go to its fallback, and a click moves a waiting slip there', async () => {
  const { own, printer, device } = await withPrinter({ name: 'Theke' })
  const broken = await newDevice(own, {
    name: 'Küche',
    transport: 'cloudprnt',
    templates: ['kitchen'],
    fallbackId: device.id,
  })
  const first = await confirmed(own)
  await rested(own)
  own.clock.advance({ minutes: 6 })
  await own.runJobs()
  const states = await must(own.call(deviceEndpoints.states, {}, as))
  expect(states.find(({ deviceId }) => deviceId === broken.id)).toMatchObject({ redirectedTo: 'Theke', waiting: 1 })

  const second = await confirmed(own)
  await vi.waitFor(async () => {
    await rested(own)
    own.clock.advance({ seconds: 10 })
    await own.runJobs()
    expect((await jobs(own, second)).map(({ device: name, state }) => `${name} ${state}`)).toEqual([
      'Theke printed',
      'Theke printed',
    ])
  }, 20_000)

  const waiting = (await jobs(own, first)).find(({ deviceId }) => deviceId === broken.id)
  const params = { id: waiting?.id ?? '' }
  const moved = await must(own.call(jobEndpoints.again, { params, body: { deviceId: device.id } }, as))
  expect(moved).toMatchObject({ device: 'Theke', state: 'queued', copy: 0 })
  await vi.waitFor(async () => {
    await rested(own)
    own.clock.advance({ seconds: 10 })
    await own.runJobs()
    expect(printer.papers()).toHaveLength(4)
  }, 20_000)
  expect(printer.papers().some((paper) => paper.includes('KOPIE'))).toBe(false)
})

test('staff see and move only slips and printers of their branches', async () => {
  const { own, device } = await withPrinter()
  const id = await confirmed(own)
  await own.runJobs()
  await until(own, id, 'printed')
  const [job] = await jobs(own, id)
  const stranger = { as: { ...employee(['01990000-0000-7000-8000-000000000001']), roles: ['ROLE_FRONTDESK'] as const } }
  expect(await must(own.call(deviceEndpoints.states, {}, stranger))).toEqual([])
  expect(await must(own.call(jobEndpoints.list, {}, stranger))).toEqual([])
  const params = { id: job?.id ?? '' }
  for (const answer of [
    await own.call(jobEndpoints.again, { params, body: {} }, stranger),
    await own.call(jobEndpoints.cancel, { params }, stranger),
    await own.call(deviceEndpoints.testPrint, { params: { id: device.id } }, stranger),
    await own.call(deviceEndpoints.testNotification, { params: { id: device.id } }, stranger),
    await own.call(deviceEndpoints.requestLogs, { params: { id: device.id } }, stranger),
    await own.call(orderingEndpoints.print, { params: { id } }, stranger),
  ])
    expect(answer).toMatchObject({ ok: false, status: 404 })
})

test('if an order ends while a printer has its slip, the slip is cancelled if it comes back unprinted', async () => {
  const { own, printer } = await withPrinter()
  printer.state.paperEnd = true
  const id = await confirmed(own)
  await rested(own)
  await own.core.db.run(
    sql`UPDATE print_jobs SET state = 'claimed', has_left = false, lease_until = ${own.clock.now()} WHERE order_id = ${id}`,
  )
  const { version } = await must(own.call(orderingEndpoints.get, { params: { id } }, as))
  await must(own.call(orderingEndpoints.cancel, { params: { id }, body: { version, message: 'Ausverkauft' } }, as))
  await own.drain()
  printer.state.paperEnd = false
  own.clock.advance({ minutes: 1 })
  await own.runJobs()
  await rested(own)
  expect((await jobs(own, id)).map(({ state }) => state)).toEqual(['cancelled'])
  expect(printer.papers()).toEqual([])
})

test('the end of an order removes its waiting slips from the queue', async () => {
  const { own, printer } = await withPrinter()
  printer.state.paperEnd = true
  const id = await confirmed(own)
  const { version } = await must(own.call(orderingEndpoints.get, { params: { id } }, as))
  await must(own.call(orderingEndpoints.cancel, { params: { id }, body: { version, message: 'Ausverkauft' } }, as))
  await own.drain()
  await vi.waitFor(async () => {
    expect((await jobs(own, id)).map(({ state }) => state)).toEqual(['cancelled'])
  }, 20_000)
  expect(printer.papers()).toEqual([])
})

test('slips with names and addresses are deleted after 30 days; the timeline keeps their results', async () => {
  const { own } = await withPrinter()
  const id = await confirmed(own)
  await own.runJobs()
  await until(own, id, 'printed')
  own.clock.advance({ hours: 24 * 29 })
  await own.runJobs()
  expect(await jobs(own, id)).toHaveLength(1)
  own.clock.advance({ hours: 25 })
  await own.runJobs()
  expect(await jobs(own, id)).toEqual([])
  expect(await timeline(own, id)).toContain('printed')
})
