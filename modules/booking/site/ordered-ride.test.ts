import { expect, test } from 'vitest'
import { orderedRide } from './ordered-ride.ts'

test('a booked ride is written in both languages, whatever the language of the page', () => {
  const at = Temporal.Instant.from('2026-11-28T13:30:00Z')
  const ride = { from: 'Flughafen Wien', to: 'Linz, Hauptplatz 1', short: { from: 'Flughafen Wien', to: 'Linz' } }
  expect(orderedRide(ride, at, 'Europe/Vienna')).toEqual({
    de: {
      text: 'Flughafen Wien nach Linz, Hauptplatz 1, Sa, 28.11.26, 14:30',
      short: 'Flughafen Wien →\u00a0Linz',
      pickUp: 'Sa, 28.11.26, 14:30',
    },
    en: {
      text: 'Flughafen Wien to Linz, Hauptplatz 1, Sat, 28.11.26, 14:30',
      short: 'Flughafen Wien →\u00a0Linz',
      pickUp: 'Sat, 28.11.26, 14:30',
    },
  })
})
