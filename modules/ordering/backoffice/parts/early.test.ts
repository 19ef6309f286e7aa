import { describe, expect, test } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { boardTexts } from '../../words/board.ts'
import { changesOf, lastChange } from './changes.ts'
import { earlyWordsOf, isEarly } from './early.ts'

const now = Date.parse('2026-03-20T05:10:00Z')
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

describe('a step is early if the order is due in more than an hour; the start of a ride, in more than two hours', () => {
  test.each([
    ['food', 'inDelivery', 60, false],
    ['food', 'inDelivery', 61, true],
    ['food', 'complete', 60, false],
    ['food', 'complete', 61, true],
    ['food', 'complete', -5, false],
    ['ride', 'inDelivery', 120, false],
    ['ride', 'inDelivery', 121, true],
    ['ride', 'complete', 60, false],
    ['ride', 'complete', 61, true],
  ] as const)('%s, %s, due in %i minutes: %s', (kind, step, minutes, early) => {
    expect(isEarly({ kind, appointment: inMinutes(minutes), appointmentDate: null }, step, now)).toBe(early)
  })

  test('an order without a time is never early', () =>
    expect(isEarly({ kind: 'food', appointment: null, appointmentDate: null }, 'complete', now)).toBe(false))

  test('the time that staff promised counts before the time that the guest wanted', () => {
    const times = { appointment: inMinutes(600), appointmentDate: inMinutes(30) }
    expect(isEarly({ kind: 'food', ...times }, 'inDelivery', now)).toBe(false)
  })
})

test.each([
  ['ride', 'takeaway', 'inDelivery', 'Jetzt schon beginnen?'],
  ['ride', 'takeaway', 'complete', 'Jetzt schon abschließen?'],
  ['food', 'delivery', 'inDelivery', 'Trotzdem als „In Zustellung“ melden?'],
  ['food', 'takeaway', 'inDelivery', 'Trotzdem als abholbereit melden?'],
  ['food', 'dineIn', 'complete', 'Trotzdem als serviert melden?'],
  ['food', 'delivery', 'complete', 'Trotzdem als zugestellt melden?'],
  ['food', 'takeaway', 'complete', 'Trotzdem als abgeholt melden?'],
] as const)('%s, %s, %s: the board asks "%s"', (kind, deliveryType, step, question) => {
  expect(boardTexts('de').early[earlyWordsOf({ kind, deliveryType }, step)].question).toBe(question)
})

test.each([
  ['food', 60],
  ['ride', 120],
] as const)('the card of a %s changes at the time from which a step is not early any more', (kind, minutes) => {
  // `due` must not be at a full quarter hour, because every card changes at full quarter hours.
  const due = now + minutes * 60_000 + 7_000
  const changes = changesOf(anOrder({ id: 'a', kind, state: 'confirmed', appointment: new Date(due).toISOString() }))
  const at = due - minutes * 60_000
  expect(lastChange({ ...changes, everyMinute: [] }, at)).toBe(at)
})
