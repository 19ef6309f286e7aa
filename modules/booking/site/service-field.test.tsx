// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Service } from '#modules/ordering/rules/ride-services.ts'
import { serviceReason } from '../rules/booking-form.ts'
import { bookingTexts } from '../words/booking.ts'
import { ServiceField } from './service-field.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test('a press on the preset service is a choice, too', async () => {
  const reported: Service[] = []
  const page = document.createElement('div')
  document.body.append(page)
  const field = (
    <ServiceField
      value="airport-transfer"
      texts={bookingTexts('de').service}
      why={undefined}
      onChange={(service) => reported.push(service)}
    />
  )
  page.innerHTML = renderToString(field)
  const root = await act(async () => hydrateRoot(page, field))
  await act(async () => page.querySelector<HTMLInputElement>('input[value="airport-transfer"]')?.click())
  expect(reported).toEqual(['airport-transfer'])
  await act(async () => root.unmount())
})

const airport = { category: 'airport' }
const town = { category: 'place' }
test.each([
  ['a place is missing', 'airport-transfer', false, airport, null, undefined],
  ['to an airport', 'airport-transfer', false, town, airport, 'airport'],
  ['between towns', 'private-transfer', false, town, town, 'noAirport'],
  ['chosen by the guest', 'private-transfer', true, town, airport, undefined],
  ['a chauffeur is always chosen', 'chauffeur', false, town, airport, undefined],
] as const)('the form says why it has chosen the service: %s', (_, service, isServiceChosen, from, to, expected) => {
  expect(serviceReason({ service, isServiceChosen, from, to })).toBe(expected)
  if (expected)
    for (const locale of ['de', 'en'] as const) expect(bookingTexts(locale).service.why[expected]).toBeTruthy()
})
