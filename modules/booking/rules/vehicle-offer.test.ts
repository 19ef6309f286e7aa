import { describe, expect, it } from 'vitest'
import { type OfferedVehicle, offerVehicles, vehicleRefusal, type WantedRide } from './vehicle-offer.ts'

const zone = 'Europe/Vienna'
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant()
const vehicle = (more: Partial<OfferedVehicle> = {}): OfferedVehicle => ({
  id: 'business',
  isEnabled: true,
  isPublic: true,
  schedule: [],
  isVisibleWhenUnavailable: true,
  seats: 3,
  ...more,
})
const ride = (more: Partial<WantedRide> = {}): WantedRide => ({
  adults: 2,
  appointment: at('2026-11-27T14:35'),
  seconds: 2880,
  zone,
  ...more,
})
const day = [{ type: 'daily' as const, from: '08:00', to: '15:23' }]

describe('vehicles offered (specification §4, Product orderable)', () => {
  it.each<[string, Partial<OfferedVehicle>, Partial<WantedRide>, string | undefined]>([
    ['free', {}, {}, undefined],
    ['exactly full', {}, { adults: 3 }, undefined],
    ['too small', {}, { adults: 4 }, 'vehicle.too_small'],
    ['children need a seat', {}, { adults: 2, children: 2 }, 'vehicle.too_small'],
    ['luggage just fits', { luggage: 3 }, { luggage: 3 }, undefined],
    ['too much luggage', { luggage: 3 }, { luggage: 4 }, 'vehicle.too_little_luggage'],
    ['luggage unknown', {}, { luggage: 9 }, undefined],
    ['seats unknown', { seats: undefined }, { adults: 8 }, undefined],
    ['switched off', { isEnabled: false }, {}, 'vehicle.disabled'],
    ['not public', { isPublic: false }, {}, 'vehicle.disabled'],
    ['category switched off', { category: { isEnabled: false, schedule: [] } }, {}, 'vehicle.disabled'],
    ['ends exactly at closing', { schedule: day }, {}, undefined],
    ['ends a second later', { schedule: day }, { seconds: 2881 }, 'vehicle.unavailable'],
    ['starts before opening', { schedule: day }, { appointment: at('2026-11-27T07:55') }, 'vehicle.unavailable'],
    [
      'starts at closing',
      { schedule: day },
      { appointment: at('2026-11-27T15:23'), seconds: 0 },
      'vehicle.unavailable',
    ],
    [
      'outside the category’s schedule',
      { category: { isEnabled: true, schedule: day } },
      { seconds: 3600 },
      'vehicle.unavailable',
    ],
    ['no appointment yet', { schedule: [{ type: 'daily', isClosed: true }] }, { appointment: null }, undefined],
    [
      'over midnight',
      { schedule: [{ type: 'daily', from: '20:00', to: '02:00' }] },
      { appointment: at('2026-11-28T01:00'), seconds: 3600 },
      undefined,
    ],
  ])('%s', (_, more, wanted, refusal) => {
    expect(vehicleRefusal(vehicle(more), ride(wanted))).toBe(refusal)
  })

  it('vehicles that cannot be booked are shown as disabled; those that are not visible when unavailable are hidden', () => {
    const vehicles = [
      vehicle({ id: 'business' }),
      vehicle({ id: 'secret', isPublic: false }),
      vehicle({ id: 'tiny', seats: 1, isVisibleWhenUnavailable: false }),
      vehicle({
        id: 'night',
        schedule: [{ type: 'daily', from: '22:00', to: '23:00' }],
        isVisibleWhenUnavailable: false,
      }),
      vehicle({ id: 'van', schedule: [{ type: 'daily', from: '22:00', to: '23:00' }] }),
    ]
    expect(offerVehicles(vehicles, ride()).map(({ vehicle: { id }, refusal }) => [id, refusal])).toEqual([
      ['business', undefined],
      ['tiny', 'vehicle.too_small'],
      ['van', 'vehicle.unavailable'],
    ])
  })
})
