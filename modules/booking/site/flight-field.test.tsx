import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bookingTexts } from '../words/booking.ts'
import { FlightField, flightOf } from './flight-field.tsx'

const shown = (locale: 'de' | 'en', isRequired: boolean) =>
  renderToStaticMarkup(
    <FlightField
      value=""
      flight="arrival"
      isRequired={isRequired}
      texts={bookingTexts(locale).flight}
      error={undefined}
      onChange={() => undefined}
      onPrivate={undefined}
    />,
  )

test.each(['de', 'en'] as const)(
  "the flight number is '(opt.)' unless airport transfer, and required as in the checkout (specification §2): %s",
  (locale) => {
    expect(shown(locale, false)).toContain('<span class="opt">(opt.)</span>')
    expect(shown(locale, false)).toContain('aria-required="false"')
    expect(shown(locale, true)).not.toContain('(opt.)')
    expect(shown(locale, true)).toContain('aria-required="true"')
    // The attribute `required` is not used: the browser would mark the empty field as invalid before anybody has typed, and screen readers
    // would read that.
    expect(shown(locale, true)).not.toContain(' required=')
    expect(shown(locale, true)).not.toContain('aria-invalid')
  },
)

test('the error about a missing flight number offers the private transfer only if no end of the ride is an airport', () => {
  const withError = (onPrivate: (() => void) | undefined) =>
    renderToStaticMarkup(
      <FlightField
        value=""
        flight="unknown"
        isRequired
        texts={bookingTexts('de').flight}
        error="Bitte geben Sie Ihre Flugnummer an."
        onChange={() => undefined}
        onPrivate={onPrivate}
      />,
    )
  expect(withError(() => undefined)).toContain('Privattransfer wählen</button>')
  expect(withError(undefined)).not.toContain('Privattransfer')
})

test.each([
  [{ from: { category: 'airport' }, to: null }, 'Damit wir auf Verspätungen achten können.'],
  [{ from: { category: 'place' }, to: { category: 'airport' } }, 'Damit wir Terminal und Abflugzeit kennen.'],
  [{ from: { category: 'airport' }, to: { category: 'airport' } }, 'Damit wir auf Verspätungen achten können.'],
  [{ from: null, to: null }, 'Damit wir Ihren Flug im Blick haben.'],
])('the field says why the flight number is asked for (%#)', (ends, why) => {
  const html = renderToStaticMarkup(
    <FlightField
      value=""
      flight={flightOf(ends as Parameters<typeof flightOf>[0])}
      isRequired
      texts={bookingTexts('de').flight}
      error={undefined}
      onChange={() => undefined}
      onPrivate={undefined}
    />,
  )
  expect(html).toContain(`id="booking-flight-why">${why}</p>`)
  expect(html).toContain('aria-describedby="booking-flight-why"')
})
