import { expect, test } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { arrange } from './arrange.ts'

const iso = (time: string) => `2026-03-20T${time}:00Z`
const now = Date.parse(iso('09:42'))
const counterAppointment = {
  appointment: iso('19:00'),
  expiresAt: iso('18:00'),
  message: '',
  state: 'open',
} as const

const young = anOrder({ id: 'young', createdAt: iso('09:41') })
const older = anOrder({ id: 'older', createdAt: iso('09:39'), appointment: iso('20:00') })
const missed = anOrder({ id: 'missed', createdAt: iso('09:30') })
const escalated = anOrder({ id: 'escalated', createdAt: iso('09:36') })
const seen = anOrder({ id: 'seen', createdAt: iso('09:35'), seenAt: iso('09:41') })
const paidLate = anOrder({ id: 'paidLate', createdAt: iso('09:20'), paymentState: 'paid', paidAt: iso('09:40') })
const from1130 = anOrder({ id: 'from1130', createdAt: iso('06:00'), awaitedFrom: iso('11:30') })
const from1100 = anOrder({ id: 'from1100', createdAt: iso('07:00'), awaitedFrom: iso('11:00') })
const from1130Too = anOrder({ id: 'from1130Too', createdAt: iso('08:00'), awaitedFrom: iso('11:30') })
const opened = anOrder({ id: 'opened', createdAt: iso('06:00'), awaitedFrom: iso('09:40') })
const pastBeforeOpening = anOrder({
  id: 'pastBeforeOpening',
  createdAt: iso('05:00'),
  appointment: iso('09:00'),
  awaitedFrom: iso('11:45'),
})
const proposed = anOrder({ id: 'proposed', createdAt: iso('05:00'), counterAppointment })
const proposedBeforeOpening = anOrder({ ...from1100, id: 'proposedBeforeOpening', counterAppointment })
const soon = anOrder({ id: 'soon', state: 'confirmed', appointmentDate: iso('10:00') })
const later = anOrder({ id: 'later', state: 'confirmed', createdAt: iso('06:00'), appointmentDate: iso('10:20') })
const late = anOrder({ id: 'late', state: 'confirmed', appointmentDate: iso('09:40') })

test.each([
  ['an order that waits now is above preorders of a closed branch', [from1130, young], ['young', 'from1130']],
  ['of the orders that wait now, the one that has waited longest is first', [young, older], ['older', 'young']],
  ['a missed order is above the others', [older, young, missed], ['missed', 'older', 'young']],
  [
    'an order that somebody has looked at keeps its place among those that nobody has looked at',
    [escalated, seen, young],
    ['seen', 'escalated', 'young'],
  ],
  ['an order that was paid online waits from its payment on', [paidLate, older, young], ['older', 'paidLate', 'young']],
  [
    'orders that count later are sorted by the time from which they count, then by age',
    [from1130Too, from1130, from1100],
    ['from1100', 'from1130', 'from1130Too'],
  ],
  ['after the opening an order waits like all others', [young, opened, older], ['older', 'opened', 'young']],
  [
    'before the opening an order is below those that wait now, even if its wanted time has passed',
    [pastBeforeOpening, from1130, young],
    ['young', 'from1130', 'pastBeforeOpening'],
  ],
  [
    'an order whose guest must answer a proposed time is last',
    [proposed, proposedBeforeOpening, from1130, young],
    ['young', 'from1130', 'proposed', 'proposedBeforeOpening'],
  ],
  ['accepted orders are sorted by due time, the overdue one first', [later, soon, late], ['late', 'soon', 'later']],
] as const)('the sequence of a column: %s', (_, orders, expected) => {
  const columns = arrange(orders, now)
  expect([...columns.new, ...columns.accepted].map(({ id }) => id)).toEqual(expected)
})
