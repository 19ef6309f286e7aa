import { expect, test } from 'vitest'
import { unitTexts } from '#i18n/units.ts'
import { type Unit, units } from '#kernel/units.ts'
import { productWords } from './product.ts'

/** Units that count pieces have a short and a long name (Specification §3, Units). */
test.each<[Unit, string, string]>([
  ['amount', 'Stk.', 'Stück (Stk.)'],
  ['serving', 'Port.', 'Portion (Port.)'],
  ['pair', 'Paar', 'Paar'],
  ['person', 'Pers.', 'Person (Pers.)'],
  ['package', 'Pkg.', 'Packung (Pkg.)'],
])('the unit %s is written %s next to an amount and %s in a list of units', (unit, short, long) => {
  expect(unitTexts('de')[unit]).toBe(short)
  expect(productWords('de').choices.unit[unit]).toBe(long)
})

test('every unit has a name in every list of units', () => {
  for (const locale of ['de', 'en'] as const) {
    const { choices } = productWords(locale)
    for (const names of [choices.unit, choices.defaultUnit])
      expect(Object.keys(names).toSorted()).toEqual(Object.keys(units).toSorted())
  }
})
