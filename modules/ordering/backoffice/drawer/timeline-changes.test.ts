import { expect, test } from 'vitest'
import { editOf } from './timeline-changes.ts'

const change = (values: Record<string, unknown>) =>
  editOf(
    {
      id: 't1',
      at: '2026-11-27T20:00:00Z',
      actor: { type: 'user', name: 'Anna' },
      action: 'edit-item',
      from: null,
      to: null,
      note: '',
      values: { item: 'Schweinsbraten', before: { amount: 2, unitPrice: 18.9 }, ...values },
    },
    'EUR',
    'de',
  ).change.replaceAll('\u00a0', ' ')

const same = { amount: 2, unitPrice: 18.9 }
const choices = { staffChoices: 'Semmelknödel, Blaukraut', staffChoicesBefore: 'Kartoffelknödel, Krautsalat' }

test('a dish that was chosen differently shows its old and its new choices', () => {
  expect(change({ after: same, ...choices })).toBe('Kartoffelknödel, Krautsalat → Semmelknödel, Blaukraut')
  expect(change({ after: { amount: 3, unitPrice: 19.9 }, ...choices })).toBe(
    '2 → 3, 18,90 € → 19,90 €, Kartoffelknödel, Krautsalat → Semmelknödel, Blaukraut',
  )
})

test('an entry of an older version, and one without choices, stay readable', () => {
  expect(change({ after: same, staffChoices: 'Semmelknödel' })).toBe('Semmelknödel')
  expect(change({ after: { amount: 1, unitPrice: 18.9 } })).toBe('2 → 1')
  expect(change({ after: same, staffChoices: '', staffChoicesBefore: 'Blaukraut' })).toBe('2 → 2, Blaukraut → –')
})
