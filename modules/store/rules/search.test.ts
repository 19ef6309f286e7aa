import { describe, expect, it } from 'vitest'
import { emptySearch, nameRank, searchIndex, type SearchedProduct, type StoreSearch } from './search.ts'

const product = (id: string, more: Partial<SearchedProduct> = {}): SearchedProduct => ({
  id,
  name: id,
  description: '',
  translations: {},
  allergens: '',
  tagIds: [],
  ...more,
})
const products = [
  product('dumpling', {
    name: 'Semmelknödel',
    description: 'Mit Rahmschwammerln',
    translations: { en: { name: 'Bread dumplings', description: 'With creamy mushrooms' } },
    allergens: 'A, C, G',
    tagIds: ['vegetarian'],
  }),
  product('soup', { name: 'Weißwurstsuppe', allergens: 'L' }),
  product('salad', { name: 'Gurkensalat', allergens: 'M', tagIds: ['vegetarian', 'vegan'] }),
  product('beer', { name: 'Helles 0,5 l', allergens: 'A', tagIds: ['vegan', 'vegetarian'] }),
]
const found = (search: Partial<StoreSearch>, locale: 'de' | 'en' = 'de') => {
  const ids = searchIndex(products, locale, ({ id }) => ({
    name: id === 'beer' ? 'Getränke' : 'Speisen',
    translations: { en: { name: 'Food' } },
  })).find({ ...emptySearch, ...search })
  return ids && [...ids.keys()]
}

describe('Search on the storefront', () => {
  it.each<[string, readonly string[] | undefined]>([
    ['', undefined],
    ['   ', undefined],
    ['Semmelknödel', ['dumpling']],
    ['knödel', ['dumpling']],
    ['knoedel', ['dumpling']],
    ['KNODEL', ['dumpling']],
    ['weisswurst', ['soup']],
    ['weißwurst', ['soup']],
    ['rahm semmel', ['dumpling']],
    ['rahm suppe', []],
    ['getränke', ['beer']],
    ['ge', ['beer']],
    ['0,5', ['beer']],
    ['mushrooms', []],
  ])('%s', (text, ids) => {
    expect(found({ text })).toEqual(ids)
  })

  it('searches in the texts of the language', () => {
    expect(found({ text: 'mushroom' }, 'en')).toEqual(['dumpling'])
    expect(found({ text: 'gurken' }, 'en')).toEqual(['salad'])
    expect(found({ text: 'food' }, 'en')).toHaveLength(4)
  })

  it.each<[string, Partial<StoreSearch>, readonly string[]]>([
    ['one diet', { diets: ['vegetarian'] }, ['dumpling', 'salad', 'beer']],
    ['all of several diets', { diets: ['vegetarian', 'vegan'] }, ['salad', 'beer']],
    ['without an allergen', { withoutAllergens: ['A'] }, ['soup', 'salad']],
    ['without any of several', { withoutAllergens: ['A', 'M'] }, ['soup']],
    ['all at once', { text: 'salat', diets: ['vegan'], withoutAllergens: ['G'] }, ['salad']],
  ])('%s', (_, search, ids) => {
    expect(found(search)).toEqual(ids)
  })
})

describe('Ranking of dishes for an order by phone (docs/rules/back-office.md, Order board)', () => {
  it.each<[string, readonly string[]]>([
    // Names that contain the whole word come first, the shortest one at the top.
    ['breze', ['Ofenfrische Breze', 'Weißwürste mit Breze', 'Brezensuppe', 'Obazda']],
    // Only the beginning of a word is typed. First come names that begin with the typed text, then names in which another word begins with
    // it.
    ['bre', ['Brezensuppe', 'Ofenfrische Breze', 'Weißwürste mit Breze', 'Obazda']],
    // Names that contain the text inside a word come before dishes whose description contains it.
    ['suppe', ['Brezensuppe', 'Ofenfrische Breze', 'Weißwürste mit Breze', 'Obazda']],
    ['breze weisswurste', ['Weißwürste mit Breze', 'Ofenfrische Breze', 'Brezensuppe', 'Obazda']],
  ])('%s', (text, names) => {
    const listed = ['Weißwürste mit Breze', 'Obazda', 'Ofenfrische Breze', 'Brezensuppe']
    const found = listed.toSorted((a, b) => nameRank(b, text) - nameRank(a, text))
    const inName = names.filter((name) => nameRank(name, text) > 0)
    expect(found.slice(0, inName.length)).toEqual(inName)
    expect(inName.length).toBeGreaterThan(0)
  })

  it('an empty search gives every name the rank 0', () => expect(nameRank('Breze', ' ')).toBe(0))
})
