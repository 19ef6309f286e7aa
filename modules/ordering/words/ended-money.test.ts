import { expect, test } from 'vitest'
import { cancelNote } from './ended-money.ts'

const pricing = { totalGross: 55 } as Parameters<typeof cancelNote>[0]['pricing']
const paid = { isPaid: true, kind: 'ride', pricing, tip: 2.75, currency: 'EUR' } as const

/** docs/rules/orders.md, Cancelling a ride. The amount contains the tip. */
test.each([
  ['de', paid, 24, 'Die bezahlten 57,75 EUR werden Ihnen rückerstattet.'],
  ['en', paid, 24, 'The 57,75 EUR that you have paid will be refunded.'],
  ['de', paid, null, 'Wegen der bezahlten 57,75 EUR melden wir uns bei Ihnen.'],
  ['en', { ...paid, kind: 'food' }, 24, 'We will be in touch about the 57,75 EUR that you have paid.'],
  ['de', { ...paid, isPaid: false }, 24, undefined],
] as const)('the question before a cancellation says what happens to the money (%s)', (locale, order, hours, words) => {
  expect(cancelNote(order, { freeCancelHours: hours }, locale)).toBe(words)
})
