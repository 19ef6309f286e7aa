import { expect, test } from 'vitest'
import { earliestOf, tooLateAtTable } from './earliest.ts'
import type { TimedProduct } from './serving.ts'

const now = Temporal.Instant.from('2026-11-22T17:16:00Z')
const daily = [{ type: 'daily', from: '11:00', to: '22:30' }] as never
const branch = {
  timeZone: 'Europe/Vienna',
  openingHours: daily,
  deliveryHours: [],
  isDeliveryHoursEnabled: false,
  isTakeawayEnabled: true,
  isDeliveryEnabled: false,
  isDineInEnabled: false,
  isPreorderEnabled: true,
  leadTimeMinutes: 0,
} as const

const product = (id: string, type: 'minutes' | 'days' = 'minutes', value = 0) =>
  ({
    id,
    bundle: [],
    schedule: [],
    soldOutUntil: null,
    isSoldOut: false,
    isLeadTimeEnabled: value > 0,
    leadTimeType: type,
    leadTimeValue: value,
  }) as unknown as TimedProduct & { id: string }

const offering = { product: () => undefined, category: () => undefined }
const look = (products: ReturnType<typeof product>[], at = now) =>
  earliestOf(branch as never, products, offering, { serving: 'takeaway', now: at })
const wall = (at: Temporal.Instant | undefined) => at?.toZonedDateTimeISO('Europe/Vienna').toPlainDateTime().toString()

test('an order without lead times can be ready as soon as possible', () => {
  expect(look([product('a'), product('b')])).toBeUndefined()
})

test('a product that must be ordered a day before moves the order to the first slot after that, and is named', () => {
  const found = look([product('a'), product('heart', 'days', 1)])
  expect(wall(found?.at)).toBe('2026-11-23T18:20:00')
  expect(found?.late.map(({ product: { id } }) => id)).toEqual(['heart'])
})

test('a lead time that ends at night is extended to the next opening', () => {
  const night = Temporal.Instant.from('2026-11-22T22:30:00Z')
  expect(wall(look([product('heart', 'days', 1)], night)?.at)).toBe('2026-11-24T11:00:00')
})

test("for a delay of up to an hour the order stays 'as soon as possible', and staff name the minutes", () => {
  expect(look([product('roast', 'minutes', 60)], Temporal.Instant.from('2026-11-22T17:15:00Z'))).toBeUndefined()
  expect(look([product('roast', 'minutes', 90)])?.late).toHaveLength(1)
})

test('a product that must be ordered a day before cannot be ordered at a table, but elsewhere it can', () => {
  const earliest = look([product('a'), product('b', 'days', 1)])
  const late = (serving: 'dineIn' | 'takeaway', table: string) =>
    tooLateAtTable(earliest, { serving, table }).map(({ product: { id } }) => id)
  expect(late('dineIn', '2')).toEqual(['b'])
  expect(late('dineIn', '')).toEqual([])
  expect(late('takeaway', '2')).toEqual([])
  expect(tooLateAtTable(look([product('a')]), { serving: 'dineIn', table: '2' })).toEqual([])
})
