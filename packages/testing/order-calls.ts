import { type Order, type OrderDraftInput, orderingEndpoints, type PublicOrder } from '#modules/ordering/contract.ts'
import type { request } from './brand.ts'
import { admin } from './sessions.ts'

type Call = ReturnType<typeof request>['call']

export const newKey = (): string => crypto.randomUUID()

/** Returns the value of a successful API call. Throws if the call failed. */
export async function must<T>(answer: Promise<{ ok: true; value: T } | { ok: false; errors: unknown }>): Promise<T> {
  const got = await answer
  if (!got.ok) throw new Error(JSON.stringify(got.errors))
  return got.value
}

export interface OrderCalls {
  place(draft?: OrderDraftInput, key?: string): Promise<{ uid: string; hash: string }>
  /** Reads the order as staff do. */
  order(placed: { uid: string }): Promise<Order>
  status(placed: { uid: string; hash: string }): Promise<PublicOrder>
}

/** Calls with which tests place an order of any kind, and read it as staff or as the guest. */
export const orderCalls = (call: Call, draft: () => OrderDraftInput): OrderCalls => ({
  place: (body = draft(), key = newKey()) =>
    must(call(orderingEndpoints.place, { body, headers: { 'idempotency-key': key } })),
  order: async ({ uid }) => {
    const found = await must(call(orderingEndpoints.history, { query: { search: uid } }, { as: admin() }))
    return must(call(orderingEndpoints.get, { params: { id: found[0]?.id ?? '' } }, { as: admin() }))
  },
  status: ({ uid, hash }) => must(call(orderingEndpoints.publicGet, { params: { uid, hash } })),
})
