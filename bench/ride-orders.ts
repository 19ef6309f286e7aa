import { randomUUID } from 'node:crypto'
import type { OrderDraftInput } from '#modules/ordering/contract.ts'
import { requestOf } from './load.ts'

type Place = NonNullable<OrderDraftInput['ride']>['from']

interface Offer {
  from: Place
  to: Place
  branch: { id: string; identifier: string }
  vehicle: { id: string }
}

/** The demo brand's first branch with rides and its first vehicle, read from `/api/init`. */
export async function offerOf(port: number): Promise<Offer> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/init`)
  const { data } = (await answer.json()) as { data: { url: string; data: unknown }[] }
  const listed = <T>(name: string): T[] => (data.find(({ url }) => url.endsWith(`/${name}`))?.data ?? []) as T[]
  const branch = listed<{ id: string; identifier: string; kind: string }>('branches').find(
    ({ kind }) => kind === 'rides',
  )
  const vehicle = listed<{ id: string; type: string }>('products').find(({ type }) => type === 'vehicle')
  if (!branch || !vehicle) throw new Error('The demo brand has no ride to order')
  const place = async (id: string): Promise<Place> => {
    const found = await fetch(`http://127.0.0.1:${port}/api/maps/retrieve/${encodeURIComponent(id)}?session=bench`)
    return ((await found.json()) as { data: Place }).data
  }
  return { branch, vehicle, from: await place('airport:VIE'), to: await place('airport:SZG') }
}

/** The request with which the checkout orders a ride. Each request has a new idempotency key, so that the server takes it as a new order. */
export function rideRequests({ branch, from, to, vehicle }: Offer): () => Buffer {
  const appointment = new Date(Math.ceil(Date.now() / 3_600_000 + 48) * 3_600_000).toISOString()
  const draft: OrderDraftInput = {
    branch: branch.id,
    firstName: 'Eleonore',
    lastName: 'Pichler',
    email: 'e.pichler@example.com',
    phone: '+436601234567',
    street: 'Praterstraße 25',
    zipCode: '1020',
    city: 'Wien',
    country: 'AT',
    appointmentDate: appointment,
    paymentMethod: 'cash',
    legalInstructions: true,
    privacyPolicy: true,
    locale: 'de',
    items: [{ product: vehicle.id, amount: 1 }],
    ride: {
      service: 'private-transfer',
      from,
      to,
      adults: 2,
    },
  }
  const body = JSON.stringify(draft)
  return () =>
    requestOf({
      method: 'POST',
      path: '/api/orders/public',
      host: 'localhost',
      body,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), accept: 'application/json' },
    })
}
