import { expect, test } from 'vitest'
import { paymentHint } from './open-price.ts'

const certain = { estimated: false, needsConfirmation: false, rough: [] as const }

test.each([
  ['mollie', certain, 'de', 'weiter zur sicheren Zahlungsseite'],
  [
    'mollie',
    { ...certain, estimated: true },
    'de',
    'weiter zur sicheren Zahlungsseite. Was Sie online bezahlen, ist der endgültige Preis, auch wenn er hier mit „ca.“ steht.',
  ],
  [
    'datatrans',
    { ...certain, rough: ['to'] },
    'en',
    'on to the secure payment page. What you pay online is the final price, even if it is shown as “approx.” here.',
  ],
  ['cash', { ...certain, estimated: true }, 'de', 'beim Fahrer'],
] as const)('%s, %j, %s (docs/rules/money.md, Rides)', (method, view, locale, hint) => {
  expect(paymentHint(method, view, locale)).toBe(hint)
})
