import type { Endpoint } from '#contract/endpoint.ts'
import { keyIn, type KeyCaller } from '../keys.ts'
import type { Refusal } from '../module.ts'
import type { RawCall, ServedBrand } from './dispatch.ts'
import { refuse } from './failures.ts'

/**
 * Finds the program that makes an API call, by the API key in the call. Undefined if the call has no key. Refuses a call with both a key
 * and a session cookie (auth.key_and_session, 400). Refuses an invalid key (auth.key_invalid, 401) and a call that the key does not allow
 * (auth.key_scope, 403). Two kinds of public calls are allowed with every valid key: calls that only read data, and calls that need no
 * scope.
 */
export async function checkKey(
  brand: ServedBrand,
  endpoint: Endpoint,
  raw: RawCall,
  hasCookie: boolean,
): Promise<{ ok: true; value: KeyCaller } | Refusal | undefined> {
  const secret = endpoint.proof === undefined ? keyIn(raw.headers['authorization']) : undefined
  if (secret === undefined) return undefined
  if (hasCookie) return refuse('auth.key_and_session')
  const value = await brand.keys?.(secret)
  if (!value) return refuse('auth.key_invalid')
  const scope = brand.scopes?.get(endpoint.id)
  const isOpen = endpoint.access === 'public' && (scope === undefined || endpoint.method === 'GET')
  if (!isOpen && (scope === undefined || !value.scopes.has(scope)))
    return refuse('auth.key_scope', { values: { scope: scope ?? '–' } })
  return { ok: true, value }
}
