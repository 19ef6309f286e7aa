import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FlightNotice } from './flight-notice.tsx'

const shown = (flightNumber: string, locale: 'de' | 'en' = 'de') =>
  renderToStaticMarkup(<FlightNotice flightNumber={flightNumber} locale={locale} />)

test('the top of the checkout warns about an unusual flight number and leads back to its field (docs/rules/messages.md, Flight numbers)', () => {
  expect(shown('xyz!!')).toContain('Flug xyz!!:')
  expect(shown('Privatjet Müller')).toContain('Flug Privatjet Müller:')
  expect(shown('xyz!!')).toContain('Eine Flugnummer sieht meist so aus')
  expect(shown('xyz!!')).toContain('href="/de/startseite#booking-flight">Flugnummer ändern</a>')
  expect(shown('xyz!!', 'en')).toContain('Change the flight number')
})

test.each(['', 'OS 202'])("nothing is said about '%s'", (flightNumber) => {
  expect(shown(flightNumber)).toBe('')
})
