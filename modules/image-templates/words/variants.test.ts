import { expect, test } from 'vitest'
import { variantName } from './variants.ts'

test.each([
  ['400', 'Normal', 'Regular'],
  ['700italic', 'Fett kursiv', 'Bold italic'],
  ['100', 'Haarfein', 'Thin'],
  ['900', 'Schwarz', 'Black'],
  ['430italic', 'Normal 430 kursiv', 'Regular 430 italic'],
  ['1000', 'Schwarz 1000', 'Black 1000'],
])('the variant %s is called %s and %s', (variant, de, en) => {
  expect([variantName(variant, 'de'), variantName(variant, 'en')]).toEqual([de, en])
})
