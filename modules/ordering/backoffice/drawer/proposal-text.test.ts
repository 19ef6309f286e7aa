import { expect, test } from 'vitest'
import { boardTexts } from '../../words/board.ts'
import { proposalText } from './proposal-text.ts'

const now = Date.parse('2026-11-29T21:00:00Z')
const ride = { kind: 'ride', deliveryType: 'takeaway' } as const

test.each([
  [{ ...ride, locale: 'de' }, '2026-11-29T22:30:00Z', 'Wir können Sie um 23:30 Uhr fahren. Passt das für Sie?'],
  [{ ...ride, locale: 'en' }, '2026-11-29T22:30:00Z', 'We can drive you at 23:30. Does that suit you?'],
  [
    { ...ride, locale: 'de' },
    '2026-11-29T23:30:00Z',
    'Wir können Sie am Montag, 30. November 2026 um 00:30 Uhr fahren. Passt das für Sie?',
  ],
  [
    { ...ride, locale: 'en' },
    '2026-11-29T23:30:00Z',
    'We can drive you on Monday, 30 November 2026 at 00:30. Does that suit you?',
  ],
  [
    { kind: 'food', deliveryType: 'delivery', locale: 'en' },
    '2026-12-04T11:00:00Z',
    'We can be with you on Friday, 4 December 2026 at 12:00. Does that suit you?',
  ],
] as const)('%o at %s', (order, at, text) => {
  expect(proposalText(order, Date.parse(at), now, 'Europe/Vienna', boardTexts('de'))).toBe(text)
})
