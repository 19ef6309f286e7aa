import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { orderStates } from '../rules/lifecycle.ts'
import { boardTexts } from './board.ts'
import { stateWord } from './order-state.ts'

const ride = (state: (typeof orderStates)[number]) =>
  ({ kind: 'ride', deliveryType: 'delivery', state, paymentState: 'none' }) as const
const food = (state: (typeof orderStates)[number], deliveryType: 'delivery' | 'takeaway' | 'dineIn') =>
  ({ kind: 'food', deliveryType, state, paymentState: 'none' }) as const

test.each([
  ['waiting', 'Neu', 'Neu', 'Neu', 'Neu'],
  ['confirmed', 'Angenommen', 'Angenommen', 'Angenommen', 'Angenommen'],
  ['in-delivery', 'Fahrt läuft', 'In Zustellung', 'Abholbereit', 'Abholbereit'],
  ['completed', 'Abgeschlossen', 'Abgeschlossen', 'Abgeschlossen', 'Abgeschlossen'],
  ['rejected', 'Abgelehnt', 'Abgelehnt', 'Abgelehnt', 'Abgelehnt'],
  ['canceled', 'Storniert', 'Storniert', 'Storniert', 'Storniert'],
  ['failed', 'Verfallen', 'Verfallen', 'Verfallen', 'Verfallen'],
] as const)('the state %s has one name for each kind of order', (state, ofRide, delivered, collected, atTable) => {
  const t = boardTexts('de')
  expect(stateWord(ride(state), t)).toBe(ofRide)
  expect(stateWord(food(state, 'delivery'), t)).toBe(delivered)
  expect(stateWord(food(state, 'takeaway'), t)).toBe(collected)
  expect(stateWord(food(state, 'dineIn'), t)).toBe(atTable)
})

test('an unpaid online order is shown as waiting for its payment, not as new', () => {
  const t = boardTexts('de')
  expect(stateWord({ ...food('waiting', 'takeaway'), paymentState: 'open' }, t)).toBe('Wartet auf Zahlung')
  expect(stateWord({ ...food('failed', 'takeaway'), paymentState: 'failed' }, t)).toBe('Verfallen')
})

test('the cases above contain every state', () => {
  expect(orderStates).toHaveLength(7)
})

test('an order for pickup is never shown as on its way, in both languages', () => {
  for (const locale of ['de', 'en'] as const) {
    const t = boardTexts(locale)
    expect(stateWord(food('in-delivery', 'takeaway'), t)).not.toMatch(/Unterwegs|Zustellung|way/i)
  }
})

/**
 * Screens of the back office must show the name of a state only with `stateWord`. The filter of the history is the exception: its states are
 * for all kinds of orders.
 */
test('no screen determines the name of a state without `stateWord`', () => {
  const folder = new URL('../backoffice', import.meta.url).pathname
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .filter((path) => /\bt\.(rideStates|states)\[/.test(readFileSync(join(folder, path), 'utf8')))
  expect(own).toEqual(['history/HistoryTools.tsx'])
})
