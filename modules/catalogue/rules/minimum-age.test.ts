import { expect, test } from 'vitest'
import { countries } from '#modules/branches/rules/countries.ts'
import { minimumAge } from './minimum-age.ts'

const none = () => undefined
const beer = { alcohol: 'fermented' } as const
const gin = { alcohol: 'spirits' } as const
const soup = { alcohol: 'none' } as const

test.each(countries)('in %s beer and wine are sold from 16, spirits from 18, food to everybody', (country) => {
  expect(minimumAge([beer, soup], none, country)).toBe(16)
  expect(minimumAge([beer, gin], none, country)).toBe(18)
  expect(minimumAge([soup], none, country)).toBeUndefined()
})

test('a bundle needs the age of its strictest part', () => {
  const bundle = { alcohol: 'none', bundle: [{ product: 'soup' }, { product: 'gin' }, { product: 'gone' }] } as const
  const find = (id: string) => ({ soup, gin })[id]
  expect(minimumAge([bundle], find, 'AT')).toBe(18)
})

test('a product in a cart that was stored before the field existed needs no age', () => {
  expect(minimumAge([{}], none, 'DE')).toBeUndefined()
})
