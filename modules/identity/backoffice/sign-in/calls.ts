import type { ApiError } from '#contract/errors.ts'
import type { Locale } from '#contract/locale.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { identityEndpoints } from '../../contract.ts'

/**
 * The paths of the API calls of the sign-in pages. They are written here, because importing the contract would also load the library zod.
 * calls.test.ts checks that they are the paths of the contract.
 */
export const paths = {
  options: '/api/auth/options',
  login: '/api/auth/login',
  link: '/api/auth/login-link',
  redeem: '/api/auth/login-link/redeem',
} as const

export type SignInOptions = OutputOf<(typeof identityEndpoints)['signIn']>
export type Refusal = readonly ApiError[]

/** Longest wait for a response, in milliseconds. */
const TIMEOUT_MS = 20_000

/** Sends a form. The result contains the errors of the server. It is undefined if the call succeeded, and empty if there was no readable response. */
export async function send(path: string, body: object, locale: Locale): Promise<Refusal | undefined> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'accept-language': locale, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return undefined
    const { errors } = (await response.json()) as { errors?: unknown }
    return Array.isArray(errors) ? (errors as Refusal) : []
  } catch {
    return []
  }
}

/** What the page offers: the name of the shop, and the demo users. Undefined if the server does not respond; the form works without it. */
export async function readOptions(): Promise<SignInOptions | undefined> {
  try {
    const response = await fetch(paths.options, { headers: { accept: 'application/json' } })
    return response.ok ? ((await response.json()) as { data: SignInOptions }).data : undefined
  } catch {
    return undefined
  }
}
