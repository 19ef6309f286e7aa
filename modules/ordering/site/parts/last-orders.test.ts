import { expect, test } from 'vitest'
import {
  forgetLastOrders,
  freshOrders,
  orderedWords,
  readLastOrders,
  rememberEnd,
  rememberOrder,
} from './last-orders.ts'

const day = 24 * 60 * 60_000
const order = (uid: string, at: number) => ({
  uid,
  hash: 'h',
  branchId: 'b',
  kind: 'food' as const,
  at,
  text: '1 × Helles',
  againKey: '',
  again: '[]',
})

function device() {
  const kept = new Map<string, string>()
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
}

test('the newest orders come first, and at most eight are kept', () => {
  const storage = device()
  for (const [index, uid] of [...'ABCDEFGHIB'].entries()) rememberOrder(order(uid, index), storage)
  expect(readLastOrders(10, storage).map(({ uid }) => uid)).toEqual([...'BIHGFEDC'])
})

test('an order is removed after 90 days, or with one call', () => {
  const storage = device()
  rememberOrder(order('A', 0), storage)
  expect(readLastOrders(89 * day, storage)).toHaveLength(1)
  expect(readLastOrders(90 * day, storage)).toEqual([])
  forgetLastOrders(storage)
  expect(readLastOrders(0, storage)).toEqual([])
})

test('a damaged entry counts as no orders', () => {
  for (const damaged of ['{', '[1]', '{"uid":1}', '[{"uid":"A"}]']) {
    const storage = device()
    storage().setItem('asp.orders', damaged)
    expect(readLastOrders(0, storage)).toEqual([])
  }
})

test('an order of food is fresh for a day, a ride for a week', () => {
  const storage = device()
  const fresh = (now: number) => freshOrders(now, storage).map(({ uid }) => uid)
  rememberOrder(order('F', 0), storage)
  expect(fresh(day - 1)).toEqual(['F'])
  expect(fresh(day)).toEqual([])
  rememberOrder({ ...order('R', 0), kind: 'ride' }, storage)
  expect(fresh(day - 1)).toEqual(['R', 'F'])
  expect(fresh(6 * day)).toEqual(['R'])
  expect(fresh(7 * day)).toEqual([])
})

test('returns all open orders; if all have ended, only the newest order', () => {
  const storage = device()
  const fresh = () => freshOrders(5, storage).map(({ uid }) => uid)
  for (const [index, uid] of ['delivery', 'table', 'more'].entries()) rememberOrder(order(uid, index), storage)
  expect(fresh()).toEqual(['more', 'table', 'delivery'])
  rememberEnd(['more'], 5, { storage })
  expect(fresh()).toEqual(['table', 'delivery'])
  rememberEnd(['table', 'delivery', 'unknown'], 5, { storage })
  expect(fresh()).toEqual(['more'])
  expect(readLastOrders(5, storage).every(({ isOver }) => isOver)).toBe(true)
  // Staff undid the completion of this order, so it is open again.
  rememberEnd(['table'], 5, { isOver: false, storage })
  expect(fresh()).toEqual(['table'])
})

test('an order is written in the language of the page; what an earlier release stored stays as it was ordered', () => {
  const storage = device()
  const words = { de: { text: '2 × Schweinsbraten' }, en: { text: '2 × Roast pork' } }
  rememberOrder(order('old', 0), storage)
  rememberOrder({ ...order('new', 1), ...words.de, words }, storage)
  const written = (locale: 'de' | 'en') => readLastOrders(2, storage).map((one) => orderedWords(one, locale).text)
  expect(written('de')).toEqual(['2 × Schweinsbraten', '1 × Helles'])
  expect(written('en')).toEqual(['2 × Roast pork', '1 × Helles'])
})

test('long texts are cut in every language', () => {
  const storage = device()
  const long = { text: 'x'.repeat(200) }
  rememberOrder({ ...order('A', 0), ...long, words: { de: long, en: long } }, storage)
  const [stored] = readLastOrders(0, storage)
  for (const text of [stored?.text, stored?.words?.de.text, stored?.words?.en.text])
    expect(text).toBe(`${'x'.repeat(159)}…`)
})

test('a cancelled order is kept and marked as cancelled', () => {
  const storage = device()
  const canceled = () => readLastOrders(1, storage).map(({ isCanceled = false }) => isCanceled)
  rememberOrder(order('A', 0), storage)
  rememberEnd(['A'], 1, { storage })
  expect(canceled()).toEqual([false])
  rememberEnd(['A'], 1, { isCanceled: true, storage })
  expect(canceled()).toEqual([true])
  rememberEnd(['A'], 1, { storage })
  expect(canceled()).toEqual([true])
  // Staff undid the cancellation.
  rememberEnd(['A'], 1, { isOver: false, isCanceled: false, storage })
  expect(canceled()).toEqual([false])
})
