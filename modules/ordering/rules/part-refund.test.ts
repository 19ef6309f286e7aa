import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, sum, toDecimal, ZERO } from '#kernel/money.ts'
import { type Happening, ledgerAfter } from '../testing/money-history.ts'
import { backOf, heldOf, moneyOf } from './order-money.ts'
import { partRefund } from './part-refund.ts'

const accounts = (part: Partial<Record<'price' | 'kept' | 'asked' | 'due' | 'tip', number>>) => {
  const { price = 0, kept = 0, asked = 0, due = 0, tip = 0 } = part
  return { price: money(price), kept: money(kept), asked: money(asked), due: money(due), tip: money(tip) }
}
const completed = {
  state: 'completed',
  paymentState: 'paid',
  isRefundAsked: false,
  money: accounts({ price: 23.4 }),
  currency: 'EUR',
  items: [
    { id: 'i1', amount: 2 },
    { id: 'i2', amount: 0.35 },
  ],
} as const

describe('what an amount means (docs/rules/orders.md, Payment)', () => {
  test.each([
    ['a part', completed, { amount: 8.9 }, 'part'],
    ['everything', completed, { amount: 23.4 }, 'all'],
    [
      'the price of an order with a tip is a part',
      { ...completed, money: accounts({ price: 20, tip: 2 }) },
      { amount: 20 },
      'part',
    ],
    ['price and tip are everything', { ...completed, money: accounts({ price: 20, tip: 2 }) }, { amount: 22 }, 'all'],
    [
      'what is already going back is not held',
      { ...completed, money: accounts({ price: 3, due: 5 }) },
      { amount: 3 },
      'all',
    ],
    [
      'a part for items',
      completed,
      {
        amount: 8.9,
        items: [
          { id: 'i1', amount: 1 },
          { id: 'i2', amount: 0.35 },
        ],
      },
      'part',
    ],
    ['items do not set the sum', completed, { amount: 1, items: [{ id: 'i1', amount: 2 }] }, 'part'],
  ] as const)('%s', (_, order, wanted, value) => {
    expect(partRefund(order, wanted)).toEqual({ ok: true, value })
  })

  test.each([
    [
      'an order that goes on',
      { ...completed, state: 'confirmed' },
      { amount: 1 },
      'payment.part_not_possible',
      undefined,
    ],
    ['a cancelled order', { ...completed, state: 'canceled' }, { amount: 1 }, 'payment.part_not_possible', undefined],
    ['an order in cash', { ...completed, paymentState: 'none' }, { amount: 1 }, 'payment.part_not_possible', undefined],
    [
      'all went back',
      { ...completed, paymentState: 'refunded' },
      { amount: 1 },
      'payment.part_not_possible',
      undefined,
    ],
    [
      'money is undecided',
      { ...completed, isRefundAsked: true },
      { amount: 1 },
      'payment.part_not_possible',
      undefined,
    ],
    ['a cent too much', completed, { amount: 23.41 }, 'payment.part_too_high', 'amount'],
    [
      'the tip is not the price',
      { ...completed, money: accounts({ price: 20, tip: 2 }) },
      { amount: 21 },
      'payment.part_too_high',
      'amount',
    ],
    [
      'kept money is not the price',
      { ...completed, money: accounts({ price: 20, kept: 5 }) },
      { amount: 21 },
      'payment.part_too_high',
      'amount',
    ],
    [
      'an item of another order',
      completed,
      {
        amount: 1,
        items: [
          { id: 'i1', amount: 1 },
          { id: 'i9', amount: 1 },
        ],
      },
      'payment.part_item_unknown',
      'items.1.id',
    ],
    [
      'an item named twice',
      completed,
      {
        amount: 1,
        items: [
          { id: 'i1', amount: 1 },
          { id: 'i1', amount: 1 },
        ],
      },
      'payment.part_item_unknown',
      'items.1.id',
    ],
    [
      'more of an item than was ordered',
      completed,
      { amount: 1, items: [{ id: 'i1', amount: 3 }] },
      'payment.part_item_amount',
      'items.0.amount',
    ],
  ] as const)('is refused: %s', (_, order, wanted, code, field) => {
    expect(partRefund(order, wanted)).toMatchObject({ ok: false, code, ...(field ? { field } : {}) })
  })

  test('the refusal names the most that is possible', () => {
    expect(partRefund(completed, { amount: 30 })).toMatchObject({ values: { most: '23,40 EUR' } })
  })
})

const part = (amount: number): Happening => ({ events: [{ event: 'part', amount: money(amount) }], from: 'completed' })
const paid: Happening = { events: [{ event: 'came', amount: money(28), isAsked: true }], tip: 3 }

test('a part moves exactly its amount from the price to the money that is due, with who decided', () => {
  const ledger = ledgerAfter([paid, part(8.9), part(0.1)])
  expect(moneyOf(ledger)).toEqual(accounts({ price: 16, due: 9, tip: 3 }))
  expect(ledger.at(-1)).toMatchObject({ kind: 'refund', from: 'price', decidedBy: { type: 'user', id: 'u1' } })
})

test('a part that is more than the price throws, so that nothing is written', () => {
  expect(() => moneyOf(ledgerAfter([paid, part(25.01)]))).toThrow("more from 'price' than is held")
})

test('parts, failures, refunds by hand and returns in any sequence: no cent is lost, and no account is below 0', () => {
  type Doing = { what: 'part' | 'send' | 'fail' | 'return' | 'by-hand' | 'twice' | 'keep' | 'refund'; cents: number }
  const doing = fc.record<Doing>({
    what: fc.constantFrom(
      'part',
      'part',
      'part',
      'send',
      'send',
      'fail',
      'return',
      'by-hand',
      'twice',
      'keep',
      'refund',
    ),
    cents: fc.integer({ min: 1, max: 900 }),
  })
  fc.assert(
    fc.property(fc.array(doing, { maxLength: 25 }), (doings) => {
      const history: Happening[] = [paid]
      let [came, gone, isAsked] = [2800, 0, false]
      for (const { what, cents: wanted } of doings) {
        const before = moneyOf(ledgerAfter(history))
        const least = (amount: number): number => Math.min(wanted, Math.round(amount * 100))
        const add = (event: Happening['events'][number], asks?: boolean): void => {
          history.push({ events: [event], from: 'completed', total: 25, ...(asks === undefined ? {} : { asks }) })
          isAsked = asks ?? isAsked
        }
        if (what === 'part') {
          const meaning = partRefund({ ...completed, isRefundAsked: isAsked, money: before }, { amount: wanted / 100 })
          // The rule accepts an amount only if staff have decided about all money. The amount must also be at most the money in the account
          // `price`, or exactly all money that the business holds.
          const amount = money(wanted / 100)
          expect(meaning.ok).toBe(!isAsked && (amount <= before.price || amount === heldOf(before)))
          if (meaning.ok)
            add(
              meaning.value === 'part'
                ? { event: 'part', amount: money(wanted / 100) }
                : { event: 'decided', decision: 'refund' },
            )
        }
        if (what === 'send') {
          const cents = least(toDecimal(before.due))
          gone += cents
          add({ event: 'sent', amount: money(cents / 100) })
        }
        if (what === 'by-hand') {
          const cents = Math.min(wanted, came - gone)
          gone += cents
          add({ event: 'sent', amount: money(cents / 100) })
        }
        if (what === 'fail') {
          const cents = least(toDecimal(before.due))
          if (cents > 0) add({ event: 'failed', amount: money(cents / 100) }, true)
        }
        if (what === 'return') {
          const cents = Math.min(wanted, gone)
          gone -= cents
          if (cents > 0) add({ event: 'returned', amount: money(cents / 100) }, true)
        }
        if (what === 'twice') {
          came += wanted
          add({ event: 'came', amount: money(wanted / 100), isAsked: true }, true)
        }
        if ((what === 'keep' || what === 'refund') && isAsked) add({ event: 'decided', decision: what }, false)
        const ledger = ledgerAfter(history)
        const after = moneyOf(ledger)
        expect(sum(Object.values(after))).toBe(money((came - gone) / 100))
        expect(backOf(ledger)).toBe(money(gone / 100))
        expect(Object.values(after).every((amount) => amount >= ZERO)).toBe(true)
        if (what === 'part' || what === 'send') expect([after.kept, after.asked]).toEqual([before.kept, before.asked])
      }
    }),
  )
})
