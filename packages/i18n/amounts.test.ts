import { expect, test } from 'vitest'
import { amountText, countText, lineAmount, measureText } from './amounts.ts'

test.each([
  [0.5, 'de', '0,5'],
  [0.5, 'en', '0.5'],
  [1000, 'de', '1000'],
  [0.1 + 0.2, 'en', '0.3'],
  [1 / 3, 'de', '0,3333'],
] as const)('%s in %s is %s', (amount, locale, text) => {
  expect(amountText(amount, locale)).toBe(text)
})

test.each([
  [2, 'amount', 'de', '2 ×'],
  [0.35, 'kg', 'de', '0,35 kg'],
  [0.35, 'kg', 'en', '0.35 kg'],
  [2, 'serving', 'de', '2 Port.'],
  [1, 'serving', 'en', '1 serving'],
  [2, 'serving', 'en', '2 servings'],
  [0.5, 'package', 'en', '0.5 packs'],
  [2, 'kg', 'en', '2 kg'],
  // This version does not know the unit 'dozen'. A newer version of the server may send it.
  [2, 'dozen', 'en', '2 ×'],
] as const)('%s %s in front of a line in %s is %s (specification §2, §3)', (amount, unit, locale, text) => {
  expect(lineAmount(amount, unit, locale)).toBe(text)
})

test('a measure always has its unit', () => {
  expect(measureText(3, 'amount', 'de')).toBe('3 Stk.')
})

test('a bare amount has its unit unless it counts pieces', () => {
  expect(countText(2, 'amount', 'de')).toBe('2')
  expect(countText(0.75, 'l', 'de')).toMatch(/^0,75\sl$/)
})
