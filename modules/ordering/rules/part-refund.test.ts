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
    ['a part of an accepted order', { ...completed, state: 'confirmed' }, { amount: 5 }, 'part'],
    ['a part of an order on its way', { ...completed, state: 'in-delivery' }, { amount: 5 }, 'part'],
    ['the whole price of an open order is a part', { ...completed, state: 'confirmed' }, { amount: 23.4 }, 'part'],
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
      'an order that nobody has accepted',
      { ...completed, state: 'waiting' },
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
    [
      'an open order: the tip does not go back',
      { ...completed, state: 'confirmed', money: accounts({ price: 20, tip: 2 }) },
      { amount: 22 },
      'payment.part_too_high',
      'amount',
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

describe('changed items and the end of an order after a partial refund (docs/rules/payments.md, Goodwill)', () => {
  const paid25: Happening = { events: [{ event: 'came', amount: money(25), isAsked: true }] }
  const open = (amount: number): Happening => ({
    events: [{ event: 'part', amount: money(amount) }],
    from: 'confirmed',
  })
  /** The total changes from `before` to `after`. `parts`: the sum of the partial refunds so far. */
  const edit = (before: number, after: number, parts: number, refund = true): Happening => ({
    events: [{ event: 'changed', total: money(after), refund, parts: money(parts) }],
    from: 'confirmed',
    total: before,
  })
  const end = (refund: boolean): Happening => ({ events: [{ event: 'ended', refund }], from: 'confirmed', asks: false })
  const sent = (amount: number): Happening => ({
    events: [{ event: 'sent', amount: money(amount) }],
    from: 'confirmed',
  })
  const failed = (amount: number): Happening => ({
    events: [{ event: 'failed', amount: money(amount) }],
    from: 'confirmed',
    asks: true,
  })
  const kept: Happening = {
    events: [{ event: 'decided', decision: 'keep' }],
    from: 'confirmed',
    asks: false,
    total: 25,
  }

  test.each<[string, Happening[], Parameters<typeof accounts>[0]]>([
    ['a dish of 8.00 less: 8.00 more go back', [open(5), edit(25, 17, 5)], { price: 12, due: 13 }],
    ['the part was sent before', [open(5), sent(5), edit(25, 17, 5)], { price: 12, due: 8 }],
    ['the difference is kept', [open(5), edit(25, 17, 5, false)], { price: 12, kept: 8, due: 5 }],
    ['the new total is below the part', [open(5), edit(25, 3, 5)], { price: 0, due: 25 }],
    ['two changes after it', [open(5), edit(25, 17, 5), edit(17, 15, 5)], { price: 10, due: 15 }],
    ['a part between two changes', [edit(25, 17, 0), open(5), edit(17, 15, 5)], { price: 10, due: 15 }],
    ['a part that failed and was kept is no part', [open(5), failed(5), kept, edit(25, 17, 5)], { price: 17, due: 8 }],
    ['cancelled: only the rest goes back', [open(5), sent(5), end(true)], { due: 20 }],
    ['cancelled and kept: the part still goes back', [open(5), end(false)], { kept: 20, due: 5 }],
    ['cancelled after part and change', [open(5), sent(5), edit(25, 17, 5), sent(8), end(true)], { due: 12 }],
  ])('%s', (_, history, expected) => {
    expect(moneyOf(ledgerAfter([paid25, ...history]))).toEqual(accounts(expected))
  })

  test('in any sequence of parts and changes, each change frees its difference, at most what is held', () => {
    const doing = fc.record({ isPart: fc.boolean(), cents: fc.integer({ min: 0, max: 1200 }), refund: fc.boolean() })
    fc.assert(
      fc.property(fc.array(doing, { maxLength: 12 }), (doings) => {
        const history: Happening[] = [paid25]
        let [total, parts] = [2500, 0]
        for (const { isPart, cents, refund } of doings) {
          const before = moneyOf(ledgerAfter(history))
          const held = Math.round(toDecimal(before.price) * 100)
          const less = Math.min(cents, isPart ? held : total)
          if (isPart) {
            if (less > 0) history.push(open(less / 100))
            parts += less
          } else {
            history.push(edit(total / 100, (total - less) / 100, parts / 100, refund))
            total -= less
          }
          const after = moneyOf(ledgerAfter(history))
          expect(after.price).toBe(money(Math.max(0, held - less) / 100))
          const gone = isPart || refund ? 'due' : 'kept'
          expect(after[gone]).toBe(sum([before[gone], money(Math.min(held, less) / 100)]))
        }
        const all = moneyOf(ledgerAfter([...history, end(true)]))
        expect(all).toEqual(accounts({ due: 25 }))
      }),
    )
  })
})
