import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '#modules/branches/rules/opening-hours.ts'
import { narrowingProducts } from './narrowing.ts'
import type { StoreCategory } from './menu.ts'
import type { ServingBranch, TimedProduct } from './serving.ts'

/** Sunday, 18:16. */
const now = Temporal.Instant.from('2026-11-22T17:16:00Z')
const branch: ServingBranch = {
  timeZone: 'Europe/Vienna',
  openingHours: [{ type: 'daily', from: '11:00', to: '22:30' }],
  deliveryHours: [],
  isDeliveryHoursEnabled: false,
  isTakeawayEnabled: true,
  isDeliveryEnabled: false,
  isDineInEnabled: false,
  isPreorderEnabled: true,
  leadTimeMinutes: 0,
}
const product = (id: string, more: Partial<TimedProduct> = {}) =>
  ({
    id,
    type: 'simple',
    bundle: [],
    categoryId: null,
    schedule: [],
    soldOutUntil: null,
    isSoldOut: false,
    isLeadTimeEnabled: false,
    leadTimeType: 'minutes',
    leadTimeValue: 0,
    ...more,
  }) as unknown as TimedProduct
const daily = (from: string, to: string): OpeningHours => [{ type: 'daily', from, to }]
const on = (days: readonly ('monday' | 'tuesday' | 'wednesday' | 'saturday')[], from: string, to: string) =>
  days.map((type) => ({ type, from, to }))
const roast = product('roast')
const offering = { product: () => undefined, category: () => undefined }
const look = (products: readonly TimedProduct[], more: Partial<ServingBranch> = {}) =>
  narrowingProducts({ ...branch, ...more }, products, offering, { serving: 'takeaway', now })

describe('The products because of which times of the branch are missing', () => {
  it.each<[string, OpeningHours, unknown]>([
    ['until noon', daily('00:00', '12:00'), { days: undefined, from: undefined, to: 720 }],
    ['from the evening on', daily('17:00', '24:00'), { days: undefined, from: 1020, to: undefined }],
    ['until late at night', daily('17:00', '02:00'), { days: undefined, from: 1020, to: undefined }],
    ['at noon', daily('11:30', '14:00'), { days: undefined, from: 690, to: 840 }],
    [
      'at noon on some weekdays',
      on(['monday', 'tuesday', 'wednesday'], '11:00', '14:00'),
      { days: { from: 0, to: 2 }, from: undefined, to: 840 },
    ],
    [
      'the whole Saturday',
      on(['saturday'], '00:00', '24:00'),
      { days: { from: 5, to: 5 }, from: undefined, to: undefined },
    ],
    ['on days that do not follow each other', on(['monday', 'wednesday'], '11:00', '14:00'), undefined],
    ['twice a day', [...daily('11:00', '12:00'), ...daily('18:00', '19:00')], undefined],
  ])('a dish that is offered %s is found with its hours', (_, schedule, hours) => {
    const dish = product('dish', { schedule })
    expect(look([dish, roast, dish])).toEqual([{ product: dish, reason: { kind: 'hours', hours } }])
  })

  it.each<[string, OpeningHours]>([
    ['no schedule', []],
    ['a schedule for the whole day', daily('00:00', '24:00')],
    ['the hours of the branch as its schedule', daily('11:00', '22:30')],
  ])('a dish with %s is not found', (_, schedule) => {
    expect(look([product('dish', { schedule }), roast])).toEqual([])
  })

  it('two dishes with the same schedule are both found, although neither of them alone hides a time', () => {
    const dishes = [
      product('a', { schedule: daily('00:00', '12:00') }),
      product('b', { schedule: daily('00:00', '12:00') }),
    ]
    expect(look([...dishes, roast]).map(({ product: { id } }) => id)).toEqual(['a', 'b'])
  })

  it('the schedule of a category counts for its dishes', () => {
    const category = { id: 'lunch', isEnabled: true, schedule: daily('11:00', '14:00') } as unknown as StoreCategory
    const found = narrowingProducts(
      branch,
      [product('menu'), roast],
      { product: () => undefined, category: ({ id }) => (id === 'menu' ? category : undefined) },
      { serving: 'takeaway', now },
    )
    expect(found.map(({ product: { id }, reason }) => [id, reason])).toEqual([
      ['menu', { kind: 'hours', hours: { days: undefined, from: undefined, to: 840 } }],
    ])
  })

  it.each<[string, Partial<TimedProduct>, string]>([
    ['a lead time of a day', { isLeadTimeEnabled: true, leadTimeType: 'days', leadTimeValue: 1 }, '2026-11-23T18:20'],
    [
      'a mark as sold out until tomorrow',
      { isSoldOut: true, soldOutUntil: '2026-11-23T12:00:00Z' },
      '2026-11-23T13:00',
    ],
  ])('a dish with %s is found with its first time', (_, more, first) => {
    const [found] = look([product('heart', more), roast])
    expect(found?.reason).toEqual({
      kind: 'late',
      at: Temporal.PlainDateTime.from(first).toZonedDateTime('Europe/Vienna').toInstant(),
    })
  })

  it('a short lead time does not count, and nothing is found while the branch takes no orders at all', () => {
    const slow = { isLeadTimeEnabled: true, leadTimeType: 'minutes', leadTimeValue: 40 } as const
    expect(look([product('roast', slow)])).toEqual([])
    expect(look([product('dish', { schedule: daily('00:00', '12:00') })], { openingHours: [] })).toEqual([])
  })
})
