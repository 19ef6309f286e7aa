import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderStates, type OrderState } from './lifecycle.ts'
import { type Driven, vehicleClash } from './vehicle-clash.ts'

const minute = 60_000
const six = Date.parse('2026-03-20T05:00:00Z')
const iso = (at: number) => new Date(at).toISOString()

/** A ride of half an hour with the van that sets off at six. */
const aRide = (id: string, part: Partial<Driven> = {}, vehicle = 'van', minutes = 30): Driven => ({
  id,
  state: 'confirmed',
  appointmentDate: iso(six),
  ride: { vehicle: { productId: vehicle }, route: { seconds: minutes * 60 } },
  ...part,
})
const waiting = aRide('new', { state: 'waiting', appointmentDate: null })
const named = (all: readonly Driven[], at = six) => vehicleClash(waiting, all, at)?.order.id

test('the ride of the same vehicle for the same minute is named, with when it sets off and arrives', () => {
  const other = aRide('other')
  expect(vehicleClash(waiting, [aRide('elsewhere', {}, 'limousine'), other], six)).toEqual({
    order: other,
    from: six,
    to: six + 30 * minute,
  })
})

test.each(orderStates.map((state): [OrderState, boolean] => [state, state === 'confirmed' || state === 'in-delivery']))(
  'a ride that is %s counts: %s',
  (state, isNamed) => expect(named([aRide('other', { state })])).toBe(isNamed ? 'other' : undefined),
)

test.each([
  ['ends as the other sets off', -30, false],
  ['is on the road when the other sets off', -29, true],
  ['sets off while the other is on the road', 29, true],
  ['sets off as the other arrives', 30, false],
] as const)('a ride that %s', (_, minutes, isNamed) =>
  expect(named([aRide('other')], six + minutes * minute)).toBe(isNamed ? 'other' : undefined),
)

test.each([
  ['itself', aRide('new')],
  ['another vehicle', aRide('other', {}, 'limousine')],
  ['no time promised', aRide('other', { appointmentDate: null })],
  ['food', aRide('other', { ride: null })],
])('nothing meets: %s', (_, other) => expect(named([other])).toBeUndefined())

test('food drives with no vehicle of the list', () =>
  expect(vehicleClash({ id: 'new', ride: null }, [aRide('other')], six)).toBeUndefined())

test('a route without length still takes the minute it is for', () =>
  expect(vehicleClash(aRide('new', {}, 'van', 0), [aRide('other', {}, 'van', 0)], six)?.order.id).toBe('other'))

test('who meets whom does not hang on which of the two was accepted first', () => {
  const length = fc.integer({ min: 0, max: 300 })
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), length, length, (offset, one, two) => {
      const [a, b] = [six, six + offset * minute]
      const first = aRide('first', { appointmentDate: iso(a) }, 'van', one)
      const second = aRide('second', { appointmentDate: iso(b) }, 'van', two)
      expect(vehicleClash(first, [second], a) === undefined).toBe(vehicleClash(second, [first], b) === undefined)
    }),
  )
})
