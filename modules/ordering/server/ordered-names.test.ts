import { afterAll, beforeAll, expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import type { Product } from '#modules/catalogue/contract.ts'
import { orderingEndpoints, type PublicOrder } from '../contract.ts'
import { inWords } from '../rules/ordered-names.ts'
import { orderedNames } from './ordered-names.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const shownIn = async (keys: { uid: string; hash: string }, locale: 'de' | 'en') => {
  const names = await must(brand.call(orderingEndpoints.publicNames, { params: keys, query: { locale } }))
  return inWords(await brand.status(keys), names)
}
const extras = (order: PublicOrder) => order.ride?.accessoryNames.map(({ name }) => name)

test('accessories follow the language of the page; the order keeps the names as ordered', async () => {
  const german = await brand.place()
  expect(extras(await shownIn(german, 'de'))).toEqual(['Kindersitz'])
  expect(extras(await shownIn(german, 'en'))).toEqual(['Child seat'])
  expect(extras(await brand.status(german))).toEqual(['Kindersitz'])
  const english = await brand.place(brand.draft({ locale: 'en' }))
  expect(extras(await brand.status(english))).toEqual(['Child seat'])
  const shown = await shownIn(english, 'de')
  expect(extras(shown)).toEqual(['Kindersitz'])
  expect(shown.items.map(({ name }) => name)).toContain('Kindersitz')
})

test('an unknown order has no names', async () => {
  const { uid } = await brand.place()
  const call = { params: { uid, hash: 'wrong' }, query: { locale: 'en' as const } }
  expect(await brand.call(orderingEndpoints.publicNames, call)).toMatchObject({ ok: false, status: 404 })
})

const soup = {
  id: 'soup',
  name: 'Rindssuppe',
  bundle: [{ product: 'bread', amount: 2 }],
  parts: [
    { id: 'size', name: 'Größe', type: 'select', options: [{ id: 'l', name: 'Groß' }] },
    { id: 'more', name: 'Dazu', type: 'multiselect', options: [{ id: 'egg', name: 'Ei' }] },
    { id: 'text', name: 'Wunsch', type: 'text', options: [] },
  ],
  translations: {
    en: { name: 'Beef broth', parts: { size: 'Size', 'size.l': 'Large', more: 'With', 'more.egg': 'Egg' } },
  },
}
const bread = { id: 'bread', name: 'Brot', bundle: [], parts: [], translations: { en: { name: 'Bread' } } }
const products = [soup, bread] as unknown as Product[]
const item = (name: string, details: { name: string; value: string }[]) => ({ productId: 'soup', name, details })
const dishOrder = (locale: 'de' | 'en', items: object[]) => ({ locale, items, ride: null }) as never

test('dishes, options and parts of a bundle are translated; texts of the guest and renamed dishes are not', () => {
  const order = dishOrder('de', [
    item('Rindssuppe', [
      { name: 'Größe', value: 'Groß' },
      { name: 'Dazu', value: '2 × Ei' },
      { name: 'Wunsch', value: 'Ei weich' },
      { name: 'Enthält', value: '2 × Brot' },
    ]),
    item('Suppe von früher', []),
  ])
  const { items } = inWords(order, orderedNames(order, products, 'en'))
  expect(items.map(({ name }) => name)).toEqual(['Beef broth', 'Suppe von früher'])
  expect(items[0]?.details.map(({ value }) => value)).toEqual(['Large', '2 × Egg', 'Ei weich', '2 × Bread'])
})

test('a dish that no longer exists has the German name that the order keeps for staff', () => {
  const gone = {
    ...item('Beef broth', [{ name: 'Size', value: 'Large' }]),
    productId: 'gone',
    staffName: 'Rindssuppe',
    staffDetails: [{ name: 'Größe', value: 'Groß' }],
  }
  const order = dishOrder('en', [gone])
  const [shown] = inWords(order, orderedNames(order, [], 'de')).items
  expect(shown).toMatchObject({ name: 'Rindssuppe', details: [{ value: 'Groß' }] })
  expect(orderedNames(order, products, 'en')).toEqual({})
})
