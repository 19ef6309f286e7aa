import { timingSafeEqual } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Access } from '#contract/roles.ts'
import type { Refusal, Session } from '../module.ts'
import { refuse } from './failures.ts'

/** Reads who is signed in from the session cookie's value. The identity module hands it in. */
export type SessionReader = (cookieValue: string) => Promise<Session | undefined>

/** 401 without a session, 403 without the role. */
export function checkAccess(access: Access, session: Session | undefined): Refusal | undefined {
  if (access === 'public') return undefined
  if (!session) return refuse('auth.session_timeout')
  if (access === 'staff' || access.some((role) => session.roles.includes(role))) return undefined
  return refuse('auth.not_privileged')
}

interface Caller {
  headers: Readonly<Record<string, string | undefined>>
  /** Scheme and host as the caller sees them. */
  origin: string
}

/**
 * A changing call must come from our own pages (docs/rules/security.md, Foreign sites). Browsers say where a call comes from; programs say nothing and carry no
 * cookie of a victim. Signed notices of providers prove themselves otherwise. `publicUrl`: our address before a proxy that changes the host.
 */
export function checkOrigin(endpoint: Endpoint, caller: Caller, publicUrl?: string): Refusal | undefined {
  if (endpoint.method === 'GET' || endpoint.proof === 'signature') return undefined
  const site = caller.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return refuse('request.origin')
  const origin = caller.headers['origin']
  if (origin === undefined || hostOf(origin) === hostOf(caller.origin)) return undefined
  return publicUrl !== undefined && hostOf(origin) === hostOf(publicUrl) ? undefined : refuse('request.origin')
}

/** A staff session's changing calls name the session's token (docs/rules/security.md, Foreign sites). */
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
