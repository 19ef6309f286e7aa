import type { Api, ApiResult } from '#contract/client.ts'
import type { KeptInput } from '#ui/backoffice/kept-input.ts'
import { orderingEndpoints } from '../../contract.ts'

/** The part of the response that `enterOnce` needs. */
interface Entered {
  id: string
  uid: string
}

type Outcome<T extends Entered> =
  | { kind: 'placed'; value: T }
  /**
   * An earlier attempt with other input created an order, but its response was lost. `value` is that order, or undefined if it cannot be
   * determined. The current input was refused.
   */
  | { kind: 'arrived'; value: T | undefined }
  | { kind: 'refused'; answer: Extract<ApiResult<T>, { ok: false }> }

/**
 * Sends an order that staff enter. A lost response must not lead to two orders (docs/rules/orders.md, Idempotency). All attempts use the
 * same idempotency key until the result is known. Staff may change the input after a lost response. If the server has already created an
 * order with this key, it refuses the new body. In this case the earlier bodies are sent again with the same key, to learn which order was
 * created. `send` makes the call with a body (JSON) and a key.
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
    // There was no usable response again, so nobody knows whether the order exists. The next attempt uses the same key.
    if (known.status === 0 || known.status >= 500) return { kind: 'refused', answer: known }
  }
  kept.renew()
  return { kind: 'arrived', value: undefined }
}

/** Returns the function `send` for `enterOnce`: it calls the server with an order and a key. */
export const enterBy = (api: Api) => (body: string, key: string) =>
  api.call(orderingEndpoints.enter, { body: JSON.parse(body), headers: { 'idempotency-key': key } })
