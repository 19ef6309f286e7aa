import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rideSheetTexts } from '../words/sheet.ts'
import { RideTerms } from './ride-terms.tsx'

const now = Temporal.Instant.from('2026-11-27T12:00:00Z')
const shown = (appointment: Temporal.Instant | null, locale: 'de' | 'en' = 'de') =>
  renderToStaticMarkup(
    <RideTerms
      branch={{ waitingMinutes: 15, airportWaitingMinutes: 60, freeCancelHours: 24 }}
      from={null}
      appointment={appointment}
      now={now}
      texts={rideSheetTexts(locale).terms}
    />,
  )

test('free cancellation is promised only while it is possible', () => {
  const free = 'Bis 24 Std. vorher kostenlos stornierbar'
  expect(shown(null)).toContain(free)
  expect(shown(now.add({ hours: 30 }))).toContain(free)
  const soon = now.add({ minutes: 100 })
  expect(shown(soon)).not.toContain(free)
  expect(shown(soon)).toContain('Beginn in weniger als 24 Std.: nach der Bestätigung nicht kostenlos stornierbar')
  expect(shown(soon, 'en')).toContain('Starts in less than 24 h: no free cancellation once confirmed')
})
