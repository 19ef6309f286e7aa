import { expect, test } from 'vitest'
import { type DishFigures, menuHints } from './menu-hints.ts'

const sales = { orders: 200, before: 200, minutes: 20 }
const dish = (more: Partial<DishFigures> = {}): DishFigures => ({
  id: 'a',
  name: 'Suppe',
  orders: 40,
  before: 42,
  chances: 200,
  ...more,
})
const time = (minutes: number, beside: [string, number][] = []) => ({ minutes, orders: 10, beside: new Map(beside) })
const kinds = (...dishes: DishFigures[]) => menuHints(dishes, sales).map(({ kind }) => kind)
const hinted = (one: DishFigures) =>
  menuHints([one], sales).flatMap(({ kind, dishes }) => dishes.map(({ value, other }) => [kind, value, other]))

test('a dish with steady sales, usual time and good reviews gets no hint', () => {
  expect(kinds(dish({ time: time(24), rating: { mean: 3.6, count: 9 } }))).toEqual([])
})

test("'unsold' needs 20 orders of the branch, 'seldom' needs 100", () => {
  expect(hinted(dish({ orders: 0, before: 0, chances: 20 }))).toEqual([['unsold', 0, null]])
  expect(kinds(dish({ orders: 0, before: 0, chances: 19 }))).toEqual([])
  expect(hinted(dish({ orders: 1, before: 1 }))).toEqual([['seldom', 1, null]])
  expect(kinds(dish({ orders: 2, before: 2 }))).toEqual([])
  expect(kinds(dish({ orders: 1, before: 1, chances: 99 }))).toEqual([])
})

test("'fallen' and 'risen' compare shares of all orders and leave out changes that may be chance", () => {
  expect(hinted(dish({ orders: 10, before: 40 }))).toEqual([['fallen', 10, 40]])
  expect(hinted(dish({ orders: 40, before: 10 }))).toEqual([['risen', 40, 10]])
  expect(kinds(dish({ orders: 30, before: 40 }))).toEqual([])
  // The orders of the dish and of the branch have both halved. So the share of the dish has not changed, and there is no hint.
  expect(menuHints([dish({ orders: 20, before: 40 })], { orders: 100, before: 200, minutes: null })).toEqual([])
})

test('a dish is slow if its orders take at least a quarter longer and at least five minutes longer than all orders', () => {
  expect(hinted(dish({ time: time(25) }))).toEqual([['slow', 25, 20]])
  expect(kinds(dish({ time: time(24.9) }))).toEqual([])
  expect(menuHints([dish({ time: time(14) })], { ...sales, minutes: 10 })).toEqual([])
})

test('a dish is not slow if half of its orders contain a slower dish', () => {
  const slow = (...dishes: DishFigures[]) =>
    menuHints(dishes, sales).flatMap(({ dishes: some }) => some.map(({ name }) => name))
  const fish = dish({ id: 'f', name: 'Fisch', time: time(50, [['b', 5]]) })
  expect(slow(dish({ id: 'b', name: 'Bier', time: time(40, [['f', 5]]) }), fish)).toEqual(['Fisch'])
  expect(slow(dish({ id: 'b', name: 'Braten', time: time(40, [['f', 4]]) }), fish)).toEqual(['Fisch', 'Braten'])
  // A dish is left out only if the slower dish in its orders has a hint itself.
  expect(
    slow(
      fish,
      dish({ id: 'b', name: 'Bier', time: time(45, [['f', 9]]) }),
      dish({ id: 'r', name: 'Rettich', time: time(44, [['b', 9]]) }),
    ),
  ).toEqual(['Fisch', 'Rettich'])
})

test('hints are sorted by the urgency of their kind; within a kind, the most striking dish comes first', () => {
  const found = menuHints(
    [
      dish({ id: 'b', name: 'Braten', time: time(40) }),
      dish({ id: 'c', name: 'Fisch', time: time(50) }),
      dish({ id: 'd', name: 'Brot', orders: 0, before: 0 }),
      dish({ id: 'e', name: 'Kuchen', rating: { mean: 3.5, count: 3 } }),
    ],
    sales,
  )
  expect(found.map(({ kind, dishes }) => [kind, dishes.map(({ name }) => name)])).toEqual([
    ['disliked', ['Kuchen']],
    ['unsold', ['Brot']],
    ['slow', ['Fisch', 'Braten']],
  ])
})
