import { expect, test } from 'vitest'
import { lacksProducts } from './set-up-gaps.ts'

test.each<[string, number | undefined, boolean]>([
  ['nothing set up', 0, true],
  ['one product', 1, false],
  ['still loading', undefined, false],
])('reports missing products: %s', (_, products, expected) => {
  expect(lacksProducts(products)).toBe(expected)
})
