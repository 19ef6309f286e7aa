import { describe, expect, test } from 'vitest'
import { anItem } from '#modules/ordering/testing/an-order.ts'
import { kitchenChanges } from './changes.ts'

const known = (position: number, name: string, amount: number, choices: string[] = []) => ({
  position,
  name,
  amount,
  unit: 'amount',
  choices,
})
const soup = anItem({ id: 's', position: 0, name: 'Suppe', amount: 1 })
const roast = anItem({
  id: 'r',
  position: 1,
  name: 'Braten',
  amount: 1,
  details: [{ name: 'Beilage', value: 'Kraut' }],
})

describe('changes that the kitchen has not taken note of', () => {
  test('none where nothing was changed', () => {
    expect(kitchenChanges({ items: [soup], kitchenBefore: null })).toEqual([])
    expect(kitchenChanges({ items: [soup], kitchenBefore: [known(0, 'Suppe', 1)] })).toEqual([])
  })

  test('another amount, other choices, a new dish, and one that is gone', () => {
    const before = [known(0, 'Suppe', 2), known(1, 'Braten', 1, ['Knödel']), known(2, 'Strudel', 1)]
    const added = anItem({ id: 'n', position: 3, name: 'Salat', amount: 1 })
    expect(kitchenChanges({ items: [soup, roast, added], kitchenBefore: before })).toEqual([
      { before: before[0], item: 's' },
      { before: before[1], item: 'r' },
      { before: undefined, item: 'n' },
      { before: before[2], item: undefined },
    ])
  })

  test('the names are those of staff', () => {
    const melange = anItem({ id: 'm', position: 0, name: 'Viennese melange', staffName: 'Melange', amount: 1 })
    expect(kitchenChanges({ items: [melange], kitchenBefore: [known(0, 'Melange', 1)] })).toEqual([])
  })
})
