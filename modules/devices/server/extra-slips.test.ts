import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { tablesEndpoints } from '#modules/branches/contract.ts'
import { must } from '#testing/order-calls.ts'
import { sessionOf } from '#testing/sessions.ts'
import { deviceEndpoints } from '../contract.ts'
import type { PrintLine } from '../rules/document.ts'
import { daySum } from './slips/extra.ts'
import { as, confirmed, withPrinter } from './testing/print-brand.ts'

const textOf = (line: PrintLine): string =>
  line.is === 'text'
    ? line.text
    : line.is === 'pair'
      ? [line.lead, line.left, line.right].filter(Boolean).join(' ')
      : ''

test('the totals of a day contain the completed orders of the branch, by serving, payment and tax', async () => {
  const { own, device } = await withPrinter({ status: 'none' })
  const id = await confirmed(own)
  const open = await confirmed(own)
  const { version, pricing } = await must(own.call(orderingEndpoints.get, { params: { id } }, as))
  await must(own.call(orderingEndpoints.inDelivery, { params: { id }, body: { version } }, as))
  const ready = await must(own.call(orderingEndpoints.get, { params: { id } }, as))
  await must(own.call(orderingEndpoints.completed, { params: { id }, body: { version: ready.version } }, as))
  const job = await must(own.call(deviceEndpoints.daySum, { params: { id: device.id }, body: {} }, as))
  expect(job).toMatchObject({ template: 'day-sum', orderId: null, copy: 0 })
  const row = await own.core.db.first<{ lines: PrintLine[] }>(sql`SELECT lines FROM print_jobs WHERE id = ${job.id}`)
  const lines = (row?.lines ?? []).map(textOf)
  const gross = pricing.totalGross.toFixed(2).replace('.', ',')
  expect(lines).toContain(`1 Abholung ${gross} €`)
  expect(lines).toContain(`1 Barzahlung ${gross} €`)
  expect(lines).toContain(`Summe ${gross} €`)
  expect(lines.filter((line) => line.includes('MwSt.'))).toHaveLength(pricing.taxes.length)
  expect(lines).toContain('1 Bestellung ist noch offen')
  expect(open).not.toBe(id)
})

test('a future day, an unknown table and another branch are refused', async () => {
  const { own, device } = await withPrinter()
  const later = own.clock.now().add({ hours: 72 }).toString().slice(0, 10)
  expect(await own.call(deviceEndpoints.daySum, { params: { id: device.id }, body: { day: later } }, as)).toMatchObject(
    {
      status: 422,
      errors: [{ code: 'field.choice', field: 'day' }],
    },
  )
  const tables = [crypto.randomUUID()]
  expect(await own.call(deviceEndpoints.tableCards, { params: { id: device.id }, body: { tables } }, as)).toMatchObject(
    {
      status: 422,
      errors: [{ code: 'field.choice', field: 'tables' }],
    },
  )
  const elsewhere = sessionOf(['ROLE_FRONTDESK'], { branches: [crypto.randomUUID()] })
  const body = { day: later }
  expect((await own.call(deviceEndpoints.daySum, { params: { id: device.id }, body }, { as: elsewhere })).status).toBe(
    404,
  )
})

test('a card of a table holds its number and the address for ordering there', async () => {
  const { own, device } = await withPrinter({ status: 'none' })
  const table = await must(own.call(tablesEndpoints.create, { body: { identifier: '12', branchId: own.house } }, as))
  const [job] = await must(
    own.call(deviceEndpoints.tableCards, { params: { id: device.id }, body: { tables: [table.id] } }, as),
  )
  const row = await own.core.db.first<{ lines: PrintLine[] }>(
    sql`SELECT lines FROM print_jobs WHERE id = ${job?.id ?? ''}`,
  )
  expect(row?.lines).toContainEqual(expect.objectContaining({ text: 'Tisch 12', size: 3 }))
  expect(row?.lines.find(({ is }) => is === 'qr')).toMatchObject({
    data: expect.stringMatching(/\/de\/store\/.+\?table=12$/),
  })
})

describe('the totals of a day', () => {
  const nothing = { ways: [], methods: [], taxes: [], refunded: 0, ended: 0, open: 0 }
  const options = {
    locale: 'en',
    shop: 'Inn',
    day: 'Monday',
    at: '22:10',
    write: (amount: number) => amount.toFixed(2),
  } as const
  test('contain a line that nothing was completed, if this is so', () =>
    expect(daySum(nothing, options).map(textOf)).toContain('No completed orders'))
  test('are summed without errors of binary fractions, and show tips, refunds and ended orders', () => {
    const lines = daySum(
      {
        ways: [
          { way: 'takeaway', orders: 1, gross: 0.1 },
          { way: 'ride', orders: 2, gross: 0.2 },
        ],
        methods: [{ method: 'cash', orders: 3, gross: 0.3, tip: 1.5 }],
        taxes: [{ rate: 10, net: 0.27, tax: 0.03, gross: 0.3 }],
        refunded: 5,
        ended: 1,
        open: 0,
      },
      options,
    ).map(textOf)
    expect(lines).toEqual(
      expect.arrayContaining([
        'Total 0.30',
        'Tips 1.50',
        'Refunded -5.00',
        '1 order cancelled or rejected',
        '10 % VAT 0.03 on 0.27',
      ]),
    )
  })
})

test('the test page prints the local time of the branch, in any time zone', async () => {
  const { own, device } = await withPrinter({ status: 'none' })
  await own.core.db.run(
    sql`UPDATE branches SET time_zone = 'Europe/Lisbon', version = version + 1 WHERE id = ${device.branchId}`,
  )
  await own.core.db.tx(async (tx) => own.core.snapshots.changed(tx, 'branch'))
  const job = await must(own.call(deviceEndpoints.testPrint, { params: { id: device.id } }, as))
  const row = await own.core.db.first<{ lines: PrintLine[] }>(sql`SELECT lines FROM print_jobs WHERE id = ${job.id}`)
  const there = own.clock.now().toZonedDateTimeISO('Europe/Lisbon').toPlainTime().toString({ smallestUnit: 'minute' })
  expect((row?.lines ?? []).map(textOf).join(' ')).toContain(there)
})
