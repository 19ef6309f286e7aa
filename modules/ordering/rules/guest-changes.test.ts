import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { type Happening, ledgerAfter } from '../testing/money-history.ts'
import { endedMoney, type GuestEdit, guestChanges } from './guest-changes.ts'

type Step = Happening & { edit?: GuestEdit['values'] }
/** What the guest reads of an order after these steps; each change of an item is a separate entry of its timeline. */
const toldAfter = (steps: readonly Step[]) => {
  const all = steps.map((one, index) => ({
    ...one,
    step: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  }))
  const edits = all.flatMap(({ step: id, edit }) =>
    edit ? [{ id, at: '2026-11-20T17:00:00.000Z', values: edit }] : [],
  )
  return guestChanges(edits, ledgerAfter(all))
}
const came = (amount: number, isAsked: boolean): Step => ({
  events: [{ event: 'came', amount: money(amount), isAsked }],
  asks: !isAsked,
})
const paid = came(20, true)
/** Cheaper by this amount than what was paid, or than the change before, which left `total`. */
const edit = (difference: number, refund = false, total = 20 + difference): Step => ({
  events: [{ event: 'changed', total: money(total), refund }],
  edit: {
    item: 'Wiener Melange',
    name: 'Viennese melange',
    unit: 'amount',
    before: { amount: 2, unitPrice: 4, gross: 8, total: 20 },
    after: { amount: 1, unitPrice: 4, gross: 4, total },
    difference,
  },
})
const ended = (refund?: boolean): Step => ({ events: [{ event: 'ended', refund }], asks: refund === undefined })
const back = (refunded: number): Step => ({ events: [{ event: 'sent', amount: money(refunded) }] })
const allBack: Step = { events: [{ event: 'sent', amount: 'all' }], asks: false }
const failed = (amount: number): Step => ({ events: [{ event: 'failed', amount: money(amount) }], asks: true })
const refund: Step = { events: [{ event: 'decided', decision: 'refund' }], asks: false }
const keep = (total: number): Step => ({ events: [{ event: 'decided', decision: 'keep' }], asks: false, total })

test.each<[string, Step[], number[]]>([
  ['nothing was paid', [edit(-4)], [0]],
  ['it goes back', [paid, edit(-4, true)], [4]],
  ['it has gone back', [paid, edit(-4, true), back(4)], [4]],
  ['less was taken as the payment than it cost', [came(18, false), keep(20), edit(-4, true)], [2]],
  ['it stays with the house', [paid, edit(-4, false)], [0]],
  ['each for itself', [paid, edit(-4, true), edit(-3, false, 13), edit(-2, true, 11), back(4)], [4, 0, 2]],
  ['the refund failed', [paid, edit(-4, true), failed(4)], [0]],
  [
    'one that had arrived stays, when the next one fails',
    [paid, edit(-4, true), back(4), edit(-2, true, 14), failed(2)],
    [4, 0],
  ],
  ['tried again', [paid, edit(-4, true), failed(4), refund], [4]],
  ['it failed and was kept', [paid, edit(-4, true), failed(4), keep(16), refund], [0]],
  ['kept money is not that of an earlier change', [paid, edit(-4, true), keep(16)], [4]],
  ['all of the order went back', [paid, edit(-4, true), failed(4), allBack], [4]],
])('what the guest reads of their money: %s', (_, timeline, refunded) => {
  expect(toldAfter(timeline).map((one) => one.refunded)).toEqual(refunded)
})

test.each<[string, Step[], number[]]>([
  ['nothing was paid', [edit(-4)], [0]],
  ['it goes back', [paid, edit(-4, true)], [0]],
  ['staff decided that it stays', [paid, edit(-4, false)], [4]],
  ['each for itself', [paid, edit(-4, true), edit(-3, false, 13), back(4)], [0, 3]],
  ['the refund failed, nobody has decided again', [paid, edit(-4, true), failed(4)], [0]],
  ['and it was kept', [paid, edit(-4, true), failed(4), keep(16)], [4]],
  ['all of the order went back', [paid, edit(-4, false), allBack], [0]],
])('what the guest reads of money that is kept: %s', (_, timeline, kept) => {
  expect(toldAfter(timeline).map((one) => one.kept)).toEqual(kept)
})

test('the name is in the guest’s language, with amounts before and after; a price is shown only if it changed', () => {
  const [first] = toldAfter([edit(-4)])
  expect(first).toEqual({
    at: '2026-11-20T17:00:00.000Z',
    name: 'Viennese melange',
    unit: 'amount',
    amountBefore: 2,
    amountAfter: 1,
    newPrice: null,
    refunded: 0,
    kept: 0,
  })
  const values = {
    item: 'Forelle',
    before: { amount: 1, unitPrice: 0 },
    after: { amount: 1, unitPrice: 18, gross: 18 },
  }
  expect(toldAfter([{ events: [], edit: values }])).toMatchObject([{ name: 'Forelle', newPrice: 18 }])
})

test.each<[string, Step[], ReturnType<typeof endedMoney>]>([
  ['there is none', [ended()], null],
  ['on its way back', [paid, ended(true)], 'going-back'],
  ['it has arrived', [paid, ended(true), allBack], null],
  ['decided to stay', [paid, ended(false)], 'kept'],
  ['withdrawn by the guest, nobody has decided', [paid, ended()], 'asked'],
  ['it could not go back', [paid, ended(true), failed(20)], 'asked'],
  ['otherwise than asked, and never paid', [came(5, false), ended()], 'asked'],
])('money of an order that ended unfulfilled: %s', (_, timeline, expected) => {
  expect(endedMoney('canceled', ledgerAfter(timeline))).toBe(expected)
  expect(endedMoney('completed', ledgerAfter(timeline))).toBe(null)
})
