import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { money, sum, toDecimal, ZERO } from '#kernel/money.ts'
import { type Happening, ledgerAfter } from '../testing/money-history.ts'
import { latePaymentAsksForRefund, type OrderState } from './lifecycle.ts'
import { freedBy, type MoneyEvent } from './money-events.ts'
import { heldOf, MoneyEntry, type MoneyMove, moneyOf } from './order-money.ts'

const came = (amount: number, isAsked: boolean): MoneyEvent => ({ event: 'came', amount: money(amount), isAsked })
const paid = (amount: number, from: OrderState = 'waiting'): Happening => ({
  events: [came(amount, true)],
  from,
  asks: latePaymentAsksForRefund(from),
})
/**
 * `twice`: the guest pays a second time, or pays the correct amount after a wrong one. `mismatch`: the guest pays a wrong amount. In both cases
 * staff must decide about the money.
 */
const twice = (amount: number, from: OrderState = 'waiting'): Happening => ({ ...paid(amount, from), asks: true })
const mismatch = (amount: number): Happening => ({ events: [came(amount, false)], asks: true })
const edit = (total: number, refund = false): Happening => ({
  events: [{ event: 'changed', total: money(total), refund, parts: ZERO }],
  total,
})
const keep = (total: number, from: OrderState = 'waiting'): Happening => ({
  events: [{ event: 'decided', decision: 'keep' }],
  asks: false,
  total,
  from,
})
const refund = (from: OrderState = 'waiting'): Happening => ({
  events: [{ event: 'decided', decision: 'refund' }],
  asks: false,
  from,
})
const back = (amount: number): Happening => ({ events: [{ event: 'sent', amount: money(amount) }] })
const allBack: Happening = { events: [{ event: 'sent', amount: 'all' }], asks: false }
const failed = (amount: number): Happening => ({ events: [{ event: 'failed', amount: money(amount) }], asks: true })
const returned = (amount: number): Happening => ({ events: [{ event: 'returned', amount: money(amount) }], asks: true })
/**
 * The order is rejected, is cancelled or fails. `decision`: whether staff refund the money; undefined if nobody decides, for example when
 * the guest cancels a paid order.
 */
const ends = (decision?: boolean): Happening => ({
  events: [{ event: 'ended', refund: decision }],
  asks: decision === undefined,
})

/**
 * Money is refunded only if somebody decides it (docs/rules/orders.md, Payment). Each row: a description, the steps, and the expected amounts
 * in the accounts `price`, `kept`, `asked` (somebody must decide) and `due` (is still to be refunded).
 */
test.each<[string, Happening[], [number, number, number, number]]>([
  ['paid', [paid(25)], [25, 0, 0, 0]],
  ['never paid, changed', [edit(17)], [0, 0, 0, 0]],
  ['a difference to be refunded', [paid(25), edit(17, true)], [17, 0, 0, 8]],
  ['the difference was refunded', [paid(25), edit(17, true), back(8)], [17, 0, 0, 0]],
  ['a difference that is kept', [paid(25), edit(17, false)], [17, 8, 0, 0]],
  ['one difference is kept, one is refunded', [paid(25), edit(17, false), edit(15, true)], [15, 8, 0, 2]],
  ['the refund failed', [paid(25), edit(17, true), failed(8)], [17, 0, 8, 0]],
  ['the failed refund is kept', [paid(25), edit(17, true), failed(8), keep(17)], [17, 8, 0, 0]],
  ['the failed refund is decided again', [paid(25), edit(17, true), failed(8), refund()], [17, 0, 0, 8]],
  [
    'the next difference leaves the failed one undecided',
    [paid(25), edit(17, true), failed(8), edit(15, true)],
    [15, 0, 8, 2],
  ],
  ['a bank sent the refund back', [paid(25), edit(17, true), back(8), returned(8)], [17, 0, 8, 0]],
  ['paid twice', [paid(25), twice(25)], [25, 0, 25, 0]],
  ['paid twice while a refund waits', [paid(25), edit(17, true), twice(25)], [17, 0, 25, 8]],
  ['the second payment is kept', [paid(25), edit(17, true), twice(25), keep(17)], [17, 25, 0, 8]],
  ['the second payment is refunded, too', [paid(25), edit(17, true), twice(25), refund()], [17, 0, 0, 33]],
  ['another amount', [mismatch(30)], [0, 0, 30, 0]],
  ['more, accepted', [mismatch(30), keep(25)], [25, 5, 0, 0]],
  ['less, accepted', [mismatch(20), keep(25)], [20, 0, 0, 0]],
  ['less was accepted, the price falls by less than that', [mismatch(20), keep(25), edit(22, true)], [20, 0, 0, 0]],
  ['another amount, then the right one', [mismatch(30), twice(25)], [25, 0, 30, 0]],
  ['another amount is refunded, the guest pays again', [mismatch(30), refund(), back(30), paid(25)], [25, 0, 0, 0]],
  ['ended unfulfilled, refunded', [paid(25), edit(17, false), twice(25), ends(true)], [0, 0, 0, 50]],
  ['ended unfulfilled, kept', [paid(25), twice(25), ends(false)], [0, 50, 0, 0]],
  ['ended unfulfilled, not decided', [paid(25), ends()], [0, 0, 25, 0]],
  [
    'ended unfulfilled, money kept before is refunded, too',
    [paid(25), edit(17, false), ends(), refund('canceled')],
    [0, 0, 0, 25],
  ],
  ['paid after the end', [ends(), paid(25, 'canceled')], [0, 0, 25, 0]],
  [
    'paid again after the end, while the first payment is being refunded',
    [paid(25), ends(true), twice(25, 'canceled')],
    [0, 0, 25, 25],
  ],
  ['completed, then everything is refunded', [paid(25), refund('completed')], [0, 0, 0, 25]],
  [
    'completed, then everything is refunded: an earlier question had been answered by hand',
    [mismatch(30), back(30), paid(25), refund('completed')],
    [0, 0, 0, 25],
  ],
  ['completed, only undecided money is refunded', [paid(25), twice(25), refund('completed')], [25, 0, 0, 25]],
  [
    'completed, a second try refunds no more than the first',
    [paid(25), edit(17, true), failed(8), refund('completed'), failed(8), refund('completed')],
    [17, 0, 0, 8],
  ],
  [
    'undecided money refunded by hand: an order that continues refunds no more',
    [paid(25), twice(25), back(25), refund()],
    [25, 0, 0, 0],
  ],
  ['completed, undecided money refunded by hand', [paid(25), twice(25), back(25), refund('completed')], [25, 0, 0, 0]],
  ['refunded by hand before the decision', [paid(25), back(8), edit(17, true)], [17, 0, 0, 0]],
  ['everything was refunded', [paid(25), edit(17, false), ends(true), allBack], [0, 0, 0, 0]],
  [
    'everything was sent back by a bank and is accepted as the payment',
    [paid(25), allBack, returned(25), keep(25)],
    [25, 0, 0, 0],
  ],
])('%s', (_, timeline, expected) => {
  const { price, kept, asked, due } = moneyOf(ledgerAfter(timeline))
  expect([price, kept, asked, due].map(toDecimal)).toEqual(expected)
})

describe('a tip is paid with the price, but is not part of it (docs/rules/money.md, Tips)', () => {
  const tipped = (amount: number, from: OrderState = 'waiting'): Happening => ({ ...paid(amount, from), tip: 3 })
  test.each<[string, Happening[], [number, number, number, number, number]]>([
    ['paid', [tipped(28)], [25, 0, 0, 0, 3]],
    ['a cheaper order leaves the tip', [tipped(28), edit(17, true)], [17, 0, 0, 8, 3]],
    ['a refund by hand takes the price first', [tipped(28), back(26)], [0, 0, 0, 0, 2]],
    ['ended unfulfilled, refunded', [tipped(28), ends(true)], [0, 0, 0, 28, 0]],
    ['ended unfulfilled, kept', [tipped(28), ends(false)], [0, 28, 0, 0, 0]],
    ['ended unfulfilled, not decided', [tipped(28), ends()], [0, 0, 28, 0, 0]],
    ['paid after the end', [ends(), tipped(28, 'canceled')], [0, 0, 28, 0, 0]],
    ['a second payment is no second tip', [tipped(28), { ...twice(28), tip: 3 }], [25, 0, 28, 0, 3]],
    ['completed, everything is refunded', [tipped(28), refund('completed')], [0, 0, 0, 28, 0]],
  ])('%s', (_, timeline, expected) => {
    const { price, kept, asked, due, tip } = moneyOf(ledgerAfter(timeline))
    expect([price, kept, asked, due, tip].map(toDecimal)).toEqual(expected)
  })
})

describe('for any sequence of events', () => {
  type Doing = { what: string; amount: number; isRefund: boolean }
  const doing = fc.record<Doing>({
    what: fc.constantFrom('pay', 'pay', 'edit', 'edit', 'keep', 'refund', 'back', 'fail', 'return', 'end', 'complete'),
    amount: fc.integer({ min: 1, max: 30 }),
    isRefund: fc.boolean(),
  })

  test('every cent is in exactly one account, and is refunded only after a decision', () => {
    fc.assert(
      fc.property(fc.array(doing, { maxLength: 20 }), (doings) => {
        const history: Happening[] = []
        let [total, held, gone, isPaid, isAsked] = [100, 0, 0, false, false]
        let state: OrderState = 'waiting'
        for (const { what, amount, isRefund } of doings) {
          const before = moneyOf(ledgerAfter(history))
          const next = happening()
          if (!next) continue
          isAsked = next.asks ?? isAsked
          history.push({ ...next, from: next.from ?? state })
          if (next.ends) state = next.ends
          const ledger = ledgerAfter(history)
          const after = moneyOf(ledger)
          expect(sum([heldOf(after), after.due])).toBe(money(held))
          if (!next.decides) expect(after.due).toBeLessThanOrEqual(before.due)
          if (what === 'edit') expect(after.kept).toBeGreaterThanOrEqual(before.kept)
          if (what === 'edit' && isRefund)
            expect(after.due).toBe(sum([before.due, freedBy(before, money(total), ZERO)]))
          expect(ledger.every((entry) => entry.amount > 0)).toBe(true)

          function happening(): (Happening & { decides?: boolean; ends?: OrderState }) | undefined {
            const isOpen = state === 'waiting'
            switch (what) {
              case 'pay': {
                const isFirst = !isPaid && isOpen
                const sum = isFirst ? total : amount
                held += sum
                isPaid = true
                return isFirst ? paid(sum, state) : twice(sum, state)
              }
              case 'edit': {
                if (!isOpen || total <= amount) return undefined
                total -= amount
                return { ...edit(total, isRefund), from: state, decides: isRefund }
              }
              case 'keep':
                if (!isAsked) return undefined
                isPaid = true
                return keep(total, state)
              case 'refund':
                return isAsked || !isOpen ? { ...refund(state), decides: true } : undefined
              case 'back': {
                const part = Math.min(amount, held)
                held -= part
                gone += part
                return { ...back(part), from: state }
              }
              case 'fail':
                return { ...failed(Math.min(amount, toDecimal(before.due))), from: state }
              case 'return': {
                const part = Math.min(amount, gone)
                held += part
                gone -= part
                return { ...returned(part), from: state }
              }
              case 'end': {
                if (!isOpen) return undefined
                // If staff reject or cancel a paid order, they decide about its money. If a guest cancels it, nobody decides.
                const isDecided = before.asked > 0 || isRefund
                return { ...ends(isDecided ? isRefund : undefined), decides: isDecided && isRefund, ends: 'canceled' }
              }
              default:
                return isOpen ? { events: [], ends: 'completed' } : undefined
            }
          }
        }
      }),
    )
  })
})

describe('an entry of the ledger', () => {
  const line = { at: '2026-11-20T17:00:00.000Z', step: '00000000-0000-7000-8000-000000000001', amount: 8.1 }
  const decidedBy = { type: 'user', id: 'u1', name: 'Fatima Frank' }

  test.each<[string, object]>([
    ['of an unknown kind', { ...line, kind: 'gift', from: 'outside' }],
    ['without an amount', { ...line, amount: undefined, kind: 'paid', from: 'outside' }],
    ['with the amount null', { ...line, amount: null, kind: 'paid', from: 'outside' }],
    ['of amount 0', { ...line, amount: 0, kind: 'paid', from: 'outside' }],
    ['from a wrong account', { ...line, kind: 'kept', from: 'due', decidedBy }],
    ['without the person who decided', { ...line, kind: 'refund', from: 'price', decidedBy: null }],
  ])('%s throws', (_, stored) => {
    expect(() => MoneyEntry.parse(stored)).toThrow()
  })

  test('contains who decided, if its kind needs a decision', () => {
    expect(MoneyEntry.parse({ ...line, kind: 'kept', from: 'price', decidedBy })).toMatchObject({ decidedBy })
    expectTypeOf<Extract<MoneyMove, { kind: 'refund' }>>().toHaveProperty('decidedBy')
    expectTypeOf<Extract<MoneyMove, { kind: 'sent' }>>().not.toHaveProperty('decidedBy')
    // @ts-expect-error: this kind does not exist.
    const unknown: MoneyMove = { kind: 'gift', from: 'outside', amount: money(1) }
    expect(unknown.kind).toBe('gift')
  })

  test('an account never becomes negative', () => {
    expect(() => moneyOf([{ kind: 'sent', from: 'price', amount: money(1) }])).toThrow("more from 'price' than is held")
  })
})
