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

describe('changes of staff that the kitchen has not read', () => {
  test('there are none if staff changed nothing', () => {
    expect(kitchenChanges({ items: [soup], kitchenBefore: null })).toEqual([])
    expect(kitchenChanges({ items: [soup], kitchenBefore: [known(0, 'Suppe', 1)] })).toEqual([])
  })

  test('finds another amount, other options, a new dish, and a removed dish', () => {
    const before = [known(0, 'Suppe', 2), known(1, 'Braten', 1, ['Knödel']), known(2, 'Strudel', 1)]
    const added = anItem({ id: 'n', position: 3, name: 'Salat', amount: 1 })
    expect(kitchenChanges({ items: [soup, roast, added], kitchenBefore: before })).toEqual([
      { before: before[0], item: 's' },
      { before: before[1], item: 'r' },
      { before: undefined, item: 'n' },
      { before: before[2], item: undefined },
    ])
  })

  test('the dishes have the names for staff', () => {
    const melange = anItem({ id: 'm', position: 0, name: 'Viennese melange', staffName: 'Melange', amount: 1 })
    expect(kitchenChanges({ items: [melange], kitchenBefore: [known(0, 'Melange', 1)] })).toEqual([])
  })
})
