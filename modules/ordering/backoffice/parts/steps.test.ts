import { boardTexts } from '../../words/board.ts'
import { describe, expect, test } from 'vitest'
import type { OrderSummary } from '../../contract.ts'
import { isRidesOnly } from './order-words.ts'
import { nextStep } from './steps.ts'
import { anOrder } from '../../testing/an-order.ts'

const t = boardTexts('de')
const now = Date.parse('2026-03-20T17:00:00Z')
const step = (part: Partial<OrderSummary>) => nextStep(anOrder({ id: 'a', ...part }), now, t)

describe('a single tap does not take a step long before the order is due', () => {
  test.each([
    ['ride', 'confirmed', '2026-03-20T19:00:00Z', false],
    ['ride', 'confirmed', '2026-03-20T19:00:01Z', true],
    ['ride', 'in-delivery', '2026-03-20T18:00:01Z', true],
    ['ride', 'in-delivery', '2026-03-21T05:10:00Z', true],
    ['ride', 'in-delivery', '2026-03-20T17:00:00Z', false],
    ['ride', 'waiting', '2026-03-21T05:10:00Z', false],
    ['ride', 'confirmed', null, false],
    ['food', 'confirmed', '2026-03-20T18:00:00Z', false],
    ['food', 'confirmed', '2026-03-20T18:00:01Z', true],
    ['food', 'in-delivery', '2026-03-21T05:10:00Z', true],
    ['food', 'waiting', '2026-03-21T05:10:00Z', false],
  ] as const)('%s, %s, wanted for %s: asks %s', (kind, state, appointment, asksFirst) => {
    expect(step({ kind, state, appointment })).toMatchObject({ asksFirst, isPrimary: !asksFirst })
  })

  test('the time that staff promised counts before the time that the guest wanted', () =>
    expect(
      step({
        kind: 'ride',
        state: 'confirmed',
        appointment: '2026-03-21T05:10:00Z',
        appointmentDate: '2026-03-20T17:30:00Z',
      }),
    ).toMatchObject({ asksFirst: false }))
})

test('while a proposal is open, accepting is not the highlighted step; afterwards it is again', () => {
  const proposed = (expiresAt: string): Partial<OrderSummary> => ({
    kind: 'ride',
    counterAppointment: { appointment: '2026-03-20T20:00:00Z', expiresAt, message: '', state: 'open' },
  })
  expect(step(proposed('2026-03-20T18:00:00Z'))).toMatchObject({ label: 'Trotzdem annehmen', isPrimary: false })
  expect(step(proposed('2026-03-20T16:00:00Z'))).toMatchObject({ label: 'Fahrt annehmen', isPrimary: true })
})

test('food is mentioned if at least one branch of the business sells food', () => {
  expect(isRidesOnly([{ kind: 'rides' }, { kind: 'rides' }])).toBe(true)
  expect(isRidesOnly([{ kind: 'rides' }, { kind: 'orders' }])).toBe(false)
  expect(isRidesOnly([])).toBe(false)
})
