import { expect, test } from 'vitest'
import { type BookingDraft, emptyDraft, partyOf } from './draft.ts'
import { fitReason, partyChange } from './party-change.ts'

const card = (id: string, price: number, seats: number, luggage: number) => ({
  vehicle: {
    id,
    name: id,
    content: { identifier: id },
    product: { price },
    seats,
    luggage,
    isEnabled: true,
    isPublic: true,
    isVisibleWhenUnavailable: true,
    schedule: [],
  },
  price: undefined,
})
const cards = [card('business', 2.2, 3, 2), card('first', 3.3, 3, 3), card('van', 2.75, 7, 7)]
const ride = { adults: 1, appointment: null, seconds: 0, zone: 'Europe/Vienna' as never }
const after = (draft: BookingDraft, part: Parameters<typeof partyChange>[1]): BookingDraft => ({
  ...draft,
  ...partyChange(draft, part, { cards, isRouteKnown: false, ride }),
})
const reason = (draft: BookingDraft) => fitReason(draft, cards, { ...ride, ...partyOf(draft) }, { refusal: undefined })

test('luggage chooses the cheapest vehicle that fits, says so, and goes back when it fits again', () => {
  const loaded = after({ ...emptyDraft, adults: 2, children: 1 }, { luggage: 3 })
  expect([loaded.vehicle?.id, reason(loaded)]).toEqual(['van', 'luggage'])
  const four = after(loaded, { adults: 3 })
  expect([four.vehicle?.id, reason(four)]).toEqual(['van', 'both'])
  const back = after(after(four, { luggage: 1 }), { adults: 2 })
  expect([back.vehicle?.id, back.tooSmall, reason(back)]).toEqual(['business', null, undefined])
})

test('a vehicle that the guest has chosen stays when the party becomes smaller', () => {
  const own = { ...emptyDraft, luggage: 3, vehicle: { id: 'first', identifier: 'first', name: 'first' } }
  expect(after(own, { luggage: 1 }).vehicle?.id).toBe('first')
})

test('no reason is given while no vehicle is large enough', () => {
  const van = after(emptyDraft, { luggage: 5 })
  const many = after(van, { luggage: 9 })
  expect(many.vehicle?.id).toBe('van')
  expect(
    fitReason(many, cards, { ...ride, ...partyOf(many) }, { refusal: 'vehicle.too_little_luggage' }),
  ).toBeUndefined()
})

test('an earlier vehicle that is not offered any more does not come back', () => {
  const first = { id: 'first', identifier: 'first', name: 'first' }
  const van = after({ ...emptyDraft, vehicle: first }, { adults: 4 })
  expect([van.vehicle?.id, van.tooSmall?.id]).toEqual(['van', 'first'])
  const less = (offered: typeof cards) =>
    partyChange(van, { adults: 2 }, { cards: offered, isRouteKnown: false, ride }).vehicle
  expect(less(cards)?.id).toBe('first')
  expect(less(cards.filter(({ vehicle }) => vehicle.id !== 'first'))).toBeUndefined()
  const off = cards.map((one) =>
    one.vehicle.id === 'first' ? { ...one, vehicle: { ...one.vehicle, isEnabled: false } } : one,
  )
  expect(less(off)).toBeUndefined()
})
