import { describe, expect, test } from 'vitest'
import { boardTexts } from '../../words/board.ts'
import { hasKitchen, numberOf, paymentWord, shortNumberOf } from './order-words.ts'

const [a, b] = [
  { id: 'b1', code: 'D' },
  { id: 'b2', code: 'S' },
]
const order = { kind: 'food', ticketNumber: 212, uid: 'GL-7K2M9QXA', branchId: 'b1' } as const

describe('the order number that staff call out (docs/rules/orders.md, Numbers)', () => {
  test.each([
    ['one branch: the ticket', order, [a], '212'],
    ['several branches: with the letter of its own', order, [a, b], 'D-212'],
    ['the same ticket of another branch', { ...order, branchId: 'b2' }, [a, b], 'S-212'],
    ['a ride has the letter always', { ...order, kind: 'ride', ticketNumber: 14 }, [a], 'D-14'],
    ['without a number: the uid', { ...order, ticketNumber: null }, [a, b], 'GL-7K2M9QXA'],
  ] as const)('%s', (_, one, branches, expected) => expect(numberOf(one, branches)).toBe(expected))
  test('the short form of the uid does not contain the letters of the business', () =>
    expect(shortNumberOf({ ...order, ticketNumber: null }, [a])).toBe('7K2M9QXA'))
})

describe('the payment state on the drawer and the printed sheet', () => {
  test.each([
    ['waiting', 'cash', 'none', 'noch offen'],
    ['in-delivery', 'atm-card', 'none', 'noch offen'],
    ['completed', 'cash', 'none', 'bei der Übergabe'],
    ['rejected', 'cash', 'none', 'nichts zu zahlen'],
    ['canceled', 'hydro-ag-voucher', 'none', 'nichts zu zahlen'],
    ['canceled', 'mollie', 'refunded', 'rückerstattet'],
    ['waiting', 'mollie', 'open', 'wartet auf Zahlungseingang'],
  ] as const)('%s, %s, %s: %s', (state, paymentMethod, paymentState, expected) =>
    expect(paymentWord({ state, paymentMethod, paymentState, isPartlyRefunded: false }, boardTexts('de').drawer)).toBe(
      expected,
    ),
  )
})

test('the minutes for food are not offered for a branch with rides only', () => {
  const branches = [
    { id: 'b1', kind: 'orders' },
    { id: 'b2', kind: 'rides' },
  ] as const
  expect([hasKitchen(branches), hasKitchen(branches, 'b1'), hasKitchen(branches, 'b2')]).toEqual([true, true, false])
})
