import { expect, test } from 'vitest'
import type { OrderSummary } from '../../contract.ts'
import { anOrder } from '../../testing/an-order.ts'
import { boardTexts } from '../../words/board.ts'
import { cardTime, type CardTimeKind } from './card-time.ts'

const now = Date.parse('2026-03-20T17:42:00Z')
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const ride = { kind: 'ride', ride: { route: { seconds: 1800 } } } as unknown as Partial<OrderSummary>

/** A proposed time that the guest has not answered. */
const proposed = (expiresAt: string) => ({
  counterAppointment: { appointment: at(90), expiresAt, message: '', state: 'open' as const },
})

/**
 * Tests the rules in docs/rules/back-office.md, Times on a card. The last two columns are the expected result: the shown time in minutes
 * from now, and its colour.
 */
test.each<[string, Partial<OrderSummary>, CardTimeKind, number, string]>([
  ['waits for a minute', { state: 'waiting', createdAt: at(-1) }, 'since', -1, ''],
  ['waits for three minutes', { state: 'waiting', createdAt: at(-3) }, 'since', -3, 'warn'],
  ['waits for eleven minutes', { state: 'waiting', createdAt: at(-11) }, 'since', -11, 'late'],
  ['waits for its guest', { state: 'waiting', createdAt: at(-11), ...proposed(at(30)) }, 'since', -11, ''],
  [
    'waits for its guest, its wanted time is over',
    { state: 'waiting', createdAt: at(-11), appointment: at(-1), ...proposed(at(30)) },
    'since',
    -11,
    '',
  ],
  ['got no answer of its guest', { state: 'waiting', createdAt: at(-11), ...proposed(at(-1)) }, 'since', -11, 'late'],
  ['waits for the opening', { state: 'waiting', createdAt: at(-30), awaitedFrom: at(60) }, 'ordered', -30, ''],
  ['accepted without a time', { state: 'confirmed', createdAt: at(-5) }, 'ordered', -5, ''],
  ['food, due tonight', { state: 'confirmed', appointmentDate: at(90) }, 'for', 90, ''],
  ['food, due soon', { state: 'confirmed', appointmentDate: at(12) }, 'dueIn', 12, ''],
  ['food, due now', { state: 'confirmed', appointmentDate: at(0.4) }, 'dueNow', 0.4, ''],
  ['food, late', { state: 'confirmed', appointmentDate: at(-5) }, 'over', -5, 'late'],
  ['food on its way', { state: 'in-delivery', appointmentDate: at(12) }, 'dueIn', 12, ''],
  ['a ride to come', { ...ride, state: 'confirmed', appointmentDate: at(12) }, 'for', 12, ''],
  ['a ride that should have begun', { ...ride, state: 'confirmed', appointmentDate: at(-5) }, 'over', -5, 'late'],
  ['a ride under way', { ...ride, state: 'in-delivery', appointmentDate: at(-5) }, 'arrives', 25, ''],
  ['a ride that is late', { ...ride, state: 'in-delivery', appointmentDate: at(-40) }, 'over', -10, 'late'],
])('an order that %s shows what its time means', (_, part, kind, minutes, look) =>
  expect(cardTime(anOrder({ id: 'a', createdAt: at(-20), ...part }), now)).toEqual({
    kind,
    at: now + minutes * 60_000,
    look,
  }),
)

test('each meaning has words of its own, so that no two can be confused', () => {
  for (const locale of ['de', 'en'] as const) {
    const { hint, ...words } = boardTexts(locale).card.time
    const said = Object.values(words).map((word) => word('#'))
    expect(new Set(said).size).toBe(said.length)
    expect(said.every((text) => text !== '#')).toBe(true)
    expect(Object.keys(hint)).toEqual(Object.keys(words))
  }
})
