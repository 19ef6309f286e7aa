import { expect, test } from 'vitest'
import { orderedRide } from './ordered-ride.ts'

test('a booked ride is written in both languages, whatever the language of the page', () => {
  const at = Temporal.Instant.from('2026-11-28T13:30:00Z')
  expect(orderedRide({ from: 'Flughafen Wien', to: 'Linz' }, at, 'Europe/Vienna')).toEqual({
    de: { text: 'Flughafen Wien nach Linz, Sa, 28.11.26, 14:30', pickUp: 'Sa, 28.11.26, 14:30' },
    en: { text: 'Flughafen Wien to Linz, Sat, 28.11.26, 14:30', pickUp: 'Sat, 28.11.26, 14:30' },
  })
})
