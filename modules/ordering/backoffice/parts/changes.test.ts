import { formatDuration } from '#ui/backoffice/format.ts'
import { describe, expect, test } from 'vitest'
import type { OrderSummary } from '../../contract.ts'
import { anOrder } from '../../testing/an-order.ts'
import { readyAt } from '../../rules/ready.ts'
import { boardTexts } from '../../words/board.ts'
import { changesOf, lastChange, lastOf, SOON_WITHIN_MS, WARNS_AFTER_MS } from './changes.ts'
import { arrange } from './arrange.ts'
import { columnOf, liesAhead, urgencyOf, waitsFrom } from './columns.ts'
import { dueAt, endOf, isUncollected } from './order-words.ts'
import { MINUTES } from './ready-minutes.ts'
import { nextStep } from './steps.ts'

const second = 1000
const minute = 60 * second
const begin = Date.parse('2026-03-20T17:00:07.500Z')
/**
 * Returns the time this many minutes and 11.3 seconds after `begin`. The 11.3 seconds have a reason: changes whole minutes after this time,
 * and changes whole minutes after `begin`, then never happen at the same second of a minute.
 */
const at = (minutes: number) => new Date(begin + minutes * minute + 11_300).toISOString()
/** Points in time during two hours, every 13 seconds. So each second of a minute occurs. */
const twoHours = Array.from({ length: 554 }, (_, index) => begin + index * 13 * second)

const came = { createdAt: new Date(begin).toISOString() }
const counter = (expires: string): Pick<OrderSummary, 'counterAppointment'> => ({
  counterAppointment: { state: 'open', appointment: at(90), expiresAt: expires, message: '' },
})
const orders: Record<string, OrderSummary> = {
  'a new order': anOrder({ id: 'new', ...came }),
  'one that is paid later': anOrder({ id: 'paid', ...came, paidAt: at(7) }),
  'one that came before the branch opens': anOrder({ id: 'closed', ...came, awaitedFrom: at(20) }),
  'one for a time': anOrder({ id: 'for', ...came, appointment: at(50) }),
  'one with a proposed time': anOrder({ id: 'counter', ...came, ...counter(at(30)) }),
  'an accepted one': anOrder({ id: 'accepted', ...came, state: 'confirmed', appointmentDate: at(70) }),
  'one to be collected': anOrder({ id: 'ready', ...came, state: 'in-delivery', appointmentDate: at(40) }),
  'a waiting ride': anOrder({ id: 'ride', ...came, kind: 'ride', appointment: at(80) }),
  'an accepted ride': anOrder({ id: 'ahead', ...came, kind: 'ride', state: 'confirmed', appointmentDate: at(100) }),
}

/** The times that the four minute buttons of an unaccepted order promise, in whole minutes since 1970. */
const promisedMinutes = ({ awaitedFrom }: OrderSummary, now: number) =>
  MINUTES.map((minutes) => {
    const opening = awaitedFrom ? Temporal.Instant.from(awaitedFrom) : undefined
    return Math.floor(readyAt(minutes, opening, Temporal.Instant.fromEpochMilliseconds(now)).epochMilliseconds / minute)
  })

/** Everything on a card that depends on the time, and the card's column. */
function shownOf(order: OrderSummary, now: number) {
  const [due, end] = [dueAt(order), endOf(order)]
  const isNear = end !== undefined && end - now < SOON_WITHIN_MS
  return JSON.stringify([
    urgencyOf(order, now),
    columnOf(order, now),
    liesAhead(order, now),
    isUncollected(order, now),
    now - waitsFrom(order) >= WARNS_AFTER_MS,
    nextStep(order, now, boardTexts('de')),
    due !== undefined && order.state !== 'waiting' ? formatDuration(Math.abs(due - now) / 1000) : '',
    isNear && order.state !== 'waiting' ? formatDuration(Math.abs(end - now) / 1000) : '',
    order.kind === 'food' && order.state === 'waiting' && order.appointment === null ? promisedMinutes(order, now) : '',
  ])
}

describe('a card rendered for the time of its last change shows the same as for the current time', () => {
  // Times more than an hour before the order is due are left out, because the card then shows a time of day.
  test.each(Object.entries(orders))('%s, during two hours', (_, order) => {
    const changes = changesOf(order)
    const near = twoHours.filter((now) => (dueAt(order) ?? now) - now < SOON_WITHIN_MS)
    const wrong = near.filter((now) => shownOf(order, lastChange(changes, now)) !== shownOf(order, now))
    expect(wrong.map((now) => (now - begin) / second)).toEqual([])
  })
})

test('a card does not change every second, but at most a few times a minute', () => {
  for (const order of Object.values(orders)) {
    const changes = changesOf(order)
    const everySecond = Array.from({ length: 7200 }, (_, index) => begin + index * second)
    const drawn = new Set(everySecond.map((now) => lastChange(changes, now)))
    // 120 changes at full minutes, plus the few changes that happen once.
    expect(drawn.size).toBeLessThan(145)
  }
})

test('the columns are the same for the time of their last change and for the current time', () => {
  const all = Object.values(orders)
  const once = all.flatMap((order) => changesOf(order).once)
  const columnsAt = (now: number) =>
    JSON.stringify(Object.values(arrange(all, now)).map((column) => column.map(({ id }) => id)))
  const wrong = twoHours.filter((now) => columnsAt(lastChange({ once, everyMinute: [] }, now)) !== columnsAt(now))
  expect(wrong).toEqual([])
})

test('the last change of ascending times is the same as that of single times in any sequence', () => {
  const once = Object.values(orders).flatMap((order) => changesOf(order).once)
  const ascending = once.toSorted((a, b) => a - b)
  for (const now of [...twoHours, ...once, begin - 10 * 60 * minute])
    expect(lastOf(ascending, now), String(now)).toBe(lastChange({ once, everyMinute: [] }, now))
})
