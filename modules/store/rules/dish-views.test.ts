import { expect, test } from 'vitest'
import { dishViews } from './dish-views.ts'

const dish = {
  id: 'a',
  name: 'Breze',
  description: 'resch',
  translations: { en: { name: 'Pretzel', description: 'crisp' } },
  images: [],
  price: 1.9,
  unit: 'amount',
  calculationModel: 'fixed',
  isPublic: true,
  isEnabled: true,
  categoryId: null,
  type: 'configurable',
  parts: [],
} as const satisfies Parameters<typeof dishViews>[0][number]

test('the products that a page names are returned in its order and language', () => {
  const other = { ...dish, id: 'b', name: 'Radi', translations: {} }
  expect(dishViews([dish, other], ['b', 'gone', 'a'], 'en', 'EUR').map(({ name, text }) => [name, text])).toEqual([
    ['Radi', 'resch'],
    ['Pretzel', 'crisp'],
  ])
})

test('a price is shown only if it is fixed and per piece; disabled and non-public products are not shown', () => {
  const shown = (more: Partial<Record<keyof typeof dish, unknown>>) =>
    dishViews([{ ...dish, ...more } as typeof dish], ['a'], 'de', 'EUR').map(({ price }) => price)
  expect(shown({})).toEqual(['1,90 EUR'])
  const sizes = [0, 1].map((price) => ({ id: `${price}`, name: '', price, modifier: 'add', value: '' }))
  const parts = [{ id: 's', name: '', type: 'select', isOptional: false, options: sizes }]
  expect(shown({ parts })).toEqual([undefined])
  for (const more of [{ unit: 'kg' }, { calculationModel: 'approximate' }, { price: null }])
    expect(shown(more)).toEqual([undefined])
  for (const more of [{ isPublic: false }, { isEnabled: false }]) expect(shown(more)).toEqual([])
})
