import { describe, expect, test } from 'vitest'
import { answeredEntries } from './faq-entries.ts'
import { steppedIndex } from './lightbox-steps.ts'

describe('FAQ accordion (specification §2)', () => {
  test('shows only entries with question and answer', () => {
    const entries = [
      { question: 'A?', answer: '' },
      { question: ' ', answer: 'b' },
      { question: 'C?', answer: 'c' },
    ]
    expect(answeredEntries(entries)).toEqual([{ id: 'faq-c', question: 'C?', answer: 'c' }])
  })

  test('each entry has its own address', () => {
    const twice = [
      { question: 'Wann öffnen Sie? Größe é!', answer: 'x' },
      { question: 'Wann öffnen Sie? Größe é!', answer: 'y' },
    ]
    expect(answeredEntries(twice).map(({ id }) => id)).toEqual([
      'faq-wann-oeffnen-sie-groesse-e',
      'faq-wann-oeffnen-sie-groesse-e-2',
    ])
  })
})

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, undefined],
  [0, -1, 3, undefined],
  [1, -1, 3, 0],
] as const)(
  'lightbox: a step from %d by %d of %d pictures (specification §2: a step beyond either end closes)',
  (index, by, count, next) => {
    expect(steppedIndex(index, by, count)).toBe(next)
  },
)
