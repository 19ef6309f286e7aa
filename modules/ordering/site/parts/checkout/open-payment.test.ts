import { describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '#testing/memory-storage.ts'
import type { OrderDraftInput, PublicOrder } from '../../../contract.ts'
import type { CallResult } from '#ui/site/json-call.ts'
import {
  bodyOf,
  isSameOrder,
  namedOnly,
  openPaymentKey,
  orderOfAddress,
  payAgain,
  readOpenPayment,
  settlePayment,
  writeOpenPayment,
} from './open-payment.ts'
import { formKey } from '../session.ts'

const draft = {
  branch: 'b',
  items: [{ product: 'p', amount: 1 }],
  paymentMethod: 'mollie',
  legalInstructions: true,
  privacyPolicy: true,
} as unknown as OrderDraftInput
const open = { uid: 'LW-1', hash: 'h', body: bodyOf(draft) }
const unpaid = { state: 'waiting', isPaid: false, canPay: true } as PublicOrder

const good = <T>(value: T): CallResult<T> => ({ ok: true, value, status: 200 })
const bad = (status: number) => ({ ok: false as const, status, errors: [{ message: '', code: 'x' }] })
const calls = (
  more: Partial<{ read: unknown; act: unknown; pay: unknown }> = {},
): Parameters<typeof payAgain>[2] & { act: ReturnType<typeof vi.fn>; pay: ReturnType<typeof vi.fn> } =>
  ({
    read: vi.fn(async () => more.read ?? good(unpaid)),
    act: vi.fn(async () => more.act ?? good(unpaid)),
    pay: vi.fn(async () => more.pay ?? good({ paymentRedirectUrl: 'https://pay.example' })),
  }) as never

describe('sending again after a failed payment (specification §8, checkout/error)', () => {
  test('an unchanged order gets another attempt', async () => {
    const asked = calls()
    expect(await payAgain(open, draft, asked)).toEqual({
      kind: 'placed',
      uid: 'LW-1',
      hash: 'h',
      paymentRedirectUrl: 'https://pay.example',
    })
    expect(asked.act).not.toHaveBeenCalled()
  })

  test('another payment provider or a repeated consent does not count as a change of the order', async () => {
    const asked = calls()
    await payAgain(open, { ...draft, paymentMethod: 'datatrans', legalInstructions: false }, asked)
    expect(asked.pay).toHaveBeenCalledWith('datatrans')
  })

  test.each<[string, Partial<OrderDraftInput>]>([
    ['another cart', { items: [{ product: 'p', amount: 2 }] }],
    ['cash instead', { paymentMethod: 'cash' }],
  ])('%s: the order is withdrawn and a new one may be placed', async (_name, change) => {
    const asked = calls()
    expect(await payAgain(open, { ...draft, ...change }, asked)).toBeUndefined()
    expect(asked.act).toHaveBeenCalledWith('cancel')
    expect(asked.pay).not.toHaveBeenCalled()
  })

  test.each<[string, Partial<OrderDraftInput>, boolean]>([
    ['an unchanged order', {}, true],
    ['another payment provider', { paymentMethod: 'datatrans' }, true],
    ['another cart', { items: [{ product: 'p', amount: 2 }] }, false],
    ['cash instead', { paymentMethod: 'cash' }, false],
  ])('the button says beforehand whether the same order is paid: %s', (_name, change, isSame) => {
    expect(isSameOrder(open, { ...draft, ...change })).toBe(isSame)
  })

  test('an order that has been paid meanwhile is never withdrawn', async () => {
    const asked = calls({ read: good({ ...unpaid, isPaid: true }) })
    expect(await payAgain(open, { ...draft, paymentMethod: 'cash' }, asked)).toEqual({
      kind: 'settled',
      uid: 'LW-1',
      hash: 'h',
    })
    expect(asked.act).not.toHaveBeenCalled()
  })

  test.each([
    ['failed meanwhile', { read: good({ ...unpaid, state: 'failed' }) }],
    ['unknown', { read: bad(404) }],
    ['its payment is refused', { pay: bad(409) }],
  ])('%s: a new order may be placed', async (_name, answers) => {
    expect(await payAgain(open, draft, calls(answers))).toBeUndefined()
  })

  test.each([
    ['no answer about the order', { read: bad(0) }, draft],
    ['no answer of the payment', { pay: bad(502) }, draft],
    ['no answer to the withdrawal', { act: bad(0) }, { ...draft, paymentMethod: 'cash' as const }],
  ])('%s: nothing is placed twice', async (_name, answers, sent) => {
    expect((await payAgain(open, sent, calls(answers)))?.kind).toBe('unknown')
  })
})

describe('the data that is stored for another attempt', () => {
  test('is stored and read again; an order is also read from the address', () => {
    const storage = memoryStorage()
    writeOpenPayment('b', open, () => storage)
    expect(readOpenPayment('b', () => storage)).toEqual(open)
    writeOpenPayment('b', undefined, () => storage)
    expect(readOpenPayment('b', () => storage)).toBeUndefined()
    expect(orderOfAddress('LW-1.h_-x')).toEqual({ uid: 'LW-1', hash: 'h_-x', body: '' })
    expect([null, '', 'LW-1', '.h'].map(orderOfAddress)).toEqual([undefined, undefined, undefined, undefined])
  })

  test.each([
    ['this tab placed it', open, false],
    ['another tab placed it', undefined, true],
    ['this tab placed another order', { ...open, uid: 'LW-2' }, true],
    ['this tab knows it only from the address', { ...open, body: '' }, true],
  ])('an order of the address is known only by its name: %s', (_name, stored, isNamedOnly) => {
    const storage = memoryStorage()
    writeOpenPayment('b', stored, () => storage)
    const named = { ...open, body: '' }
    expect(namedOnly('b', named, () => storage)).toEqual(isNamedOnly ? named : undefined)
    expect(namedOnly('b', undefined, () => storage)).toBeUndefined()
  })

  test.each([
    ['this tab paid it', { uid: 'LW-1', isPaid: true }, true],
    ['not paid yet', { uid: 'LW-1', isPaid: false }, false],
    ["another order's page", { uid: 'LW-2', isPaid: true }, false],
  ])('the cart is emptied when the order is paid: %s', (_name, order, isForgotten) => {
    const storage = memoryStorage()
    writeOpenPayment('b', open, () => storage)
    storage.setItem(formKey('b'), '{}')
    const forget = vi.fn()
    settlePayment({ ...order, branchId: 'b' }, forget, () => storage)
    expect(forget).toHaveBeenCalledTimes(isForgotten ? 1 : 0)
    expect([...storage.kept.keys()]).toEqual(isForgotten ? [] : [openPaymentKey('b'), formKey('b')])
  })
})
