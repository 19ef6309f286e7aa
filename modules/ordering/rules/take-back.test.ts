import { describe, expect, test } from 'vitest'
import type { TimelineEntry } from '../contract/order.ts'
import { orderStates, type OrderState, transitions } from './lifecycle.ts'
import { steps } from './steps.ts'
import { takeBack } from './take-back.ts'
import { type UndoAction, undos } from './undo.ts'

const entry = (
  action: string,
  from: OrderState | null,
  to: OrderState | null,
  type: TimelineEntry['actor']['type'] = 'user',
): TimelineEntry => ({
  id: `${action}-${from}`,
  at: '2026-11-20T15:42:00Z',
  actor: { type, name: '' },
  action,
  from,
  to,
  note: '',
  values: {},
})
const outcome = (state: OrderState, timeline: TimelineEntry[], action: UndoAction) => {
  const taken = takeBack({ state, timeline }, action)
  return taken.ok ? taken.value.to : taken.code
}
const all = Object.keys(undos) as UndoAction[]

describe('undoing a step (docs/rules/orders.md, Taking back; specification §4, Order status)', () => {
  test.each<[UndoAction, OrderState, OrderState[]]>([
    ['undoConfirm', 'confirmed', ['waiting']],
    ['undoInDelivery', 'in-delivery', ['confirmed']],
    ['undoComplete', 'completed', ['confirmed', 'in-delivery']],
  ])('%s leads from %s to the state before: %s', (action, after, before) => {
    const { name } = steps[undos[action]]
    expect(transitions[undos[action]].from).toEqual(before)
    for (const from of before) {
      const timeline = [entry('placed', null, 'waiting', 'customer'), entry(name, from, after)]
      for (const state of orderStates)
        expect([state, outcome(state, timeline, action)]).toEqual([state, state === after ? from : 'order.wrong_state'])
    }
  })

  test('only the last step can be undone, and an undo cannot be undone', () => {
    const stepped = [entry('in-delivery', 'confirmed', 'in-delivery'), entry('completed', 'in-delivery', 'completed')]
    expect(all.map((action) => outcome('completed', stepped, action))).toEqual([
      'order.wrong_state',
      'order.wrong_state',
      'in-delivery',
    ])
    const undone = [...stepped, entry('undo-completed', 'completed', 'in-delivery')]
    expect(outcome('in-delivery', undone, 'undoInDelivery')).toBe('order.undo_late')
  })

  test('notes, prints and a rating after the step change nothing', () => {
    const timeline = [
      entry('completed', 'in-delivery', 'completed'),
      entry('note', 'completed', null),
      entry('printed', 'completed', null, 'device'),
      entry('questionnaire', 'completed', null, 'customer'),
    ]
    expect(outcome('completed', timeline, 'undoComplete')).toBe('in-delivery')
  })

  test.each(['refund', 'refund-part', 'refund-kept'])(
    'it is refused after staff decided about the money: %s',
    (decision) => {
      const timeline = [entry('completed', 'confirmed', 'completed'), entry(decision, 'completed', null)]
      expect(outcome('completed', timeline, 'undoComplete')).toBe('order.undo_late')
    },
  )

  test.each(['customer', 'device', 'system'] as const)('only steps of staff can be undone: %s', (type) => {
    const by = entry('completed', 'confirmed', 'completed', type)
    expect(outcome('completed', [by], 'undoComplete')).toBe('order.undo_late')
    expect(takeBack({ state: 'completed', timeline: [by] }, 'undoComplete')).toMatchObject({
      values: { step: 'complete' },
    })
  })
})
