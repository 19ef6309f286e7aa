import { expect, test } from 'vitest'
import { startCatalogue } from './start-catalogue.ts'

const product = (id: string, type: 'simple' | 'vehicle', isPublic = true) => ({ id, type, isPublic })
const products = [
  product('van', 'vehicle'),
  product('hidden van', 'vehicle', false),
  product('soup', 'simple'),
  product('bread', 'simple'),
  product('hidden soup', 'simple', false),
]
const group = (categoryId: string, ...ids: string[]) => ({ categoryId, products: ids })
const menus = [{ id: 'winter', catalog: [group('soups', 'soup', 'hidden soup'), group('sides', 'bread')] }]

test('the initial load has vehicles, the public products that pages show, and menus with only these', () => {
  const start = startCatalogue({ products, menus }, new Set(['soup', 'hidden soup', 'unknown']))
  expect(start.products.map(({ id }) => id)).toEqual(['van', 'soup'])
  expect(start.menus).toEqual([{ id: 'winter', catalog: [group('soups', 'soup')] }])
})
