import { expect, test } from 'vitest'
import type { ServingBranch } from '../../rules/serving.ts'
import { closedNote, closedNow } from './closed.ts'

const house = {
  timeZone: 'Europe/Berlin',
  openingHours: [{ type: 'daily', from: '11:00', to: '22:00' }],
  isDeliveryHoursEnabled: true,
  deliveryHours: [{ type: 'daily', from: '12:00', to: '21:00' }],
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isPreorderEnabled: true,
  leadTimeMinutes: 20,
} satisfies ServingBranch
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Berlin').epochMilliseconds

test('while the branch is open, an order by phone is an ordinary order', () => {
  expect(closedNow(house, 'takeaway', at('2026-11-20T11:00'))).toBeUndefined()
})

test('while the branch is closed, the order is a preorder for the next opening; a delivery uses the delivery hours', () => {
  const night = at('2026-11-20T09:00')
  expect(closedNow(house, 'takeaway', night)).toEqual({
    opens: at('2026-11-20T11:00'),
    isPreorder: true,
    isOnlyDelivery: false,
  })
  expect(closedNow(house, 'delivery', at('2026-11-20T11:30'))).toEqual({
    opens: at('2026-11-20T12:00'),
    isPreorder: true,
    isOnlyDelivery: true,
  })
  expect(closedNow(house, 'delivery', night)).toMatchObject({ isOnlyDelivery: false })
})

test('for a time at which the branch is open but delivers nothing, the note is about deliveries', () => {
  const note = (serving: 'delivery' | 'takeaway', wall: string) => {
    const appointment = String(Temporal.Instant.fromEpochMilliseconds(at(wall)))
    const now = at('2026-11-20T13:00')
    return closedNote(house, { serving, appointment, minutes: 20 }, closedNow(house, serving, now), now)
  }
  expect(note('delivery', '2026-11-20T21:30')).toBe('undelivered')
  expect(note('delivery', '2026-11-20T22:30')).toBe('closed')
  expect(note('takeaway', '2026-11-20T21:30')).toBeUndefined()
})

test('without preorders, or if no next opening is known, no order is accepted', () => {
  const night = at('2026-11-20T23:00')
  expect(closedNow({ ...house, isPreorderEnabled: false }, 'takeaway', night)).toEqual({
    opens: at('2026-11-21T11:00'),
    isPreorder: false,
    isOnlyDelivery: false,
  })
  expect(closedNow({ ...house, openingHours: [] }, 'takeaway', night)).toMatchObject({
    opens: undefined,
    isPreorder: false,
  })
})

test.each<[string, string, string | undefined, Partial<ServingBranch>, ReturnType<typeof closedNote>]>([
  ['open, as soon as possible', '2026-11-20T12:00', undefined, {}, undefined],
  ['open, but closed when it would be ready', '2026-11-20T21:50', undefined, {}, 'closed'],
  ['closed, as soon as possible', '2026-11-20T09:00', undefined, {}, 'preorder'],
  ['closed, for a time at which it is open', '2026-11-20T09:00', '2026-11-20T19:00', {}, undefined],
  ['closed, for a time at which it is closed', '2026-11-20T09:00', '2026-11-20T22:30', {}, 'closed'],
  ['closed, on a day without a free time', '2026-11-20T09:00', '', {}, 'preorder'],
  ['closed without preorders', '2026-11-20T09:00', '2026-11-20T19:00', { isPreorderEnabled: false }, 'refused'],
])('the note about closed hours: %s', (_, now, wanted, more, expected) => {
  const branch = { ...house, ...more }
  const appointment = wanted && String(Temporal.Instant.fromEpochMilliseconds(at(wanted)))
  const entry = { serving: 'takeaway', appointment, minutes: 20 } as const
  expect(closedNote(branch, entry, closedNow(branch, 'takeaway', at(now)), at(now))).toBe(expected)
})
