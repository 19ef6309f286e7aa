import { expect, test } from 'vitest'
import { servingBranch as branch } from '../testing/serving-branch.ts'
import { lateTexts } from './late-texts.ts'

const now = Temporal.Instant.from('2026-11-22T17:16:00Z')
const product = (id: string, days = 0) => ({
  id,
  name: id,
  translations: {},
  bundle: [],
  schedule: [],
  soldOutUntil: null,
  isSoldOut: false,
  isLeadTimeEnabled: days > 0,
  leadTimeType: 'days',
  leadTimeValue: days,
})
const texts = (products: object[], locale: 'de' | 'en' = 'de', appointment: Temporal.Instant | null = null) => {
  const items = products.map((one, index) => ({ key: String(index), product: one, amount: 1, parts: [] }))
  const store = { branch, products, categories: [], menus: [] }
  return Object.fromEntries(
    lateTexts({ store, cart: { items, serving: 'takeaway', appointment }, now, locale } as never),
  )
}

test('only a product with a long lead time says from when it is possible', () => {
  const products = [product('Suppe'), product('Herz', 1), product('Torte', 3)]
  expect(texts(products)).toEqual({ Herz: 'morgen ab 18:20 Uhr', Torte: 'am 25.11.26 ab 18:20 Uhr' })
  expect(texts(products, 'en')).toMatchObject({ Herz: 'tomorrow from 18:20' })
  expect(texts([product('Suppe')])).toEqual({})
})

test('a product that is not possible on any day says so', () => {
  expect(texts([product('Herz', 400)])).toEqual({ Herz: 'Herz ist in den nächsten 180 Tagen nicht möglich.' })
})

test('if the guest has chosen a time, no other time is named', () => {
  expect(texts([product('Herz', 1)], 'de', now.add({ hours: 72 }))).toEqual({})
})
