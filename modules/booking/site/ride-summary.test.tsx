import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RideLegs, RidePriceNote } from './ride-summary.tsx'
import { isViewOpen } from './ride-open.ts'
import type { RideView } from './ride-view.ts'

const ride: RideView = {
  service: 'airport-transfer',
  from: 'Flughafen Wien-Schwechat',
  to: 'Salzburg',
  rough: [],
  flightNumber: '',
  adults: 1,
  children: 0,
  luggage: 0,
  accessories: [],
  distance: '310 km',
  needsConfirmation: false,
  estimated: false,
}

test.each([
  [{ estimated: true }, false, /Die Strecke ist geschätzt\. Den Preis bestätigen wir/],
  [{ estimated: true }, true, /^<p[^>]*>Kilometer je Land/],
  [{ rough: ['to'] }, true, /^<p[^>]*>Kilometer je Land/],
  [{ needsConfirmation: true }, true, /^<p[^>]*>Kilometer je Land/],
  [{}, true, /^<p[^>]*>Kilometer je Land/],
] satisfies [Partial<RideView>, boolean, RegExp][])(
  'the note below the price promises a confirmation only if the guest does not pay now (docs/rules/money.md, Rides): %j, paid online: %s',
  (part, isPaidOnline, said) => {
    const html = renderToStaticMarkup(
      <RidePriceNote ride={{ ...ride, ...part }} isPaidOnline={isPaidOnline} locale="de" />,
    )
    expect(html).toMatch(said)
  },
)

test("the summary marks an approximate address with 'ungefähr', and the price with 'ca.'", () => {
  const rough: RideView = { ...ride, to: 'Xqzblorf 99, Wien', rough: ['to'] }
  const legs = (view: RideView, locale: 'de' | 'en') =>
    renderToStaticMarkup(<RideLegs ride={view} appointment="" locale={locale} />)
  expect(legs(rough, 'de')).toContain('Xqzblorf 99, Wien</span> <span class="tag">ungefähr</span>')
  expect(legs(rough, 'en')).toContain('approximate')
  expect(legs(ride, 'de')).not.toContain('ungefähr')
  expect(isViewOpen(rough)).toBe(true)
  expect(isViewOpen(ride)).toBe(false)
  expect(renderToStaticMarkup(<RidePriceNote ride={rough} locale="de" />)).toContain(
    'Eine Adresse ist nur ungefähr bekannt.',
  )
})
