import { expect, test } from 'vitest'
import { memoryStorage } from '#testing/memory-storage.ts'
import { emptyCart, parseCart, serialiseCart, servingOf, VISIT_MS } from './cart.ts'
import { cartKey, createCartStore } from './cart-store.ts'
import { putBack } from './removed-line.tsx'
import { storeAgain } from './status/store-again.ts'

const product = { id: 'p', name: 'Breze', parts: [], alternativeUnits: [], bundle: [] }
const line = (key: string, amount = 1) => ({ key, product, amount, unit: 'amount', parts: [] }) as never

test('a cart is saved for its branch after each change, and the next page reads it again (specification §4, §9)', () => {
  const storage = memoryStorage()
  const store = createCartStore('b', () => storage)
  store.put(line('1'), 'EUR')
  store.put(line('2'), 'EUR')
  store.put(line('1', 3), 'EUR')
  store.change({ deliveryType: 'dineIn', table: '7', origin: 'table-qr' })
  const again = createCartStore('b', () => storage).read()
  expect(again.items.map(({ amount, key }) => [key, amount])).toEqual([
    ['1', 3],
    ['2', 1],
  ])
  expect(again).toMatchObject({ deliveryType: 'dineIn', table: '7', origin: 'table-qr' })
  expect(createCartStore('other', () => storage).read()).toEqual(emptyCart)
  expect([...storage.kept.keys()]).toEqual([cartKey('b')])
  expect(cartKey('b')).toBe('asp.cart.b')
})

test('clearing empties items, appointment and comment, but not the delivery type (specification §4)', () => {
  const store = createCartStore('b', memoryStorage)
  store.put(line('1'), 'EUR')
  store.change({ comment: 'x', appointment: '2026-11-27T13:35:00Z', deliveryType: 'delivery', deliveryArea: 'Au' })
  store.clear()
  expect(store.read()).toEqual({ ...emptyCart, deliveryType: 'delivery', deliveryArea: 'Au' })
})

test('choices of a dish are kept until it is put into the cart, for 3 hours (docs/rules/cart.md, Where it is kept)', () => {
  const storage = memoryStorage()
  const store = createCartStore(
    'b',
    () => storage,
    () => 0,
  )
  const soup = { ...product, id: 's', minimumQuantity: 1, quantityStepSize: 1, unit: 'amount' }
  const begun = (amount: number, parts: unknown[] = []) =>
    ({ key: 'k', product: soup, amount, unit: 'amount', parts }) as never
  const note = [{ id: 'n', text: 'ohne Zwiebeln' }]
  const kept = (now: number) => parseCart(storage.kept.get(cartKey('b')) ?? null, now).begun
  store.begin(begun(2))
  store.begin(begun(1, note))
  expect(kept(0)).toEqual([begun(1, note)])
  expect(kept(VISIT_MS + 1)).toEqual([])
  store.put(line('1'), 'EUR')
  expect(kept(0)).toHaveLength(1)
  store.put(begun(1), 'EUR')
  expect(kept(0)).toEqual([])
  store.begin(begun(3))
  store.begin(begun(1))
  expect(kept(0), 'nothing is chosen any more').toEqual([])
})

test('the cart works without storage, and notifies its listeners', () => {
  const store = createCartStore('b', () => {
    throw new Error('blocked')
  })
  let told = 0
  const stop = store.subscribe(() => (told += 1))
  store.put(line('1'), 'EUR')
  store.remove('1')
  stop()
  store.put(line('2'), 'EUR')
  expect(told).toBe(2)
  expect(store.read().items).toHaveLength(1)
})

test.each([null, '', '{', '[]', '{"version":0}', '{"version":1,"cart":{"items":[{"key":1}],"origin":"x"}}'])(
  'a stored value that is not a cart gives an empty cart: %s',
  (stored) => {
    expect(parseCart(stored, 0)).toEqual(emptyCart)
  },
)

test('reading keeps the valid parts of a stored cart and leaves out the rest', () => {
  const cart = { ...emptyCart, items: [line('1'), { key: 'broken' } as never], appointment: 'soon' }
  expect(parseCart(serialiseCart(cart, 0), 0)).toEqual({ ...emptyCart, items: [line('1')] })
})

const hour = 60 * 60_000
test('table, time and origin are removed after 3 hours, and the items after 30 days', () => {
  const cart = {
    ...emptyCart,
    items: [line('1')],
    deliveryType: 'dineIn' as const,
    table: '3',
    origin: 'table-qr' as const,
    appointment: '2026-11-27T13:35:00Z',
  }
  const stored = serialiseCart(cart, 0)
  expect(parseCart(stored, 3 * hour)).toEqual(cart)
  expect(parseCart(stored, 3 * hour + 1)).toEqual({ ...emptyCart, items: [line('1')] })
  expect(parseCart(stored, 30 * 24 * hour)).toMatchObject({ items: [line('1')] })
  expect(parseCart(stored, 30 * 24 * hour + 1)).toEqual(emptyCart)
})

test('items that were set aside return to the cart when the rest is ordered', () => {
  const storage = memoryStorage()
  const store = createCartStore('b', () => storage)
  store.change({ items: [line('1')], later: [line('2')], table: '3', comment: 'x' })
  store.forget()
  expect(createCartStore('b', () => storage).read()).toEqual({ ...emptyCart, items: [line('2')] })
})

test('after an order, a guest at a table keeps the table, but the next guest of a self-service screen does not', () => {
  const ordered = { items: [line('1')], comment: 'x', appointment: '2026-11-27T13:35:00Z' }
  const seat = { deliveryType: 'dineIn', table: '3', origin: 'table-qr' } as const
  const storage = memoryStorage()
  const store = createCartStore('b', () => storage)
  store.change({ ...ordered, ...seat })
  store.forget()
  expect(createCartStore('b', () => storage).read()).toEqual({ ...emptyCart, ...seat })
  store.change({ ...ordered, ...seat, origin: 'self-service' })
  store.forget()
  expect(storage.kept.size).toBe(0)
  store.change({ ...ordered, ...seat, deliveryType: 'takeaway' })
  store.forget()
  expect(storage.kept.size).toBe(0)
})

test('another order leads to the same table for 3 hours', () => {
  const order = { tableIdentifier: 'A 3', createdAt: '2026-11-27T12:00:00Z' }
  const at = Date.parse(order.createdAt)
  expect(storeAgain('/de/store/cafe', order, at + 3 * hour)).toBe('/de/store/cafe?table=A%203')
  expect(storeAgain('/de/store/cafe', order, at + 3 * hour + 1)).toBe('/de/store/cafe')
  expect(storeAgain('/de/store/cafe', { ...order, tableIdentifier: null }, at)).toBe('/de/store/cafe')
})

test.each([
  [null, ['takeaway', 'delivery'], 'delivery', 'delivery'],
  ['takeaway', ['takeaway', 'delivery'], 'delivery', 'takeaway'],
  ['dineIn', ['takeaway', 'delivery'], 'delivery', 'delivery'],
  [null, ['takeaway'], 'dineIn', 'takeaway'],
  [null, [], 'takeaway', 'takeaway'],
] as const)('the choice %s of %s with the default %s gives %s', (deliveryType, offered, preferred, serving) => {
  expect(servingOf({ deliveryType }, offered, preferred)).toBe(serving)
})

test('a removed line comes back where it was, and only once', () => {
  const items = [line('1'), line('3')]
  const keys = (back: Parameters<typeof putBack>[1]) => putBack(items, back).map(({ key }) => key)
  expect(keys({ line: line('2'), index: 1 })).toEqual(['1', '2', '3'])
  expect(keys({ line: line('9'), index: 7 })).toEqual(['1', '3', '9'])
  expect(keys({ line: line('3'), index: 0 })).toEqual(['1', '3'])
  expect(putBack([], { line: line('1'), index: 0 })).toHaveLength(1)
})
