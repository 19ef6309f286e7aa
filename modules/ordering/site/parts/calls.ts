import type { OutputOf } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locale.ts'
import type { OrderDraftInput, orderingEndpoints, PublicOrder, Questionnaire } from '../../contract.ts'
import { steps } from '../../rules/steps.ts'
import { type CallResult, callJson } from '#ui/site/json-call.ts'

/** An order's public pages and calls, by its uid and hash. */
export interface OrderKey {
  readonly uid: string
  readonly hash: string
}

/**
 * Paths of the visitors' calls. They are repeated here, because importing the contract would add zod to the page. A test compares them with
 * the contract.
 */
export const orderPaths = {
  place: '/api/orders/public',
  get: ({ uid, hash }: OrderKey) => `/api/orders/public/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}`,
  stream: (key: OrderKey) => `${orderPaths.get(key)}/stream`,
  calendar: (key: OrderKey) => `${orderPaths.get(key)}/calendar.ics`,
  confirmCounter: (key: OrderKey) => `${orderPaths.get(key)}/${steps.acceptCounterAppointment.name}`,
  rejectCounter: (key: OrderKey) => `${orderPaths.get(key)}/${steps.declineCounterAppointment.name}`,
  cancel: (key: OrderKey) => `${orderPaths.get(key)}/cancel`,
  pay: (key: OrderKey) => `${orderPaths.get(key)}/pay`,
  questionnaire: (key: OrderKey) => `${orderPaths.get(key)}/questionnaire`,
} as const

export type Placed = OutputOf<typeof orderingEndpoints.place>
export type PlaceOrder = (draft: OrderDraftInput, key: string) => Promise<CallResult<Placed>>

/** Places an order. The key prevents a second order if the call is repeated with the same body. */
export const placeCall =
  (locale: Locale): PlaceOrder =>
  (draft, key) =>
    callJson<Placed>(orderPaths.place, {
      locale,
      method: 'POST',
      body: draft,
      headers: { 'idempotency-key': key },
      timeoutMs: 30_000,
    })

export type CustomerAction = 'confirmCounter' | 'rejectCounter' | 'cancel'

export const orderCalls = (locale: Locale, key: OrderKey) => ({
  read: () => callJson<PublicOrder>(orderPaths.get(key), { locale }),
  act: (action: CustomerAction) => callJson<PublicOrder>(orderPaths[action](key), { locale, method: 'POST' }),
  /** Starts another attempt to pay. The response contains the address of the payment page. */
  pay: (paymentMethod?: OrderDraftInput['paymentMethod']) =>
    callJson<OutputOf<typeof orderingEndpoints.pay>>(orderPaths.pay(key), {
      locale,
      method: 'POST',
      body: paymentMethod ? { paymentMethod } : {},
      timeoutMs: 30_000,
    }),
  review: (review: Questionnaire) =>
    callJson<PublicOrder>(orderPaths.questionnaire(key), { locale, method: 'POST', body: review }),
})
export type OrderCalls = ReturnType<typeof orderCalls>
