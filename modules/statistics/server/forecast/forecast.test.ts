import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Branch } from '#modules/branches/contract.ts'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { forecast, type Forecast, forecastFiles } from '../../contract/forecast.ts'
import { writeOrder } from '../testing/orders.ts'
import { lateHoursOf } from './due.ts'

let brand: RideBrand
// A Tuesday. The next Tuesday, 8 December 2026, is a public holiday in Austria.
const TODAY = '2026-12-01'
beforeAll(async () => {
  brand = await rideBrand()
  brand.clock.set(`${TODAY}T09:00:00Z`)
  for (let back = 1; back <= 63; back++) {
    const day = Temporal.PlainDate.from(TODAY).subtract({ days: back })
    // Branch A gets one order a day at 18:00 in Vienna, and five on Sundays. Branch B gets one a day at noon.
    for (let n = 0; n < (day.dayOfWeek === 7 ? 5 : 1); n++) await placed(brand.a, wall(day, 18))
    await placed(brand.b, wall(day, 12))
  }
}, 60_000)
afterAll(() => brand.close())

const wall = (day: Temporal.PlainDate, hour: number): string =>
  day.toZonedDateTime({ timeZone: 'Europe/Vienna', plainTime: { hour } }).toInstant().toString()
const lines = () => [{ name: 'Suppe', product: brand.vehicle, amount: 1, unit: 'amount', cents: 1000 }]
const placed = (branch: string, createdAt: string, state = 'completed') =>
  writeOrder(brand.core.db, { branch, origin: 'web', kind: 'food', state, createdAt, lines: lines() })
const read = (branch?: string, as = chief): Promise<Forecast> =>
  must(brand.call(forecast, { query: branch ? { branch } : {} }, { as }))
const dayOf = ({ days }: Forecast, day: string) => days?.find((one) => one.day === day)

test('the forecast has fourteen days from today, by the hour for which orders are due; a holiday counts as a Sunday', async () => {
  const found = await read(brand.a)
  expect([found.from, found.to, found.days?.length]).toEqual([TODAY, '2026-12-14', 14])
  const friday = dayOf(found, '2026-12-04')
  expect([friday?.expected, friday?.hours[18]]).toEqual([
    { food: 1, ride: 0 },
    { hour: 18, food: 1, ride: 0 },
  ])
  expect(dayOf(found, '2026-12-08')).toMatchObject({ holiday: 'Mariä Empfängnis', expected: { food: 5 } })
  expect(found.errors).toEqual({ food: { days: 28, perDay: 0, share: 0, hourShare: 0, bias: 0 }, ride: null })
})

test('without a branch the forecast is the sum of all branches; a user who may see one branch gets that branch', async () => {
  const editor = sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.b] })
  const [all, own] = [await read(), await read(undefined, editor)]
  expect([dayOf(all, '2026-12-04')?.expected.food, dayOf(own, '2026-12-04')?.expected.food]).toEqual([2, 1])
  expect(await brand.call(forecast, { query: { branch: brand.a } }, { as: editor })).toMatchObject({ status: 404 })
  const desk = sessionOf(['ROLE_FRONTDESK'], { branches: [brand.a] })
  expect(await brand.call(forecast, { query: {} }, { as: desk })).toMatchObject({ status: 403 })
})

test('the file of the forecast contains the days, then the hours with expected orders', async () => {
  const csv = await must(brand.call(forecastFiles.csv, { query: { branch: brand.a } }, { as: chief }))
  const lines = String(csv)
    .replaceAll(/\uFEFF|"/g, '')
    .split('\r\n')
  expect(lines[0]).toBe(
    'Tag;Feiertag;Bestellungen (erwartet);Fahrten (erwartet);Bestellungen (bestellt);Fahrten (bestellt)',
  )
  expect(lines).toContain('2026-12-08;Mariä Empfängnis;5;0;0;0')
  expect(lines).toContain('2026-12-04;18;1;0')
  const xlsx = await must(brand.call(forecastFiles.xlsx, { query: {} }, { as: chief }))
  expect(
    Buffer.from(xlsx as Uint8Array)
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  const desk = sessionOf(['ROLE_FRONTDESK'], { branches: [brand.a] })
  expect(await brand.call(forecastFiles.csv, { query: {} }, { as: desk })).toMatchObject({ status: 403 })
})

test('the forecast is never below what is already ordered, counted at its due time; cancelled orders are ignored', async () => {
  const due = wall(Temporal.PlainDate.from('2026-12-04'), 20)
  for (const state of ['confirmed', 'waiting', 'canceled']) {
    const id = await placed(brand.a, `${TODAY}T08:00:00Z`, state)
    await brand.core.db.run(sql`UPDATE orders SET appointment = ${due} WHERE id = ${id}`)
  }
  const found = dayOf(await read(brand.a), '2026-12-04')
  expect([found?.ordered.food, found?.hours[20]?.food, found?.expected.food]).toEqual([2, 2, 3])
})

test('hours after midnight belong to the evening before if a day has no opening hours', () => {
  const hours = (openingHours: Branch['openingHours']) => ({
    openingHours,
    deliveryHours: [],
    isDeliveryHoursEnabled: false,
  })
  const friday = { type: 'friday' as const, from: '18:00', to: '02:00', isClosed: false }
  const late = lateHoursOf(hours([friday]), '2026-12-05')
  expect([late?.[0], late?.[1], late?.[2], late?.[18]]).toEqual([true, true, false, false])
  expect([lateHoursOf(hours([friday]), '2026-12-04'), lateHoursOf(hours([]), '2026-12-05')]).toEqual([
    undefined,
    undefined,
  ])
  expect(lateHoursOf(hours([friday]), '2026-12-07')?.includes(true)).toBe(false)
})
