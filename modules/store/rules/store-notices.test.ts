import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { servingState } from './serving.ts'
import { type NoticedBranch, seatNotices, servingNotice, storeNotices } from './store-notices.ts'

const zone = 'Europe/Berlin'
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant()
const branch = (more: Partial<NoticedBranch> = {}): NoticedBranch => ({
  timeZone: zone,
  openingHours: [{ type: 'daily', from: '11:00', to: '23:00' }],
  deliveryHours: [{ type: 'daily', from: '17:00', to: '21:00' }],
  isDeliveryHoursEnabled: true,
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isPreorderEnabled: false,
  leadTimeMinutes: 20,
  closedMessage: 'Wir sind im Urlaub.',
  ...more,
})
/** The notices in a short form that tests can compare: code, next opening, and other delivery types. */
const told = (more: Partial<NoticedBranch>, wall: string) =>
  storeNotices(branch(more), at(wall)).map((notice) => {
    if (notice.code === 'preorder') return notice.isHandledLater ? 'preorder, handled later' : 'preorder'
    if (notice.code === 'closed-message') return notice.message
    const next = notice.next ? ` ${notice.next.written} ${notice.next.date.toString()} ${notice.next.time}` : ''
    return `${notice.code}${next}${notice.code === 'no-delivery' ? ` ${notice.offers.join('+')}` : ''}`
  })
const only = (date: string): NoticedBranch['openingHours'] => [{ type: 'once', date, from: '11:00', to: '12:00' }]

describe('Notices in the intro (specification §2, Closed intro)', () => {
  it.each<[string, Partial<NoticedBranch>, string, readonly string[]]>([
    ['open for everything', {}, '2026-11-20T18:00', []],
    ['opens later today', {}, '2026-11-20T09:00', ['closed time 2026-11-20 11:00']],
    ['opens tomorrow', {}, '2026-11-20T23:30', ['closed weekday 2026-11-21 11:00']],
    [
      'opens in 6 days',
      { openingHours: only('2026-11-26'), deliveryHours: [] },
      '2026-11-20T12:00',
      ['closed weekday 2026-11-26 11:00'],
    ],
    [
      'opens in 7 days: with its date',
      { openingHours: only('2026-11-27'), deliveryHours: [] },
      '2026-11-20T12:00',
      ['closed date 2026-11-27 11:00'],
    ],
    [
      'no next shift: the branch’s own words',
      { openingHours: [], deliveryHours: [] },
      '2026-11-20T12:00',
      ['Wir sind im Urlaub.'],
    ],
    [
      'closed, with preorder',
      { isPreorderEnabled: true },
      '2026-11-20T09:00',
      ['closed time 2026-11-20 11:00', 'preorder, handled later'],
    ],
    ['no delivery yet', {}, '2026-11-20T12:00', ['no-delivery time 2026-11-20 17:00 takeaway+dineIn']],
    [
      'no delivery any more',
      { isDineInEnabled: false },
      '2026-11-20T22:00',
      ['no-delivery weekday 2026-11-21 17:00 takeaway'],
    ],
    [
      'no delivery ever',
      { deliveryHours: [], isTakeawayEnabled: false, isDineInEnabled: false },
      '2026-11-20T12:00',
      ['no-delivery '],
    ],
    [
      'no delivery, with preorder',
      { isPreorderEnabled: true },
      '2026-11-20T12:00',
      ['no-delivery time 2026-11-20 17:00 takeaway+dineIn', 'preorder'],
    ],
    ['a branch that does not deliver', { isDeliveryEnabled: false }, '2026-11-20T12:00', []],
    [
      'whose delivery hours open nothing',
      { isDeliveryEnabled: false, openingHours: only('2026-11-21') },
      '2026-11-20T18:00',
      ['closed weekday 2026-11-21 11:00'],
    ],
    [
      'delivery goes on after the house closed',
      { deliveryHours: [{ type: 'daily', from: '11:00', to: '02:00' }] },
      '2026-11-21T00:30',
      [],
    ],
    ['delivery without hours of its own', { isDeliveryHoursEnabled: false }, '2026-11-20T12:00', []],
  ])('%s', (_, more, wall, expected) => {
    expect(told(more, wall)).toEqual(expected)
  })

  it('the notices match the opening state at every time', () => {
    const hours = fc.constantFrom<NoticedBranch['openingHours']>(
      [],
      [{ type: 'daily', from: '11:00', to: '23:00' }],
      [{ type: 'daily', from: '17:00', to: '02:00' }],
      [{ type: 'daily', from: '00:00', to: '24:00' }],
      [
        { type: 'monday', isClosed: true },
        { type: 'daily', from: '11:00', to: '14:00' },
        { type: 'daily', from: '17:00', to: '22:00' },
      ],
    )
    const anyBranch = fc
      .record({
        openingHours: hours,
        deliveryHours: hours,
        isDeliveryHoursEnabled: fc.boolean(),
        isDeliveryEnabled: fc.boolean(),
        isTakeawayEnabled: fc.boolean(),
        isDineInEnabled: fc.boolean(),
        isPreorderEnabled: fc.boolean(),
      })
      .map(branch)
    const minutes = fc.integer({ min: 0, max: 30 * 24 * 60 })
    fc.assert(
      fc.property(anyBranch, minutes, (one, offset) => {
        const now = at('2026-10-15T00:00').add({ minutes: offset })
        const notices = storeNotices(one, now)
        const codes = notices.map(({ code }) => code)
        const pickup = servingState(one, 'takeaway', now).isOpen
        const delivery = one.isDeliveryEnabled && servingState(one, 'delivery', now).isOpen
        expect(codes.some((code) => code.startsWith('closed'))).toBe(!pickup && !delivery)
        expect(codes.includes('no-delivery')).toBe(one.isDeliveryEnabled && pickup && !delivery)
        expect(codes.includes('preorder')).toBe(one.isPreorderEnabled && codes.length > 1)
        for (const notice of notices) {
          if (notice.code === 'preorder') expect(notice.isHandledLater).toBe(!pickup && !delivery)
          if (notice.code === 'no-delivery')
            for (const type of notice.offers) expect(servingState(one, type, now).isOpen).toBe(true)
          if ((notice.code === 'closed' || notice.code === 'no-delivery') && notice.next) {
            expect(Temporal.Instant.compare(notice.next.at, now)).toBeGreaterThan(0)
            const types = notice.code === 'no-delivery' ? (['delivery'] as const) : (['takeaway', 'delivery'] as const)
            expect(types.some((type) => servingState(one, type, notice.next?.at ?? now).isOpen)).toBe(true)
          }
        }
      }),
      { numRuns: 200 },
    )
  })
})

it.each<[string, 'takeaway' | 'delivery', boolean, string, string | undefined]>([
  ['open', 'takeaway', false, '2026-11-20T12:00', undefined],
  ['delivery chosen but closed', 'delivery', false, '2026-11-20T12:00', 'no-delivery'],
  ['closed', 'takeaway', false, '2026-11-20T09:00', 'closed'],
  ['closed, with preorder', 'takeaway', true, '2026-11-20T09:00', 'closed, preorder'],
])(
  'the checkout shows the notice (specification §2, Checkout, Notices): %s',
  (_, serving, isPreorderEnabled, wall, expected) => {
    const notice = servingNotice(branch({ isPreorderEnabled }), serving, at(wall))
    expect(notice && `${notice.code}${notice.isPreorderPossible ? ', preorder' : ''}`).toBe(expected)
  },
)

describe('Notices for a guest at a table', () => {
  const at3 = (more: Partial<NoticedBranch>, wall: string) =>
    seatNotices(branch(more), at(wall)).map((one) => (one.code === 'closed' ? `closed ${one.next.time}` : one.code))
  it.each<[string, Partial<NoticedBranch>, string, readonly string[]]>([
    ['open, though nothing is delivered', {}, '2026-11-20T12:00', []],
    ['closed', {}, '2026-11-20T09:00', ['closed 11:00']],
    ['closed, with preorder', { isPreorderEnabled: true }, '2026-11-20T09:00', ['closed 11:00', 'preorder']],
    [
      'delivered before the house opens',
      { deliveryHours: [{ type: 'daily', from: '08:00', to: '21:00' }] },
      '2026-11-20T09:00',
      ['closed 11:00'],
    ],
    ['no next shift', { openingHours: [], deliveryHours: [] }, '2026-11-20T12:00', ['closed-message']],
  ])('%s', (_, more, wall, said) => {
    expect(at3(more, wall)).toEqual(said)
  })
})
