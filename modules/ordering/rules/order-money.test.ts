import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, sum, toDecimal } from '#kernel/money.ts'
import type { OrderState } from './lifecycle.ts'
import { heldOf, type MoneyStep, moneyOf } from './order-money.ts'

const step = (action: string, values = {}, from: OrderState = 'waiting', to: OrderState | null = null): MoneyStep => ({
  action,
  from,
  to,
  values,
})
const paid = (amount: number, from?: OrderState) => step('paid', { amount }, from)
const twice = (amount: number) => step('paid-twice', { amount })
const edit = (total: number, difference: number, refund?: boolean): MoneyStep =>
  step('edit-item', { difference, after: { total }, ...(refund === undefined ? {} : { refund }) })
const keep = (total: number) => step('refund-kept', { total })
const back = (refunded: number) => step('refunded-part', { refunded })
const failed = (amount: number) => step('refund-failed', { failed: amount })
const ends = (refund?: boolean) => step('cancel', refund === undefined ? {} : { refund }, 'waiting', 'canceled')
const refund = (from: OrderState = 'waiting') => step('refund', {}, from)
const completed = step('completed', {}, 'confirmed', 'completed')

/** Decisions, Orders: money flows back by decision only. Expected: what it costs, kept, asked, due. */
test.each<[string, MoneyStep[], [number, number, number, number]]>([
  ['paid', [paid(25)], [25, 0, 0, 0]],
  ['never paid, changed', [edit(17, -8)], [0, 0, 0, 0]],
  ['a difference that is to go back', [paid(25), edit(17, -8, true)], [17, 0, 0, 8]],
  ['it has gone', [paid(25), edit(17, -8, true), back(8)], [17, 0, 0, 0]],
  ['a difference that stays', [paid(25), edit(17, -8, false)], [17, 8, 0, 0]],
  ['one that stays, one that goes', [paid(25), edit(17, -8, false), edit(15, -2, true)], [15, 8, 0, 2]],
  ['it could not go back', [paid(25), edit(17, -8, true), failed(8)], [17, 0, 8, 0]],
  ['and is kept', [paid(25), edit(17, -8, true), failed(8), keep(17)], [17, 8, 0, 0]],
  ['and goes after all', [paid(25), edit(17, -8, true), failed(8), refund()], [17, 0, 0, 8]],
  ['the next difference leaves it asked', [paid(25), edit(17, -8, true), failed(8), edit(15, -2, true)], [15, 0, 8, 2]],
  [
    'a bank sent it back',
    [paid(25), edit(17, -8, true), back(8), step('refund-failed', { returned: 8 })],
    [17, 0, 8, 0],
  ],
  ['paid twice', [paid(25), twice(25)], [25, 0, 25, 0]],
  ['while a refund waits', [paid(25), edit(17, -8, true), twice(25)], [17, 0, 25, 8]],
  ['and is kept', [paid(25), edit(17, -8, true), twice(25), keep(17)], [17, 25, 0, 8]],
  ['and goes back, too', [paid(25), edit(17, -8, true), twice(25), refund()], [17, 0, 0, 33]],
  ['otherwise than asked', [step('payment-mismatch', { amount: 30 })], [0, 0, 30, 0]],
  [
    'more, accepted',
    [step('payment-mismatch', { amount: 30 }), step('payment-accepted', { total: 25 })],
    [25, 5, 0, 0],
  ],
  [
    'less, accepted',
    [step('payment-mismatch', { amount: 20 }), step('payment-accepted', { total: 25 })],
    [20, 0, 0, 0],
  ],
  [
    'less was accepted, cheaper by less than that',
    [step('payment-mismatch', { amount: 20 }), step('payment-accepted', { total: 25 }), edit(22, -3, true)],
    [20, 0, 0, 0],
  ],
  ['beside the right amount', [step('payment-mismatch', { amount: 30 }), twice(25)], [25, 0, 30, 0]],
  [
    'it goes back, the guest pays again',
    [step('payment-mismatch', { amount: 30 }), refund(), back(30), paid(25)],
    [25, 0, 0, 0],
  ],
  ['comes to nothing, given back', [paid(25), edit(17, -8, false), twice(25), ends(true)], [0, 0, 0, 50]],
  ['comes to nothing, kept', [paid(25), twice(25), ends(false)], [0, 50, 0, 0]],
  ['comes to nothing, nobody was asked', [paid(25), ends()], [0, 0, 25, 0]],
  ['what was kept of it goes back with it', [paid(25), edit(17, -8, false), ends(), refund('canceled')], [0, 0, 0, 25]],
  ['paid after the end', [ends(), paid(25, 'canceled')], [0, 0, 25, 0]],
  [
    'paid again after the end, while the first goes back',
    [paid(25), ends(true), step('paid-twice', { amount: 25 }, 'canceled')],
    [0, 0, 25, 25],
  ],
  ['completed, all of it', [paid(25), completed, refund('completed')], [0, 0, 0, 25]],
  [
    'completed, all of it, though a question was open before it was paid: by hand it had been answered',
    [step('payment-mismatch', { amount: 30 }), back(30), paid(25), completed, refund('completed')],
    [0, 0, 0, 25],
  ],
  ['completed, of what was asked about', [paid(25), twice(25), completed, refund('completed')], [25, 0, 0, 25]],
  [
    'completed, a second try gives back no more than the first',
    [paid(25), edit(17, -8, true), failed(8), completed, refund('completed'), failed(8), refund('completed')],
    [17, 0, 0, 8],
  ],
  [
    'asked, and given back by hand: no more of an order that goes on',
    [paid(25), twice(25), back(25), refund()],
    [25, 0, 0, 0],
  ],
  ['completed, the same', [paid(25), twice(25), back(25), completed, refund('completed')], [25, 0, 0, 0]],
  ['by hand, before it was decided', [paid(25), back(8), edit(17, -8, true)], [17, 0, 0, 0]],
  [
    'all of it went back',
    [paid(25), edit(17, -8, false), ends(true), step('refunded', { refunded: 25 })],
    [0, 0, 0, 0],
  ],
  [
    'all of it was sent back by a bank and is taken as the payment',
    [paid(25), step('refunded'), step('refund-failed', { returned: 25 }), keep(25)],
    [25, 0, 0, 0],
  ],
])('%s', (_, timeline, expected) => {
  const { price, kept, asked, due } = moneyOf(timeline)
  expect([price, kept, asked, due].map(toDecimal)).toEqual(expected)
})

describe('whatever comes in whatever order', () => {
  type Doing = { what: string; amount: number; refund: boolean }
  const doing = fc.record<Doing>({
    what: fc.constantFrom('pay', 'pay', 'edit', 'edit', 'keep', 'refund', 'back', 'fail', 'return', 'end', 'complete'),
    amount: fc.integer({ min: 1, max: 30 }),
    refund: fc.boolean(),
  })

  test('every cent is of one kind, and only a decision lets any go back', () => {
    fc.assert(
      fc.property(fc.array(doing, { maxLength: 20 }), (doings) => {
        const timeline: MoneyStep[] = []
        let [total, held, gone] = [100, 0, 0]
        let state: OrderState = 'waiting'
        for (const { what, amount, refund: isRefund } of doings) {
          const before = moneyOf(timeline)
          const next = stepOf()
          if (!next) continue
          timeline.push(next)
          state = next.to ?? state
          const after = moneyOf(timeline)
          expect(sum([heldOf(after), after.due])).toBe(money(held))
          const decides = next.action === 'refund' || next.values['refund'] === true
          if (!decides) expect(after.due).toBeLessThanOrEqual(before.due)
          if (next.action === 'edit-item') expect(after.kept).toBeGreaterThanOrEqual(before.kept)

          function stepOf(): MoneyStep | undefined {
            const isOpen = state === 'waiting'
            const [due, asked] = [toDecimal(before.due), toDecimal(before.asked)]
            switch (what) {
              case 'pay': {
                const came = before.isPaid || !isOpen ? amount : total
                held += came
                return step(before.isPaid ? 'paid-twice' : 'paid', { amount: came }, state)
              }
              case 'edit': {
                if (!isOpen || total <= amount) return undefined
                total -= amount
                return step('edit-item', { difference: -amount, after: { total }, refund: isRefund }, state)
              }
              case 'keep':
                return before.isAsked ? step('refund-kept', { total }, state) : undefined
              case 'refund':
                return before.isAsked || !isOpen ? step('refund', {}, state) : undefined
              case 'back': {
                const part = Math.min(amount, held)
                held -= part
                gone += part
                return step('refunded-part', { refunded: part }, state)
              }
              case 'fail':
                return step('refund-failed', { failed: Math.min(amount, due) }, state)
              case 'return': {
                const part = Math.min(amount, gone)
                held += part
                gone -= part
                return step('refund-failed', { returned: part }, state)
              }
              case 'end':
                // Of what was paid staff decide with the step; a guest who withdraws decides nothing.
                return isOpen
                  ? step('cancel', asked > 0 || isRefund ? { refund: isRefund } : {}, state, 'canceled')
                  : undefined
              default:
                return isOpen ? step('completed', {}, state, 'completed') : undefined
            }
          }
        }
      }),
    )
  })
})
