import { describe, expect, test } from 'vitest'
import type { OrderSummary } from '#modules/ordering/contract.ts'
import { anItem, anOrder } from '#modules/ordering/testing/an-order.ts'
import { countdown, firstKitchen, isAhead, kitchenOf, lookOf, stageOf, startsAt, wallOrder } from './tickets.ts'
import { sumsOf } from './sums.ts'

const now = Date.parse('2026-03-20T17:42:00Z')
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const order = (id: string, part: Partial<OrderSummary> = {}) => anOrder({ id, ...part })
const accepted = (id: string, part: Partial<OrderSummary>) => order(id, { state: 'confirmed', ...part })
const proposal = (expiresAt: string, state: 'open' | 'accepted') => ({
  appointment: at(60),
  expiresAt,
  message: '',
  state,
})
const item = (id: string, name: string, amount: number) =>
  ({ id, name, amount }) as unknown as OrderSummary['items'][number]

describe('Tickets that the kitchen sees', () => {
  test.each([
    ['a new order', {}, 'fresh'],
    ['an accepted one', { state: 'confirmed' }, 'work'],
    ['one that the kitchen has done', { state: 'confirmed', kitchenDoneAt: at(-1) }, 'done'],
    ['one on its way', { state: 'in-delivery' }, 'done'],
    ['a ride', { kind: 'ride', state: 'confirmed' }, undefined],
    ['an unpaid one', { paymentState: 'open' }, undefined],
    ['one whose guest has to answer a proposed time', { counterAppointment: proposal(at(30), 'open') }, undefined],
    ['one whose guest has not answered in time', { counterAppointment: proposal(at(-1), 'open') }, 'fresh'],
    [
      'one whose guest has accepted the time',
      { state: 'confirmed', counterAppointment: proposal(at(30), 'accepted') },
      'work',
    ],
    ['one that has ended', { state: 'completed' }, undefined],
    ['one for tomorrow', { state: 'confirmed', appointment: at(1440) }, undefined],
  ] as const)('%s: %s', (_, part, stage) => {
    expect(stageOf(order('a', part as Partial<OrderSummary>), now)).toBe(stage)
  })

  test.each([
    ['opens tomorrow', {}, 24 * 60, undefined],
    ['opens within the hours ahead', {}, 200, 200],
    ['opens soon, wanted soon after the opening', { appointment: at(70) }, 60, 60],
    ['opens soon, wanted later', { appointment: at(180) }, 60, 135],
    ['is open again', {}, -5, 'runs'],
  ] as const)('a new order of a closed branch that %s', (_, part, opens, starts) => {
    const closed = order('a', { createdAt: at(-60), awaitedFrom: at(opens), ...part })
    expect(stageOf(closed, now)).toBe(starts === undefined ? undefined : 'fresh')
    expect(isAhead(closed, now)).toBe(opens > 0)
    if (typeof starts === 'number') expect(startsAt(closed, now)).toBe(Date.parse(at(starts)))
  })

  test('a finished ticket that staff changed comes back, until a cook has read the change', () => {
    const kitchenBefore = [{ position: 0, name: 'Suppe', amount: 2, unit: 'amount', choices: [] }]
    const part = { state: 'confirmed', kitchenDoneAt: at(-1) } as const
    const items = [anItem({ id: 's', name: 'Suppe', amount: 1 })]
    expect(stageOf(order('a', { ...part, items, kitchenBefore }), now)).toBe('work')
    expect(
      stageOf(order('a', { ...part, items: [anItem({ id: 's', name: 'Suppe', amount: 2 })], kitchenBefore }), now),
    ).toBe('done')
  })

  test('a cancelled or rejected ticket stays in its place until the kitchen has read that, and is not counted as food to cook', () => {
    const items = [anItem({ id: 's', name: 'Suppe', amount: 1 })]
    const stopped = { kitchenBefore: [], kitchenStoppedAt: at(-3) }
    const canceled = order('a', { state: 'canceled', appointmentDate: at(5), ...stopped, items })
    expect(stageOf(canceled, now)).toBe('work')
    expect(stageOf(order('a', { state: 'rejected', ...stopped }), now)).toBe('fresh')
    // A later change of a cancelled order, such as a refund, does not bring its ticket back to the screen.
    const old = { ...canceled, kitchenStoppedAt: at(-13 * 60), updatedAt: at(0) }
    expect(stageOf(old, now)).toBeUndefined()
    expect(stageOf({ ...canceled, kitchenBefore: null }, now)).toBeUndefined()
    expect(sumsOf([canceled])).toEqual([])
  })

  test.each([
    [-2, 'late'],
    [0, 'warn'],
    [6, 'warn'],
    [7, ''],
  ] as const)('due in %i minutes looks %s', (minutes, look) => {
    expect(lookOf(order('a', { state: 'confirmed', appointmentDate: at(minutes) }), now)).toBe(look)
  })

  test('the wall shows orders in work by due time, then new orders, then preorders', () => {
    const orders = [
      order('ahead', { state: 'confirmed', appointment: at(108) }),
      order('new'),
      order('later', { state: 'confirmed', appointmentDate: at(12) }),
      order('late', { state: 'confirmed', appointmentDate: at(-2) }),
    ]
    expect(wallOrder(kitchenOf(orders, now), now).map(({ id }) => id)).toEqual(['late', 'later', 'new', 'ahead'])
  })

  test('opens the kitchen with the first ticket if the user chose no kitchen', () => {
    const kitchens = [{ id: 'b1' }, { id: 'b2' }, { id: 'b3' }]
    const orders = [
      order('new', { branchId: 'b1' }),
      order('later', { branchId: 'b2', state: 'confirmed', appointmentDate: at(30) }),
      order('soon', { branchId: 'b3', state: 'confirmed', appointmentDate: at(5) }),
      order('closed', { branchId: 'b4', state: 'confirmed', appointmentDate: at(1) }),
    ]
    expect(firstKitchen(orders, kitchens, now)).toBe('b3')
    expect(firstKitchen(orders.slice(0, 2), kitchens, now)).toBe('b2')
    expect(firstKitchen([order('done', { kitchenDoneAt: at(-1) })], kitchens, now)).toBeUndefined()
  })

  test('the sums count dishes that are still to be cooked, the largest amount first', () => {
    const orders = [
      accepted('a', { items: [item('1', 'Knödel', 2), item('2', 'Braten', 3)], kitchenItems: ['1'] }),
      accepted('b', { items: [item('3', 'Knödel', 9)] }),
    ]
    expect(sumsOf(orders)).toEqual([
      { name: 'Knödel', amount: 9, waiting: 0 },
      { name: 'Braten', amount: 3, waiting: 0 },
    ])
  })

  test('the sums count orders that nobody has accepted yet separately; dishes of only such orders come last', () => {
    const orders = [
      order('new', { items: [item('1', 'Obazda', 48), item('2', 'Brezn', 30)] }),
      accepted('a', { items: [item('3', 'Obazda', 10), item('4', 'Braten', 2)] }),
    ]
    expect(sumsOf(orders)).toEqual([
      { name: 'Obazda', amount: 10, waiting: 48 },
      { name: 'Braten', amount: 2, waiting: 0 },
      { name: 'Brezn', amount: 0, waiting: 30 },
    ])
  })

  test('kilograms and pieces of one dish have separate sums', () => {
    const sold = (id: string, amount: number, unit: string) => ({ ...item(id, 'Leberkäse', amount), unit })
    const orders = [accepted('a', { items: [sold('1', 0.35, 'kg'), sold('2', 2, 'amount')] })]
    expect(sumsOf([...orders, accepted('b', { items: [sold('3', 0.2, 'kg')] })])).toEqual([
      { name: 'Leberkäse', amount: 2, waiting: 0, unit: 'amount' },
      { name: 'Leberkäse', amount: 0.55, waiting: 0, unit: 'kg' },
    ])
  })

  test('a dish ordered in English is added to the same dish ordered in German', () => {
    const english = { ...item('1', 'Viennese melange', 1), staffName: 'Wiener Melange' }
    const orders = [accepted('a', { items: [english] }), accepted('b', { items: [item('2', 'Wiener Melange', 2)] })]
    expect(sumsOf(orders)).toEqual([{ name: 'Wiener Melange', amount: 3, waiting: 0 }])
  })
})

test.each([
  [358_000, '5:58 min'],
  [-125_000, '+2:05 min'],
  [619_000, '10 min'],
  [-737_000, '+12 min'],
  [3_723_000, '1 h 02 min'],
  [0, '0:00 min'],
])('%i ms is %s', (left, text) => expect(countdown(left).replaceAll('\u00a0', ' ')).toBe(text))
