import type { OutputOf } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locale.ts'
import type { OrderDraftInput, orderingEndpoints, PublicOrder, Questionnaire } from '../../contract.ts'
import { steps } from '../../rules/steps.ts'
import { type CallResult, callJson } from '#ui/site/json-call.ts'

/** Uid and hash of an order. Together they give access to the status page of the order and to the API calls about it. */
export interface OrderKey {
  readonly uid: string
  readonly hash: string
}

/**
 * The paths of the calls that visitors make. They are written here a second time, because importing the contract would add the library zod
 * to the page. A test makes sure that these paths are the same as in the contract.
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

/** Returns the function that places an order. If it is called again with the same key and body, no second order is created. */
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
  /** Starts another payment attempt. The response contains the address of the payment page. */
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
