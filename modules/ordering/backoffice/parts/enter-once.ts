import type { Api, ApiResult } from '#contract/client.ts'
import type { KeptInput } from '#ui/backoffice/kept-input.ts'
import { orderingEndpoints } from '../../contract.ts'

/** The response of the call that enters an order. */
interface Entered {
  id: string
  uid: string
}

type Outcome<T extends Entered> =
  | { kind: 'placed'; value: T }
  /** An earlier version was placed, but its response was lost. This version was not accepted. `value` is undefined if that order is not found. */
  | { kind: 'arrived'; value: T | undefined }
  | { kind: 'refused'; answer: Extract<ApiResult<T>, { ok: false }> }

/**
 * Sends an order that staff enter (docs/rules/orders.md, Idempotency). An input keeps its key until it is known whether an order was
 * created. If the response is lost and staff then change the input, no second order is created: the server refuses the changed body, and
 * the earlier bodies are sent again to learn which order was created. `send` makes the call with a body, as JSON, and a key.
 */
export async function enterOnce<T extends Entered>(
  body: string,
  kept: Pick<KeptInput<object>, 'sending' | 'renew' | 'forget'>,
  send: (body: string, key: string) => Promise<ApiResult<T>>,
): Promise<Outcome<T>> {
  const { key, earlier } = kept.sending(body)
  const answer = await send(body, key)
  if (answer.ok) {
    kept.forget()
    return { kind: 'placed', value: answer.value }
  }
  if (!answer.errors.some(({ code }) => code === 'order.key_reused')) return { kind: 'refused', answer }
  for (const before of earlier.toReversed()) {
    const known = await send(before, key)
    if (known.ok) {
      kept.renew()
      return { kind: 'arrived', value: known.value }
    }
    // Without a response the result is unknown: the next attempt uses the same key.
    if (known.status === 0 || known.status >= 500) return { kind: 'refused', answer: known }
  }
  kept.renew()
  return { kind: 'arrived', value: undefined }
}

/** Makes the call that enters an order. */
export const enterBy = (api: Api) => (body: string, key: string) =>
  api.call(orderingEndpoints.enter, { body: JSON.parse(body), headers: { 'idempotency-key': key } })
