import { dataOf, type Calls, type Servus } from '@servus/client'

type Ride = NonNullable<Calls['POST /api/orders/public']['body']['ride']>

/**
 * Books a ride: finds both places, asks for the price, and orders the ride at this price. The API key needs the right `orders:write`. If
 * the server refuses the order, `refused` contains the server's message. `bookingId` is a UUID that you create. A second call with the same
 * `bookingId` does not book a second ride.
 */
export async function bookRide(
  servus: Servus,
  wanted: { bookingId: string; branch: string; vehicle: string; from: string; to: string; at: string; guest: Guest },
): Promise<{ uid: string; hash: string; total: number } | { refused: string }> {
  const from = await findPlace(servus, wanted.from)
  const to = await findPlace(servus, wanted.to)
  if (!from || !to) return { refused: 'place.unknown' }
  const ride: Ride = { service: 'private-transfer', from, to, adults: 2 }
  const price = await servus.call('POST /api/orders/public/quote', {
    body: { branch: wanted.branch, product: wanted.vehicle, ride },
  })
  if (!price.ok) return { refused: price.errors[0]?.message ?? 'unknown' }
  const total = price.data.pricing.totalGross
  const placed = await servus.call('POST /api/orders/public', {
    idempotencyKey: wanted.bookingId,
    body: {
      ...wanted.guest,
      branch: wanted.branch,
      items: [{ product: wanted.vehicle, amount: 1 }],
      ride,
      appointmentDate: wanted.at,
      expectedTotal: total,
      legalInstructions: true,
      privacyPolicy: true,
    },
  })
  if (!placed.ok) return { refused: placed.errors[0]?.message ?? 'unknown' }
  return { ...placed.data, total }
}

interface Guest {
  firstName: string
  lastName: string
  email: string
  phone: string
  street: string
  zipCode: string
  city: string
}

/**
 * Finds the place that matches the text best; undefined if there is none. The place contains a signature of its coordinates. Send the place
 * back unchanged: the server refuses a changed place.
 */
async function findPlace(servus: Servus, text: string): Promise<Ride['from'] | undefined> {
  const session = crypto.randomUUID().slice(0, 13)
  const found = await servus.call('GET /api/maps/suggest', { query: { q: text, session } })
  const [best] = found.ok ? found.data : []
  if (!best) return undefined
  const place = await servus.call('GET /api/maps/retrieve/{id}', { path: { id: best.id }, query: { session } })
  return place.ok ? (place.data ?? undefined) : undefined
}

export const examples = {
  /** Lists the open orders of the branches that the key may read. */
  orders: async (servus: Servus) =>
    dataOf(await servus.call('GET /api/orders/current')).map(({ uid, state }) => `${uid} ${state}`),
}
