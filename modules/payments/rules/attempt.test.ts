import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, money } from '#kernel/money.ts'
import { attemptStates } from '../contract.ts'
import { afterReading, type Attempt, further, type Reading, cutsOf, sharesOf, standingOf } from './attempt.ts'
import { amountText, centsOfText, moneyOfCents } from './minor-units.ts'

const fresh: Attempt = {
  state: 'open',
  cents: 1250,
  currency: 'EUR',
  refundedCents: 0,
  isMismatched: false,
  readAt: 0,
}
const state = fc.constantFrom(...attemptStates)
const reading = fc.record({
  state,
  cents: fc.constant(1250),
  currency: fc.constant('EUR'),
  refundedCents: fc.integer({ min: 0, max: 1250 }),
  at: fc.integer({ min: 1, max: 1000 }),
})
const read = (readings: readonly Reading[]) =>
  readings.reduce<Attempt>((attempt, one) => afterReading(attempt, one), fresh)

describe('the state only moves forward (docs/rules/payments.md, Common rules)', () => {
  test('notices in any order, repeated ten times, end in the same state', () => {
    const shuffled = fc.array(reading, { minLength: 1, maxLength: 12 }).chain((readings) =>
      fc.tuple(
        fc.constant(readings),
        fc.shuffledSubarray(Array.from({ length: 10 }, () => readings).flat(), {
          minLength: readings.length * 10,
          maxLength: readings.length * 10,
        }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([once, often]) => {
        expect(read(often)).toEqual(read(once))
      }),
    )
  })

  test('a paid attempt stays paid, and a failed attempt never becomes open again', () => {
    fc.assert(
      fc.property(fc.array(reading, { maxLength: 20 }), (readings) => {
        const wasPaid = readings.some((one) => one.state === 'paid')
        expect(read(readings).state === 'paid').toBe(wasPaid)
      }),
    )
    expect(further('paid', 'expired')).toBe('paid')
    expect(further('failed', 'open')).toBe('failed')
    expect(further('expired', 'paid')).toBe('paid')
  })

  test('the refunded amount is the one of the newest reading, because a refund can fail at the provider', () => {
    const paid = { state: 'paid' as const, cents: 1250, currency: 'EUR' }
    const early = { ...paid, refundedCents: 1250, at: 10 }
    const late = { ...paid, refundedCents: 0, at: 20 }
    expect(read([early, late]).refundedCents).toBe(0)
    expect(read([late, early]).refundedCents).toBe(0)
  })
})

describe('amount check (docs/rules/payments.md, Common rules)', () => {
  const paid = { state: 'paid', cents: 1250, currency: 'EUR', refundedCents: 0, at: 5 } as const
  test.each<[string, Partial<Reading>, number | undefined, boolean]>([
    ['the right amount', {}, undefined, false],
    ['a cent less', { cents: 1249 }, undefined, true],
    ['more', { cents: 1251 }, undefined, true],
    ['another currency', { currency: 'CHF' }, undefined, true],
    ['no amount reported', { cents: undefined }, undefined, true],
    ['the price of the order has changed', {}, 1300, true],
    ['not paid yet', { state: 'authorized', cents: 1 }, undefined, false],
  ])('%s', (_name, more, orderCents, isMismatched) => {
    expect(afterReading(fresh, { ...paid, ...more }, orderCents).isMismatched).toBe(isMismatched)
  })

  test('a paid attempt is not a mismatch if the price of its order changes later', () => {
    const known = afterReading(fresh, paid)
    expect(afterReading(known, { ...paid, at: 9 }, 900).isMismatched).toBe(false)
  })
})

describe('payment state of an order', () => {
  const attempt = (more: Partial<Attempt>): Attempt => ({ ...fresh, ...more })
  test.each<[string, Partial<Attempt>[], ReturnType<typeof standingOf>['state']]>([
    ['no attempt yet', [], 'open'],
    ['begun', [{}], 'open'],
    ['failed', [{ state: 'failed' }], 'failed'],
    ['failed, another one open', [{ state: 'failed' }, {}], 'open'],
    ['one pending, one failed', [{ state: 'pending' }, { state: 'canceled' }], 'pending'],
    ['paid, then the old one expires', [{ state: 'expired' }, { state: 'paid' }], 'paid'],
    ['refunded in part', [{ state: 'paid', refundedCents: 100 }], 'paid'],
    ['refunded', [{ state: 'paid', refundedCents: 1250 }], 'refunded'],
    ['another amount', [{ state: 'paid', isMismatched: true }], 'pending'],
    ['another amount, refunded', [{ state: 'paid', isMismatched: true, refundedCents: 1250 }], 'failed'],
  ])('%s', (_name, attempts, expected) => {
    expect(standingOf(attempts.map(attempt)).state).toBe(expected)
  })

  test('two attempts that received money are reported', () => {
    expect(standingOf([attempt({ state: 'paid' }), attempt({ state: 'paid' })]).isPaidTwice).toBe(true)
    expect(standingOf([attempt({ state: 'paid', refundedCents: 1250 }), attempt({ state: 'paid' })]).isPaidTwice).toBe(
      false,
    )
  })
})

describe('amount to refund per attempt', () => {
  const source = (name: string, more: Partial<Attempt> = {}, requested = 0) => ({
    name,
    requested,
    attempt: { ...fresh, state: 'paid' as const, ...more },
  })
  test.each<[string, number, ReturnType<typeof source>[], [string, number][], number]>([
    ['a part', 810, [source('a')], [['a', 810]], 0],
    [
      'from the next, when the first is used up',
      1500,
      [source('a'), source('b')],
      [
        ['a', 1250],
        ['b', 250],
      ],
      0,
    ],
    ['another amount is refunded first', 810, [source('a'), source('b', { isMismatched: true })], [['b', 810]], 0],
    ['not what was already refunded', 2500, [source('a', { refundedCents: 1250 }), source('b')], [['b', 1250]], 1250],
    ['not what was already requested', 810, [source('a', {}, 500)], [['a', 310]], 0],
    ['all of it was already requested', 810, [source('a', {}, 810), source('b')], [], 0],
    ['nothing came', 810, [source('a', { state: 'failed' })], [], 810],
  ])('%s', (_name, due, sources, expected, rest) => {
    const found = sharesOf(due, sources)
    expect(found.shares.map(({ of, cents }) => [of.name, cents])).toEqual(expected)
    expect(found.rest).toBe(rest)
  })
})

describe('after money was refunded in another way, waiting refunds are reduced', () => {
  const source = (names: Record<string, number>, refundedCents = 0, sent = 0) => {
    const unheard = Object.entries(names).map(([name, cents]) => ({ name, cents }))
    const requested = unheard.reduce((sum, { cents }) => sum + cents, sent)
    return { attempt: { ...fresh, state: 'paid' as const, refundedCents }, requested, unheard }
  }
  test.each<[string, number, ReturnType<typeof source>[], [string, number][]]>([
    ['all of it is still due', 810, [source({ a: 810 })], []],
    ['more is due', 900, [source({ a: 810 })], []],
    ['a part was refunded by hand', 310, [source({ a: 810 })], [['a', 500]]],
    ['all of it was refunded from another attempt', 0, [source({ a: 810 }), source({}, 810)], [['a', 810]]],
    ['first where less is held', 2000, [source({ a: 1250 }), source({ b: 1250 }, 500)], [['b', 500]]],
    ['the newest first', 800, [source({ a: 500, b: 400 })], [['b', 100]]],
    ['never refunds that the provider has received', 100, [source({ a: 200 }, 0, 810)], [['a', 200]]],
  ])('%s', (_name, due, sources, expected) => {
    expect(cutsOf(due, sources).map(({ of, cents }) => [of.name, cents])).toEqual(expected)
  })
})

describe('amounts', () => {
  test('are converted to text with two decimals and back, without a rounding error', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (amount) => {
        expect(centsOfText(amountText(amount))).toBe(amount)
        expect(cents(money(amountText(amount)))).toBe(amount)
        expect(moneyOfCents(amount)).toBe(amount * 100)
      }),
    )
    expect(amountText(1250)).toBe('12.50')
    expect(amountText(5)).toBe('0.05')
  })
  test.each(['12.5', '12,50', '-1.00', '1e3', '', '12.500'])('%s is not accepted as an amount', (text) =>
    expect(centsOfText(text)).toBeUndefined(),
  )
})
