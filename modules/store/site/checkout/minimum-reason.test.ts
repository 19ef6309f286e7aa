import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { foodCheckoutTexts } from '../../words/checkout.ts'
import { minimumReason } from './minimum-reason.ts'

const short = { minimum: money(25), missing: money(1.5) }

test.each([
  ['de', short, 'Es fehlen 1,50 EUR bis zum Mindestbestellwert von 25,00 EUR.'],
  ['en', short, 'You are 1,50 EUR short of the minimum order value of 25,00 EUR.'],
  ['de', { minimum: money(25) }, undefined],
  ['de', undefined, undefined],
] as const)('tells what is missing to the minimum order value (%s, %o)', (locale, terms, reason) => {
  expect(minimumReason(terms, 'EUR', foodCheckoutTexts(locale))).toBe(reason)
})
