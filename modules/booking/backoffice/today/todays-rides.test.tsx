// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import type { TodaysRide } from '#modules/ordering/contract.ts'
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test, vi } from 'vitest'
import TodaysRidesScreen from './TodaysRidesScreen.tsx'

const stop = { name: 'Wien', place: '', detail: '', location: [16.4, 48.2] as [number, number], isRough: false }
const ride: TodaysRide = {
  id: 'r1',
  uid: 'DC-1',
  ticketNumber: 2,
  calledNumber: 'C-2',
  branchId: 'c',
  state: 'in-delivery',
  at: '2026-11-22T14:00:00Z',
  guest: 'Eva Huber',
  phone: '',
  from: stop,
  to: stop,
  flightNumber: '',
  isFlightMissing: false,
  adults: 1,
  vehicle: 'Kombi',
  extras: [],
  comment: '',
  metres: 1000,
  seconds: 60,
  toPay: null,
  paymentMethod: 'cash',
  currency: 'EUR',
}

test('a ride under way has the number and the word of the board', async () => {
  const api = { call: () => Promise.resolve({ ok: true, value: [ride], meta: {} }) } as unknown as Api
  const { place } = await mounted(
    <Shell more={{ api }}>
      <TodaysRidesScreen />
    </Shell>,
  )
  await vi.waitFor(() => expect(place.querySelector('li.card')).not.toBeNull(), 20_000)
  const texts = [...place.querySelectorAll('li.card .mut, li.card .bdg')].map(({ textContent }) => textContent)
  expect(texts.slice(0, 2)).toEqual(['C-2', 'Fahrt läuft'])
})
