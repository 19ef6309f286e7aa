import type { InitEntry, OrderDraftInput } from './shapes.ts'

/** Identifies a placed order: the customer's link to it contains `uid` and `hash`. */
export interface Placed {
  uid: string
  hash: string
}

/** A time of day in Vienna, some days from now. The default, 14:15, is never near a clock change. */
export function inDays(days: number, time = '14:15'): Temporal.ZonedDateTime {
  return Temporal.Now.zonedDateTimeISO('Europe/Vienna').add({ days }).withPlainTime(time)
}

const json = async <T>(url: string): Promise<T> => ((await (await fetch(url)).json()) as { data: T }).data

/** Start, destination and vehicle as the site sends them, combined into an order that the server accepts. */
export async function rideDraft(url: string, more: Partial<OrderDraftInput> = {}): Promise<OrderDraftInput> {
  const init = await json<InitEntry[]>(`${url}/api/init`)
  const list = (path: string) => init.find((entry) => entry.url === path)?.data as { id: string; name: string }[]
  const place = (id: string) =>
    json<NonNullable<OrderDraftInput['ride']>['from']>(`${url}/api/maps/retrieve/${encodeURIComponent(id)}?session=e2e`)
  const [salzburg] = await json<{ id: string }[]>(`${url}/api/maps/suggest?q=Salzburg&session=e2e`)
  return {
    branch: list('/api/branches')[0]?.id ?? '',
    firstName: 'Eva',
    lastName: 'Pichler',
    email: 'e.pichler@example.com',
    phone: '+43 664 1234567',
    street: 'Praterstraße 1',
    zipCode: '1020',
    city: 'Wien',
    legalInstructions: true,
    privacyPolicy: true,
    appointmentDate: inDays(3).toString({ timeZoneName: 'never' }),
    items: [{ product: list('/api/products').find(({ name }) => name === 'Business')?.id ?? '', amount: 1 }],
    ride: {
      service: 'airport-transfer',
      from: await place('airport:VIE'),
      to: await place(salzburg?.id ?? ''),
      flightNumber: 'OS 202',
      adults: 1,
      accessories: [],
    },
    ...more,
  }
}

/** Sends an order as the form does. */
export const sendOrder = (url: string, draft: OrderDraftInput, key: string = crypto.randomUUID()): Promise<Response> =>
  fetch(`${url}/api/orders/public`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': draft.locale ?? 'de', 'idempotency-key': key },
    body: JSON.stringify(draft),
  })

export async function placeRide(url: string, more: Partial<OrderDraftInput> = {}): Promise<Placed> {
  const response = await sendOrder(url, await rideDraft(url, more))
  const answer = (await response.json()) as { data: Placed }
  if (response.status !== 201) throw new Error(`Order refused: ${JSON.stringify(answer)}`)
  return answer.data
}
