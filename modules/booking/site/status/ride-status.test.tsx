import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PublicOrder } from '#modules/ordering/contract.ts'
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
  ride: null,
  reachedAt: {},
} as unknown as PublicOrder

const branch = { name: 'Wien', phone: '', email: '', timeZone: 'Europe/Vienna', isAlwaysOpen: false } as const

test('the status page shows the total of a ride only once: below the price per country', () => {
  const html = renderToStaticMarkup(
    <RideStatus
      locale="de"
      order={order}
      hash="h"
      at={Date.parse(at)}
      branch={branch}
      shopName="Donau Chauffeur"
      scene={undefined}
      road={undefined}
      homeHref="/de"
      isReviewEnabled={false}
      sections={[]}
      onNews={() => undefined}
      renderLegs={() => null}
      renderSplit={() => <p>Gesamt 79,00 EUR</p>}
      onAgain={undefined}
    />,
  )
  expect(html.match(/Gesamt/g)).toHaveLength(1)
  expect(html.match(/79,00/g)).toHaveLength(1)
})
