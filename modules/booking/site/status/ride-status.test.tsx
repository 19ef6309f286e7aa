import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PublicOrder } from '#modules/ordering/contract.ts'
import { rideSheetTexts } from '../../words/sheet.ts'
import { RideTerms } from '../ride-terms.tsx'
import { RideStatus } from './ride-status.tsx'

const at = '2026-11-20T16:10:00.000Z'
const order = {
  uid: 'DC-1',
  branchId: 'b',
  kind: 'ride',
  deliveryType: 'takeaway',
  state: 'confirmed',
  paymentState: 'none',
  paymentMethod: 'cash',
  createdAt: at,
  updatedAt: at,
  appointment: '2026-11-27T13:35:00Z',
  currency: 'EUR',
  pricing: { totalNet: 71.82, totalGross: 79, totalTax: 7.18, taxes: [] },
  items: [],
  tip: 0,
  counterAppointment: null,
  ride: null,
  reachedAt: {},
} as unknown as PublicOrder

const branch = { name: 'Wien', phone: '', email: '', timeZone: 'Europe/Vienna', isAlwaysOpen: false } as const

const shown = (part: Partial<PublicOrder>, more: Partial<Parameters<typeof RideStatus>[0]> = {}) =>
  renderToStaticMarkup(
    <RideStatus
      locale="de"
      order={{ ...order, ...part }}
      hash="h"
      at={Date.parse(at)}
      branch={branch}
      shopName="Donau Chauffeur"
      scene="/with-a-car.svg"
      road="/empty-road.svg"
      homeHref="/de"
      isReviewEnabled={false}
      sections={[]}
      onNews={() => undefined}
      renderLegs={() => null}
      renderSplit={() => <p>Gesamt 79,00 EUR</p>}
      onAgain={undefined}
      {...more}
    />,
  )

test('the status page shows the total of a ride only once: below the price per country', () => {
  const html = shown({})
  expect(html.match(/Gesamt/g)).toHaveLength(1)
  expect(html.match(/79,00/g)).toHaveLength(1)
})

/**
 * What the page of a ride says about cancelling (docs/rules/orders.md, Cancelling a ride). Each row: state of the ride, the branch's limit in
 * hours, language, expected text.
 */
test.each([
  ['confirmed', null, 'de', 'Rufen Sie uns an oder schreiben Sie uns. Nennen Sie bitte die Buchungsnummer DC-1.'],
  ['confirmed', 24, 'de', 'Bis Do, 26.11.26, 14:35 ist das kostenlos.'],
  ['confirmed', 200, 'de', 'Die Frist für eine kostenlose Stornierung ist vorbei.'],
  ['confirmed', 24, 'en', 'This is free until Thu, 26.11.26, 14:35.'],
  ['waiting', 24, 'de', 'Auch nach der Bestätigung bis Do, 26.11.26, 14:35 kostenlos stornierbar.'],
  ['waiting', 200, 'de', 'Bis zur Bestätigung können Sie kostenlos stornieren, danach nicht mehr.'],
] as const)(
  'a ride that is %s, free until %s hours before, says how to cancel it (%s)',
  (state, hours, locale, text) => {
    const html = shown(
      { state, canCancel: state === 'waiting' },
      { locale, branch: { ...branch, freeCancelHours: hours } },
    )
    expect(html).toContain(text)
  },
)

test('the page of a confirmed ride has the phone number and the mail address for cancelling it', () => {
  const html = shown({}, { branch: { ...branch, phone: '+43 1 890', email: 'fahrt@donau.example' } })
  expect(html).toContain('Fahrt stornieren')
  expect(html).toContain('mailto:fahrt@donau.example?subject=Stornierung%20DC-1')
  expect(shown({ state: 'in-delivery' })).not.toContain('Fahrt stornieren')
})

test('the booked vehicle is drawn, and no other one', () => {
  const ride = (image: string) => ({
    ride: {
      adults: 1,
      accessoryNames: [],
      from: { category: 'place' },
      vehicle: { productId: 'p', name: 'Business', image },
    } as never,
  })
  expect(shown(ride('/image/vehicle-business-1.svg'))).toContain('src="/image/vehicle-business-1.svg#on-night"')
  expect(shown(ride('/image/0191-2.webp'))).toContain('src="/image/0191-2.webp"')
  for (const image of ['/image/vehicle-business-1.svg', '/image/0191-2.webp', ''])
    expect(shown(ride(image))).not.toContain('/with-a-car.svg')
})

test("the page shows the guest's comment", () => {
  expect(shown({ comment: 'Bitte Hund mitnehmen <b>' })).toContain('Bitte Hund mitnehmen &lt;b&gt;')
  expect(shown({ comment: 'x' })).toContain('Ihre Wünsche')
  expect(shown({})).not.toContain('Ihre Wünsche')
})

test('the payment line of a partly refunded ride names the amount', () => {
  const paid = { paymentMethod: 'mollie', isPaid: true, isRefunded: false, paidBack: 12 } as const
  expect(shown(paid)).toContain('Bezahlt, 12,00 EUR rückerstattet')
  expect(shown(paid, { locale: 'en' })).toContain('Paid, 12,00 EUR refunded')
  expect(shown({ ...paid, paidBack: 0 })).toContain('>Bezahlt<')
})

test('the link to the home page is below the ride', () => {
  const html = shown({})
  expect(html.indexOf('Zur Startseite')).toBeGreaterThan(html.indexOf('Gesamt'))
})

test('cancelling is free if nobody had confirmed the ride; otherwise its page does not say that it was free', () => {
  const free = 'Es entstehen Ihnen keine Kosten.'
  expect(shown({ state: 'canceled' })).toContain(free)
  expect(shown({ state: 'canceled', reachedAt: { confirmed: at } })).not.toContain(free)
})

test.each([
  ['waiting', true],
  ['confirmed', true],
  ['in-delivery', true],
  ['completed', true],
  ['canceled', false],
  ['rejected', false],
  ['failed', false],
] as const)('the page of a ride that is %s offers the return ride: %s', (state, isOffered) => {
  const onReturn = () => undefined
  expect(shown({ state }, { onReturn }).includes('Rückfahrt buchen')).toBe(isOffered)
  expect(shown({ state }, { onReturn, locale: 'en' }).includes('Book the return ride')).toBe(isOffered)
})

test.each([
  ['de', 'airport', 'Freie Wartezeit</dt><dd>60 Min. ab der Landung'],
  ['de', 'lodging', 'Freie Wartezeit</dt><dd>15 Min.<'],
  ['en', 'airport', 'Free waiting time</dt><dd>60 min from the landing'],
] as const)('the page names the free waiting time as form and checkout do (%s, %s)', (locale, category, text) => {
  const vehicle = { productId: 'p', name: 'Business', image: '' }
  const ride = { adults: 1, accessoryNames: [], from: { category }, vehicle } as never
  const terms = { ...branch, waitingMinutes: 15, airportWaitingMinutes: 60 }
  expect(shown({ ride }, { locale, branch: terms })).toContain(text)
  const form = renderToStaticMarkup(
    <RideTerms branch={terms} from={{ category }} appointment={null} texts={rideSheetTexts(locale).terms} />,
  )
  expect(form).toContain(category === 'airport' ? '60' : '15')
})

test.each([
  ['waiting', 'de', ['Fragen zu Ihrer Anfrage?', 'Ihre Anfrage', 'Anfragenummer'], /Ihre(r)? Fahrt|Buchungsnummer/],
  ['waiting', 'en', ['Questions about your request?', 'Your request', 'Request number'], /your ride|Booking number/i],
  ['confirmed', 'de', ['Fragen zu Ihrer Fahrt?', 'Ihre Fahrt', 'Buchungsnummer'], /Ihre(r)? Anfrage|Anfragenummer/],
  ['confirmed', 'en', ['Questions about your ride?', 'Your ride', 'Booking number'], /your request|Request number/i],
] as const)('the page of a ride that is %s calls it so in each place (%s)', (state, locale, words, others) => {
  const html = shown({ state }, { locale })
  for (const word of words) expect(html).toContain(`>${word}<`)
  expect(html).not.toMatch(others)
})
