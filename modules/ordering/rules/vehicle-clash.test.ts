import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderStates, type OrderState } from './lifecycle.ts'
import { clashesTogether, type Driven, vehicleClash, type Wanted } from './vehicle-clash.ts'

const minute = 60_000
const six = Date.parse('2026-03-20T05:00:00Z')
const iso = (at: number) => new Date(at).toISOString()

/** An accepted ride that starts at `six` (six o'clock). By default it uses the van and takes half an hour. */
const aRide = (id: string, part: Partial<Driven> = {}, vehicle = 'van', minutes = 30): Driven => ({
  id,
  state: 'confirmed',
  appointmentDate: iso(six),
  ride: { vehicle: { productId: vehicle }, route: { seconds: minutes * 60 } },
  ...part,
})
const waiting = aRide('new', { state: 'waiting', appointmentDate: null })
const named = (all: readonly Driven[], at = six) => vehicleClash(waiting, all, at)?.order.id

test('finds a ride of the same vehicle at the same minute, with its start and arrival', () => {
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
])('no clash: %s', (_, other) => expect(named([other])).toBeUndefined())

test('an order of food occupies no vehicle', () =>
  expect(vehicleClash({ id: 'new', ride: null }, [aRide('other')], six)).toBeUndefined())

test('a ride whose route has no length clashes with a ride at the same minute', () =>
  expect(vehicleClash(aRide('new', {}, 'van', 0), [aRide('other', {}, 'van', 0)], six)?.order.id).toBe('other'))

test('a clash does not depend on which of the two rides was accepted first', () => {
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

describe('the rides are accepted together', () => {
  const wanted = (id: string, minutes: number, vehicle = 'van'): Wanted => ({
    ...aRide(id, { state: 'waiting', appointmentDate: null }, vehicle),
    appointment: iso(six + minutes * minute),
  })
  const meetings = (chosen: readonly Wanted[], promised: readonly Wanted[] = []) =>
    clashesTogether(chosen, [...chosen, ...promised]).map(({ order, clash }) => `${order.id} meets ${clash.order.id}`)
  const promised = (id: string, minutes: number): Wanted => ({
    ...wanted(id, minutes),
    state: 'confirmed',
    appointmentDate: iso(six + minutes * minute),
  })

  test('finds both rides of a clash, each with the start of the other', () => {
    const [first, second, later] = [wanted('first', 0), wanted('second', 15), wanted('later', 45)]
    expect(meetings([first, second, later])).toEqual(['first meets second', 'second meets first'])
    expect(clashesTogether([first, second], [])[0]?.clash.from).toBe(six + 15 * minute)
  })

  test('finds an accepted ride before another waiting ride', () =>
    expect(meetings([wanted('first', 0), wanted('second', 5)], [promised('promised', 10)])).toEqual([
      'first meets promised',
      'second meets promised',
    ]))

  test('a waiting ride that is not chosen does not occupy its vehicle', () =>
    expect(clashesTogether([wanted('first', 0)], [wanted('first', 0), wanted('other', 0)])).toEqual([]))

  test.each([
    ['another vehicle', wanted('other', 0, 'limousine')],
    ['no time wanted', { ...wanted('other', 0), appointment: null }],
    ['food', { ...wanted('other', 0), ride: null }],
    ['one right after the other', wanted('other', 30)],
  ])('no clash: %s', (_, other) => expect(meetings([wanted('first', 0), other])).toEqual([]))

  test('a single chosen ride gets the same warning as on its card', () => {
    const minutes = fc.integer({ min: -60, max: 60 })
    fc.assert(
      fc.property(minutes, fc.array(minutes, { maxLength: 5 }), (at, others) => {
        const one = wanted('one', at)
        const all = [one, ...others.map((other, index) => promised(`p${index}`, other))]
        expect(clashesTogether([one], all)[0]?.clash).toEqual(vehicleClash(one, all, six + at * minute))
      }),
    )
  })
})
