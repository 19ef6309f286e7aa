import { expect, test } from 'vitest'
import { cardOf } from './card.ts'

const product = (id: string, more: object = {}) => ({
  id,
  type: 'simple',
  isEnabled: true,
  isPublic: true,
  createdAt: '2026-01-01T00:00:00Z',
  ...more,
})
const menu = (availableFrom: string, products: string[], branch = 'b') => ({
  availableFrom,
  branches: [branch],
  catalog: [{ products }],
})
const products = ['soup', 'roast', 'cake'].map((id) => product(id))
const span = { from: Temporal.Instant.from('2026-11-01T00:00:00Z'), to: Temporal.Instant.from('2026-11-15T00:00:00Z') }
const card = (menus: ReturnType<typeof menu>[], all = products) => {
  const { now, whole } = cardOf({ menus, products: all }, 'b', span)
  return [[...now], [...whole]]
}

test('a dish that the menu listed from the first day on was offered in the whole range', () => {
  expect(card([menu('2026-06-01T00:00:00Z', ['soup', 'roast'])])).toEqual([
    ['soup', 'roast'],
    ['soup', 'roast'],
  ])
})

test('a dish that a menu added or removed within the range was not offered in the whole range', () => {
  const menus = [menu('2026-11-10T00:00:00Z', ['roast', 'cake']), menu('2026-06-01T00:00:00Z', ['soup', 'roast'])]
  expect(card(menus)).toEqual([['roast', 'cake'], ['roast']])
})

test('menus of the future, of the past and of other branches are ignored', () => {
  const menus = [
    menu('2026-12-01T00:00:00Z', ['cake']),
    menu('2026-03-01T00:00:00Z', ['cake']),
    menu('2026-06-01T00:00:00Z', ['soup']),
    menu('2026-07-01T00:00:00Z', ['cake'], 'other'),
  ]
  expect(card(menus)).toEqual([['soup'], ['soup']])
})

test('without a menu all public dishes count as offered, but dishes that are new in the range not for the whole range; vehicles never count', () => {
  const all = [
    product('soup'),
    product('new', { createdAt: '2026-11-05T00:00:00Z' }),
    product('car', { type: 'vehicle' }),
    product('off', { isEnabled: false }),
    product('staff', { isPublic: false }),
  ]
  expect(card([], all)).toEqual([['soup', 'new'], ['soup']])
})
