import { expect, test } from 'vitest'
import { money, ZERO } from '#kernel/money.ts'
import { type Happening, ledgerAfter } from '../testing/money-history.ts'
import { endedMoney } from './ended-money.ts'
import { type GuestEdit, guestMoney } from './guest-changes.ts'

type Step = Happening & { edit?: GuestEdit['values'] }
/** Returns the changes that the guest sees after these steps. Each step that changes an item gets its own timeline entry. */
const toldAfter = (steps: readonly Step[]) => {
  const all = steps.map((one, index) => ({
    ...one,
    step: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  }))
  const edits = all.flatMap(({ step: id, edit }) =>
    edit ? [{ id, action: 'edit-item', at: '2026-11-20T17:00:00.000Z', values: edit }] : [],
  )
  return guestMoney(edits, ledgerAfter(all)).changes
}
const came = (amount: number, isAsked: boolean): Step => ({
  events: [{ event: 'came', amount: money(amount), isAsked }],
  asks: !isAsked,
})
const paid = came(20, true)
/**
 * A step in which staff change an item and make the order cheaper. `difference` is negative; `refund`: whether this amount is refunded;
 * `total`: the new total.
 */
const edit = (difference: number, refund = false, total = 20 + difference): Step => ({
  events: [{ event: 'changed', total: money(total), refund, parts: ZERO }],
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
  ['a refund is decided', [paid, edit(-4, true)], [4]],
  ['the refund was sent', [paid, edit(-4, true), back(4)], [4]],
  ['a payment below the price was accepted', [came(18, false), keep(20), edit(-4, true)], [2]],
  ['staff keep it', [paid, edit(-4, false)], [0]],
  ['each change separately', [paid, edit(-4, true), edit(-3, false, 13), edit(-2, true, 11), back(4)], [4, 0, 2]],
  ['the refund failed', [paid, edit(-4, true), failed(4)], [0]],
  [
    'an earlier refund stays sent when the next one fails',
    [paid, edit(-4, true), back(4), edit(-2, true, 14), failed(2)],
    [4, 0],
  ],
  ['the refund is tried again', [paid, edit(-4, true), failed(4), refund], [4]],
  ['the refund failed and staff kept it', [paid, edit(-4, true), failed(4), keep(16), refund], [0]],
  ['money that staff keep later does not change an earlier refund', [paid, edit(-4, true), keep(16)], [4]],
  ['all money of the order was refunded', [paid, edit(-4, true), failed(4), allBack], [4]],
])('the refunds that the guest sees: %s', (_, timeline, refunded) => {
  expect(toldAfter(timeline).map((one) => one.refunded)).toEqual(refunded)
})

test.each<[string, Step[], number[]]>([
  ['nothing was paid', [edit(-4)], [0]],
  ['a refund is decided', [paid, edit(-4, true)], [0]],
  ['staff decided to keep it', [paid, edit(-4, false)], [4]],
  ['each change separately', [paid, edit(-4, true), edit(-3, false, 13), back(4)], [0, 3]],
  ['the refund failed, not decided again yet', [paid, edit(-4, true), failed(4)], [0]],
  ['the refund failed, then staff kept it', [paid, edit(-4, true), failed(4), keep(16)], [4]],
  ['all money of the order was refunded', [paid, edit(-4, false), allBack], [0]],
])('the kept amounts that the guest sees: %s', (_, timeline, kept) => {
  expect(toldAfter(timeline).map((one) => one.kept)).toEqual(kept)
})

test('a change has the name in the guest’s language and the amounts before and after; it has a price only if the price changed', () => {
  const [first] = toldAfter([edit(-4)])
  expect(first).toEqual({
    at: '2026-11-20T17:00:00.000Z',
    name: 'Viennese melange',
    unit: 'amount',
    amountBefore: 2,
    amountAfter: 1,
    newPrice: null,
    total: { before: 20, after: 16 },
    refunded: 0,
    kept: 0,
  })
  expect(toldAfter([edit(0)])[0]).not.toHaveProperty('total')
  const values = {
    item: 'Forelle',
    before: { amount: 1, unitPrice: 0 },
    after: { amount: 1, unitPrice: 18, gross: 18 },
  }
  expect(toldAfter([{ events: [], edit: values }])).toMatchObject([{ name: 'Forelle', newPrice: 18 }])
})

test.each<[string, Step[], ReturnType<typeof endedMoney>]>([
  ['there is no money', [ended()], null],
  ['the refund is under way', [paid, ended(true)], 'going-back'],
  ['it was refunded', [paid, ended(true), allBack], null],
  ['staff decided to keep it on ending', [paid, ended(false)], 'kept'],
  ['withdrawn by the guest, not decided yet', [paid, ended()], 'asked'],
  ['the refund failed on ending', [paid, ended(true), failed(20)], 'asked'],
  ['another amount came, and the order was never paid', [came(5, false), ended()], 'asked'],
])('money of an order that ended unfulfilled: %s', (_, timeline, expected) => {
  expect(endedMoney('canceled', ledgerAfter(timeline))).toBe(expected)
  expect(endedMoney('completed', ledgerAfter(timeline))).toBe(null)
})
