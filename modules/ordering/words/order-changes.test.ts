import { expect, test } from 'vitest'
import type { Locale } from '#contract/locale.ts'
import { type ChangeInWords, orderChangeText } from './order-changes.ts'

const gone: ChangeInWords = {
  name: 'Brotzeitbrettl',
  unit: 'amount',
  amountBefore: 1,
  amountAfter: 0,
  newPrice: null,
  refunded: 13.9,
  kept: 0,
}

test.each<[Locale, Partial<ChangeInWords>, string]>([
  ['de', {}, '1 × Brotzeitbrettl nicht mehr dabei. 13,90 EUR werden Ihnen rückerstattet.'],
  ['en', {}, '1 × Brotzeitbrettl no longer included. 13,90 EUR will be refunded to you.'],
  ['de', { refunded: 0 }, '1 × Brotzeitbrettl nicht mehr dabei.'],
  [
    'de',
    { amountBefore: 1, amountAfter: 2, refunded: 0, total: { before: 20, after: 24.6 } },
    'Brotzeitbrettl: jetzt 2 ×, bisher 1 ×. Gesamt jetzt 24,60 EUR, bisher 20,00 EUR.',
  ],
  [
    'en',
    { total: { before: 25, after: 11.1 } },
    '1 × Brotzeitbrettl no longer included. Total now 11,10 EUR, before 25,00 EUR. 13,90 EUR will be refunded to you.',
  ],
  ['de', { amountBefore: 3, amountAfter: 2, refunded: 0 }, 'Brotzeitbrettl: jetzt 2 ×, bisher 3 ×.'],
  [
    'en',
    { unit: 'kg', amountBefore: 0.5, amountAfter: 0.35, refunded: 0 },
    'Brotzeitbrettl: now 0.35 kg, before 0.5 kg.',
  ],
  [
    'de',
    { refunded: 0, kept: 13.9 },
    '1 × Brotzeitbrettl nicht mehr dabei. Der Unterschied von 13,90 EUR zu Ihrer Zahlung wird nicht automatisch rückerstattet, wir regeln ihn mit Ihnen persönlich.',
  ],
  [
    'en',
    { refunded: 0, kept: 13.9 },
    '1 × Brotzeitbrettl no longer included. The difference of 13,90 EUR to what you paid is not refunded automatically: we will settle it with you in person.',
  ],
  ['de', { amountAfter: 1, newPrice: 12, refunded: 0 }, '1 × Brotzeitbrettl kostet jetzt 12,00 EUR.'],
])('text of a changed order (%s): %j', (locale, more, text) => {
  const written = orderChangeText({ ...gone, ...more }, 'EUR', locale)
  expect(written.replaceAll('\u00a0', ' ')).toBe(text)
  expect(written).not.toMatch(/\d (×|kg)/)
})

test('describes an added dish and changed choices', () => {
  const change = {
    name: 'Brotzeitbrettl',
    unit: 'amount',
    amountBefore: 0,
    amountAfter: 1,
    newPrice: null,
    refunded: 0,
    kept: 0,
  }
  expect(orderChangeText(change, 'EUR', 'de')).toMatch(/^1.×.Brotzeitbrettl ist neu dabei\.$/)
  const chosen = { ...change, amountBefore: 1, choices: 'groß, ohne Zwiebeln' }
  expect(orderChangeText(chosen, 'EUR', 'de')).toBe('Brotzeitbrettl: jetzt mit groß, ohne Zwiebeln.')
})
