import { expect, test } from 'vitest'
import { donationTexts } from './donations.ts'

test.each(['de', 'en'] as const)('the texts fit an order of food and a ride (%s)', (locale) => {
  const { before, after, chosen } = donationTexts(locale)
  for (const text of [before, after, chosen('x')]) expect(text).not.toMatch(/bestell|\border\b|fahrt|\bride\b/i)
})
