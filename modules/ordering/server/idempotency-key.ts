import type { Call, Refusal } from '#platform/module.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export const keyInvalid: Refusal = { ok: false, code: 'order.key_invalid', field: 'idempotency-key' }

/**
 * Reads the idempotency key from the headers, in lower case. It is a UUID; the server creates at most one order for each key (specification
 * §6). Undefined if the header is missing or is not a UUID; the caller then refuses with `keyInvalid`.
 */
export function idempotencyKey({ headers }: Pick<Call, 'headers'>): string | undefined {
  const key = headers['idempotency-key']?.toLowerCase()
  return key !== undefined && UUID.test(key) ? key : undefined
}
