import { expect, test } from 'vitest'
import { endedMoney, type GuestStep, guestChanges } from './guest-changes.ts'

const step = (action: string, values: GuestStep['values'] = {}): GuestStep => ({
  at: '2026-11-20T17:00:00.000Z',
  action,
  from: 'waiting',
  to: null,
  values,
})
/** Cheaper by so much than what was paid, or than the change before, which left `total`. */
const edit = (difference: number, refund?: boolean, total = 20 + difference): GuestStep =>
  step('edit-item', {
    item: 'Wiener Melange',
    name: 'Viennese melange',
    unit: 'amount',
    before: { amount: 2, unitPrice: 4, gross: 8, total: 20 },
    after: { amount: 1, unitPrice: 4, gross: 4, total },
    difference,
    ...(refund === undefined ? {} : { refund }),
  })
const paid = step('paid', { amount: 20 })
const ended = (refund?: boolean): GuestStep => ({
  ...step('cancel', refund === undefined ? {} : { refund }),
  to: 'canceled',
})
const back = (refunded: number) => step('refunded-part', { refunded })

test.each<[string, GuestStep[], number[]]>([
  ['nothing was paid', [edit(-4)], [0]],
  ['it goes back', [paid, edit(-4, true)], [4]],
  ['it has gone back', [paid, edit(-4, true), back(4)], [4]],
  [
    'less was taken as the payment than it cost',
    [step('payment-mismatch', { amount: 18 }), step('payment-accepted', { total: 20 }), edit(-4, true)],
    [2],
  ],
  ['it stays with the house', [paid, edit(-4, false)], [0]],
  ['each for itself', [paid, edit(-4, true), edit(-3, false, 13), edit(-2, true, 11), back(4)], [4, 0, 2]],
  ['the refund failed', [paid, edit(-4, true), step('refund-failed')], [0]],
  [
    'one that had arrived stays, when the next one fails',
    [paid, edit(-4, true), back(4), edit(-2, true, 14), step('refund-failed')],
    [4, 0],
  ],
  ['tried again', [paid, edit(-4, true), step('refund-failed'), step('refund')], [4]],
  ['it failed and was kept', [paid, edit(-4, true), step('refund-failed'), step('refund-kept'), step('refund')], [0]],
  ['kept money is not that of an earlier change', [paid, edit(-4, true), step('refund-kept')], [4]],
  ['all of the order went back', [paid, edit(-4, true), step('refund-failed'), step('refunded')], [4]],
])('what the guest reads of their money: %s', (_, timeline, refunded) => {
  expect(guestChanges(timeline).map((one) => one.refunded)).toEqual(refunded)
})

test.each<[string, GuestStep[], number[]]>([
  ['nothing was paid', [edit(-4)], [0]],
  ['it goes back', [paid, edit(-4, true)], [0]],
  ['staff decided that it stays', [paid, edit(-4, false)], [4]],
  ['each for itself', [paid, edit(-4, true), edit(-3, false, 13), back(4)], [0, 3]],
  ['the refund failed, nobody has decided again', [paid, edit(-4, true), step('refund-failed')], [0]],
  ['and it was kept', [paid, edit(-4, true), step('refund-failed'), step('refund-kept')], [4]],
  ['all of the order went back', [paid, edit(-4, false), step('refunded')], [0]],
])('what the guest reads of money that stays: %s', (_, timeline, kept) => {
  expect(guestChanges(timeline).map((one) => one.kept)).toEqual(kept)
})

test('name in the guest’s language, amounts before and after; a price only where it is another', () => {
  const [first] = guestChanges([edit(-4)])
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
  expect(guestChanges([step('edit-item', values)])).toMatchObject([{ name: 'Forelle', newPrice: 18 }])
})

test.each<[string, GuestStep[], ReturnType<typeof endedMoney>]>([
  ['there is none', [ended()], null],
  ['on its way back', [paid, ended(true)], 'going-back'],
  ['it has arrived', [paid, ended(true), step('refunded')], null],
  ['decided to stay', [paid, ended(false)], 'kept'],
  ['withdrawn by the guest, nobody has decided', [paid, ended()], 'asked'],
  ['it could not go back', [paid, ended(true), step('refund-failed', { failed: 20 })], 'asked'],
  ['otherwise than asked, and never paid', [step('payment-mismatch', { amount: 5 }), ended()], 'asked'],
])('money of an order that came to nothing: %s', (_, timeline, expected) => {
  expect(endedMoney('canceled', timeline)).toBe(expected)
  expect(endedMoney('completed', timeline)).toBe(null)
})
