import { describe, expect, test } from 'vitest'
import { boardTexts } from '../../words/board.ts'
import { hasKitchen, numberOf, paymentWord, shortNumberOf } from './order-words.ts'

const order = { calledNumber: 'D-212', ticketNumber: 212, uid: 'GL-7K2M9QXA' }
const unnumbered = { ...order, calledNumber: null, ticketNumber: null }

describe('the order number that staff call out (docs/rules/orders.md, Numbers)', () => {
  test.each([
    ['the number as the guest has it', order, 'D-212'],
    ['the ticket number, if an older server answers', { ...order, calledNumber: undefined }, '212'],
    ['without a number: the uid', unnumbered, 'GL-7K2M9QXA'],
  ] as const)('%s', (_, one, expected) => expect(numberOf(one)).toBe(expected))
  test('the short form of the uid does not contain the letters of the business', () =>
    expect(shortNumberOf(unnumbered)).toBe('7K2M9QXA'))
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
