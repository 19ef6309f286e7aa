import { describe, expect, it } from 'vitest'
import { storeOffering } from './menu.ts'
import {
  defaultServing,
  isOpenForOrder,
  orderAppointments,
  type ServingBranch,
  servingState,
  servingTypes,
  takesOrders,
  type TimedProduct,
} from './serving.ts'

const zone = 'Europe/Berlin'
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant()
const branch = (more: Partial<ServingBranch> = {}): ServingBranch => ({
  timeZone: zone,
  openingHours: [{ type: 'daily', from: '11:00', to: '23:00' }],
  deliveryHours: [{ type: 'daily', from: '17:00', to: '21:00' }],
  isDeliveryHoursEnabled: true,
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: false,
  isPreorderEnabled: false,
  leadTimeMinutes: 20,
  ...more,
})
const product = (more: Partial<TimedProduct> = {}): TimedProduct => ({
  id: 'p',
  type: 'simple',
  bundle: [],
  categoryId: 'c',
  isEnabled: true,
  isPublic: true,
  isVisibleWhenUnavailable: true,
  schedule: [],
  isLeadTimeEnabled: false,
  leadTimeType: 'minutes',
  leadTimeValue: 0,
  ...more,
})
const noon = at('2026-11-20T12:00')

describe('Delivery types by the branch (specification §2, Checkout: each only if the branch enables it)', () => {
  it('the delivery types are listed in their order', () => {
    expect(servingTypes(branch({ isDineInEnabled: true }))).toEqual(['takeaway', 'delivery', 'dineIn'])
    expect(servingTypes(branch({ isTakeawayEnabled: false, isDeliveryEnabled: false }))).toEqual([])
  })
  it.each([
    ['delivery', 'delivery'],
    ['dineIn', 'takeaway'],
  ] as const)('the default %s becomes %s', (preferred, expected) => {
    expect(defaultServing(branch(), preferred)).toBe(expected)
  })
})

describe('Opening hours by delivery type (specification §4, Branch open/closed)', () => {
  it.each<[string, Partial<ServingBranch>, string, readonly [boolean, boolean]]>([
    ['delivery has its own hours', {}, '2026-11-20T12:00', [true, false]],
    ['both', {}, '2026-11-20T18:00', [true, true]],
    ['only while they are enabled', { isDeliveryHoursEnabled: false }, '2026-11-20T12:00', [true, true]],
    ['closing time itself is closed', {}, '2026-11-20T23:00', [false, false]],
  ])('%s', (_, more, wall, expected) => {
    expect([
      servingState(branch(more), 'takeaway', at(wall)).isOpen,
      servingState(branch(more), 'delivery', at(wall)).isOpen,
    ]).toEqual(expected)
  })

  it('reports until when the branch is open, or when it opens', () => {
    expect(String(servingState(branch(), 'takeaway', noon).until)).toBe(String(at('2026-11-20T23:00')))
    expect(String(servingState(branch(), 'delivery', noon).next)).toBe(String(at('2026-11-20T17:00')))
  })
})

describe('While the branch is closed, only a preorder is possible (specification §5, Delivery submit; docs/rules/time.md, Slots)', () => {
  const night = at('2026-11-20T02:00')
  const later = at('2026-11-20T12:30')
  it.each<[string, boolean, Temporal.Instant, Temporal.Instant | null, boolean, boolean]>([
    ['open, as soon as possible', false, noon, null, true, true],
    ['open, for later', false, noon, later, true, true],
    ['closed, as soon as possible', false, night, null, false, false],
    ['closed, for later', false, night, later, false, false],
    ['closed with preorder, as soon as it opens', true, night, null, true, false],
    ['closed with preorder, for an open time', true, night, later, true, true],
    ['open with preorder, for a closed time', true, noon, night.add({ hours: 24 }), true, false],
  ])('%s', (_, isPreorderEnabled, now, appointment, takes, isOpen) => {
    const one = branch({ isPreorderEnabled })
    expect([takesOrders(one, 'takeaway', now), isOpenForOrder(one, 'takeaway', now, appointment)]).toEqual([
      takes,
      isOpen,
    ])
  })
})

describe('The first appointment of an order (specification §5: opening hours, lead times, schedules)', () => {
  const first = (
    products: readonly TimedProduct[],
    {
      now = noon,
      of = branch(),
      serving = 'takeaway' as 'takeaway' | 'delivery',
      schedule = [] as TimedProduct['schedule'],
      parts = [] as TimedProduct[],
    } = {},
  ) => {
    const categories = [{ id: 'c', isEnabled: true, isVisibleWhenUnavailable: true, schedule }]
    const offering = storeOffering({ menus: [], categories, products: [...products, ...parts] }, now)
    const found = orderAppointments(of, products, offering, { serving, now }).nextFree()
    return found && found.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })
  }
  it.each<[string, string | undefined, Parameters<typeof first>]>([
    ['after the lead time of the branch', '2026-11-20T12:20', [[product()]]],
    ['seconds count', '2026-11-20T12:25', [[product()], { now: noon.add({ seconds: 1 }) }]],
    [
      'after the longest of the products',
      '2026-11-20T14:00',
      [[product({ isLeadTimeEnabled: true, leadTimeType: 'hours', leadTimeValue: 2 }), product({ id: 'q' })]],
    ],
    [
      'a day keeps the wall time',
      '2026-11-21T12:00',
      [[product({ isLeadTimeEnabled: true, leadTimeType: 'days', leadTimeValue: 1 })]],
    ],
    [
      'within delivery hours',
      '2026-11-20T17:00',
      [[product()], { serving: 'delivery', of: branch({ isPreorderEnabled: true }) }],
    ],
    ['no delivery before its hours without preorder', undefined, [[product()], { serving: 'delivery' }]],
    [
      'within the schedule of the product',
      '2026-11-20T18:00',
      [[product({ schedule: [{ type: 'daily', from: '18:00', to: '20:00' }] })]],
    ],
    [
      'and of its category',
      '2026-11-20T19:00',
      [
        [product({ schedule: [{ type: 'daily', from: '18:00', to: '20:00' }] })],
        { schedule: [{ type: 'daily', from: '19:00', to: '22:00' }] },
      ],
    ],
    [
      'when nothing is sold out any more',
      '2026-11-20T15:00',
      [[product({ isSoldOut: true, soldOutUntil: String(at('2026-11-20T15:00')) })]],
    ],
    [
      'with what a bundle holds',
      '2026-11-20T18:00',
      [
        [product({ type: 'bundle', bundle: [{ product: 'soup', amount: 1 }] })],
        { parts: [product({ id: 'soup', schedule: [{ type: 'daily', from: '18:00', to: '20:00' }] })] },
      ],
    ],
    [
      'tomorrow after closing, with preorder',
      '2026-11-21T11:00',
      [[product()], { now: at('2026-11-20T23:30'), of: branch({ isPreorderEnabled: true }) }],
    ],
    ['never while closed without preorder', undefined, [[product()], { now: at('2026-11-20T23:30') }]],
    [
      'never when two schedules do not meet',
      undefined,
      [
        [
          product({ schedule: [{ type: 'daily', from: '11:00', to: '12:00' }] }),
          product({ id: 'q', schedule: [{ type: 'daily', from: '18:00', to: '20:00' }] }),
        ],
      ],
    ],
  ])('%s', (_, expected, args) => {
    expect(first(...args)).toBe(expected)
  })
})
