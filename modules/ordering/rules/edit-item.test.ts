import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, sum, toDecimal } from '#kernel/money.ts'
import { priceLine, totalsOf } from '#kernel/pricing.ts'
import { type EditableOrder, editItem, type StoredItem } from './edit-item.ts'

const item = (
  id: string,
  amount: number,
  unitPrice: number,
  taxRate = 7,
  more: Partial<StoredItem> = {},
): StoredItem => {
  const line = priceLine({ key: id, amount, unitPrice: money(unitPrice), taxRate })
  return {
    id,
    amount,
    unitPrice,
    taxRate,
    net: toDecimal(line.net),
    tax: toDecimal(line.tax),
    gross: toDecimal(line.gross),
    calculationModel: 'fixed',
    isPriceHidden: false,
    ...more,
  }
}
/** Returns an order with these items and the delivery fee `fee`. Its total is the sum of both. */
const placed = (items: readonly StoredItem[], more: Partial<EditableOrder> & { fee?: number } = {}): EditableOrder => ({
  kind: 'food',
  state: 'waiting',
  paymentState: 'none',
  items,
  pricing: {
    deliveryGross: more.fee ?? 0,
    totalGross: toDecimal(sum([...items.map(({ gross }) => money(gross)), money(more.fee ?? 0)])),
  },
  deliveryTerms: null,
  ...more,
})
const two = [item('a', 2, 15.9), item('b', 1, 3.8, 19)]

describe('Editing an item of an order (docs/rules/back-office.md, Order board)', () => {
  test('refuses an amount and price whose product is too large, before anything is computed', () => {
    const hidden = item('a', 1, 0, 7, { isPriceHidden: true })
    expect(editItem(placed([hidden]), { item: 'a', amount: 100_000, unitPrice: 1_000_000 })).toMatchObject({
      ok: false,
      code: 'field.too_large',
      field: 'amount',
    })
  })

  test('a smaller amount changes its line, its tax and the sum; the other line does not change', () => {
    const done = editItem(placed(two), { item: 'a', amount: 1 })
    if (!done.ok) throw new Error(done.code)
    expect(toDecimal(done.value.totals.totalGross)).toBe(19.7)
    expect(toDecimal(done.value.difference)).toBe(-15.9)
    expect(done.value.totals.taxes.map(({ rate, gross }) => [rate, toDecimal(gross)])).toEqual([
      [19, 3.8],
      [7, 15.9],
    ])
  })

  test('amount 0 removes an item; the last item cannot be removed', () => {
    const done = editItem(placed(two), { item: 'b', amount: 0 })
    expect(done.ok && [done.value.line, toDecimal(done.value.totals.totalGross)]).toEqual([undefined, 31.8])
    expect(editItem(placed([item('a', 1, 5)]), { item: 'a', amount: 0 })).toMatchObject({ code: 'order.last_item' })
  })

  test.each([
    ['a ride', { kind: 'ride' }, { item: 'a', amount: 1 }, 'order.item_fixed'],
    ['an ended order', { state: 'completed' }, { item: 'a', amount: 1 }, 'order.wrong_state'],
    ['a payment under way', { paymentState: 'open' }, { item: 'a', amount: 1 }, 'order.unpaid'],
    ['an unknown item', {}, { item: 'z', amount: 1 }, 'record.not_found'],
    ['an agreed price', {}, { item: 'a', amount: 1, unitPrice: 9 }, 'order.price_fixed'],
    ['more of what is paid', { paymentState: 'paid' }, { item: 'a', amount: 3 }, 'order.paid_higher'],
    ['more after everything went back', { paymentState: 'refunded' }, { item: 'a', amount: 3 }, 'order.paid_higher'],
  ] as const)('%s is refused', (_, more, edit, code) => {
    expect(editItem(placed(two, more), edit)).toMatchObject({ ok: false, code })
  })

  test('staff can lower the amount of an item of a paid order; the result contains the amount to refund', () => {
    const done = editItem(placed(two, { paymentState: 'paid' }), { item: 'a', amount: 1 })
    expect(done.ok && toDecimal(done.value.difference)).toBe(-15.9)
  })

  test.each(['approximate', 'minimum'] as const)(
    'a price that was %s gets its final value and is fixed then',
    (model) => {
      const open = [item('a', 0.43, 40, 7, { calculationModel: model })]
      const done = editItem(placed(open), { item: 'a', amount: 0.45, unitPrice: 40 })
      expect(done.ok && [toDecimal(done.value.totals.totalGross), done.value.totals.isApproximate]).toEqual([18, false])
    },
  )

  test('a new amount is computed with the unrounded unit price; a price set by staff is not rounded', () => {
    const open = [item('a', 849, 0.0309, 7, { exactUnitPrice: '1543/5', calculationModel: 'approximate' })]
    const gross = (edit: { amount: number; unitPrice?: number }) => {
      const done = editItem(placed(open), { item: 'a', ...edit })
      return done.ok && toDecimal(done.value.totals.totalGross)
    }
    expect([gross({ amount: 850 }), gross({ amount: 850, unitPrice: 0.0309 })]).toEqual([26.23, 26.27])
  })

  test('a hidden price that staff set is visible from then on', () => {
    const done = editItem(placed([item('a', 1, 0, 7, { isPriceHidden: true })]), {
      item: 'a',
      amount: 1,
      unitPrice: 12.5,
    })
    expect(done.ok && [toDecimal(done.value.totals.totalGross), done.value.totals.hasHiddenPrices]).toEqual([
      12.5,
      false,
    ])
  })
})

describe("The delivery fee follows the order's own terms, in the guest's favour only", () => {
  const terms = { taxRate: 7, freeFrom: 30 }
  test('a higher value of goods makes the delivery free', () => {
    const order = placed([item('a', 1, 15.9)], { fee: 2.5, deliveryTerms: terms })
    const done = editItem(order, { item: 'a', amount: 2 })
    expect(done.ok && [toDecimal(done.value.totals.deliveryGross), toDecimal(done.value.totals.totalGross)]).toEqual([
      0, 31.8,
    ])
  })
  test('a value of exactly the limit makes the delivery free; a free delivery stays free', () => {
    const paid = placed([item('a', 1, 15)], { fee: 2.5, deliveryTerms: terms })
    const more = editItem(paid, { item: 'a', amount: 2 })
    expect(more.ok && toDecimal(more.value.totals.deliveryGross)).toBe(0)
    const free = placed([item('a', 2, 15)], { fee: 0, deliveryTerms: terms })
    const less = editItem(free, { item: 'a', amount: 1 })
    expect(less.ok && toDecimal(less.value.totals.totalGross)).toBe(15)
  })
})

test('after any edit of any order the lines add up to the total to the cent, and the difference is exact', () => {
  const price = fc.integer({ min: 0, max: 500_000 }).map((units) => units / 10_000)
  const amount = fc.integer({ min: 1, max: 99_000 }).map((thousandths) => thousandths / 1000)
  const rate = fc.constantFrom(0, 7, 8.1, 10, 19, 20)
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amount, price, rate), { minLength: 2, maxLength: 6 }),
      fc.integer({ min: 0, max: 50_000 }),
      fc.integer({ min: 0, max: 1000 }).map((cents) => cents / 100),
      (rows, thousandths, fee) => {
        const items = rows.map(([many, each, tax], index) => item(String(index), many, each, tax))
        const order = placed(items, { fee, deliveryTerms: { taxRate: 19, freeFrom: null } })
        const done = editItem(order, { item: '0', amount: thousandths / 1000 })
        if (!done.ok) throw new Error(done.code)
        const { totals, lines, difference } = done.value
        const goods = sum(lines.map(({ gross }) => gross))
        expect(totals.totalGross).toBe(goods + money(fee))
        expect(sum(totals.taxes.map(({ gross }) => gross))).toBe(totals.totalGross)
        expect(totals.totalNet + totals.totalTax).toBe(totals.totalGross)
        expect(money(order.pricing.totalGross) + difference).toBe(totals.totalGross)
        // If all lines are added up again, the total is the same: rounding errors do not accumulate.
        expect(totals.gross).toBe(totalsOf(lines).gross)
      },
    ),
  )
})
