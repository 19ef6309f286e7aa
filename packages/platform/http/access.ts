import { timingSafeEqual } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Access } from '#contract/roles.ts'
import type { Refusal, Session } from '../module.ts'
import { refuse } from './failures.ts'

/** Finds the session that belongs to the value of a session cookie. The identity module provides this function. */
export type SessionReader = (cookieValue: string) => Promise<Session | undefined>

/**
 * Refuses an API call without a session (401) or without the required role (403). An API key without roles belongs to a partner, who is not
 * staff. Undefined if the call is allowed.
 */
export function checkAccess(access: Access, session: Session | undefined): Refusal | undefined {
  if (access === 'public') return undefined
  if (!session) return refuse('auth.session_timeout')
  const isStaff = session.key === undefined || session.roles.length > 0
  if (access === 'staff' ? isStaff : access.some((role) => session.roles.includes(role))) return undefined
  return refuse('auth.not_privileged')
}

interface Caller {
  headers: Readonly<Record<string, string | undefined>>
  /** Scheme and host that the caller used. */
  origin: string
}

/**
 * Refuses an API call that changes data and does not come from our own pages (docs/rules/security.md, Foreign sites). Browsers send the
 * origin of a call. Other programs send no origin; their calls are accepted, because they do not have the cookies of a user. Calls with a
 * signature (`proof`), for example of payment providers, are not checked here. `publicUrl` is our public address, if a proxy changes the
 * host.
 */
export function checkOrigin(endpoint: Endpoint, caller: Caller, publicUrl?: string): Refusal | undefined {
  if (endpoint.method === 'GET' || endpoint.proof === 'signature') return undefined
  const site = caller.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return refuse('request.origin')
  const origin = caller.headers['origin']
  if (origin === undefined || hostOf(origin) === hostOf(caller.origin)) return undefined
  return publicUrl !== undefined && hostOf(origin) === hostOf(publicUrl) ? undefined : refuse('request.origin')
}

/**
 * Refuses an API call for staff that changes data without the token of its session (docs/rules/security.md, Foreign sites). Public calls,
 * and calls with a `proof` (a signature or a key), need no token. Undefined if the call is allowed.
 */
export function checkToken(endpoint: Endpoint, caller: Caller, session: Session | undefined): Refusal | undefined {
  if (endpoint.method === 'GET' || endpoint.access === 'public' || endpoint.proof !== undefined || !session)
    return undefined
  const given = Buffer.from(caller.headers['x-csrf-token'] ?? '')
  const wanted = Buffer.from(session.csrfToken)
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? undefined : refuse('auth.csrf_invalid')
}

function hostOf(origin: string): string {
  try {
    return new URL(origin).host
  } catch {
    return origin
  }
}
