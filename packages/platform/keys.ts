import type { CallLimit, Endpoint } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locale.ts'
import type { Session } from './module.ts'

/**
 * Groups of API calls that an API key can be allowed to use, by the name of the scope. The first part of a call's id is its group: 'orders'
 * in 'orders.place'.
 */
export type Scopes = Readonly<
  Record<string, { readonly title: Readonly<Record<Locale, string>>; readonly groups: readonly string[] }>
>

/** The name of a scope (groups of API calls) with the kind of access: `orders:read`, `orders:write`. */
export type Scope = `${string}:${'read' | 'write'}`

/** A program that makes API calls with its own API key (docs/rules/integration.md, Keys). */
export interface KeyCaller {
  /** Id of the key. */
  readonly id: string
  readonly scopes: ReadonlySet<string>
  /**
   * The session that is used for calls with this API key: the current rights and branches of its creator, limited by the key's own rights.
   */
  readonly session: Session
}

/** Finds the key that belongs to a secret. Undefined if the key is unknown, revoked or expired, or if its creator no longer exists. */
export type KeyReader = (secret: string) => Promise<KeyCaller | undefined>

/** The limit for API calls with one key: `max` calls in `windowSeconds`. */
export const keyLimit: CallLimit = { name: 'key', per: 'params.key', max: 600, windowSeconds: 60 }

/** Reads the secret from an authorization header; undefined if it contains none of our secrets. */
export const keyIn = (authorization: string | undefined): string | undefined =>
  /^Bearer (srv_\S+)$/i.exec(authorization ?? '')?.[1]

/**
 * Is the API call only for people? Then it cannot be made with an API key. This applies to calls for administrators only, calls with a
 * `proof`, and streams.
 */
export function isForPeople({ access, proof, kind }: Endpoint): boolean {
  const isOfAdmins = typeof access === 'object' && access.every((role) => role === 'ROLE_ADMIN')
  return proof !== undefined || kind === 'stream' || isOfAdmins
}

/** The group of an API call: 'orders' of 'orders.place'. */
export const groupOf = ({ id }: Endpoint): string => id.split('.')[0] ?? id

/**
 * The scope (right of an API key) that each API call needs, by the id of the call. A call without a scope cannot be made with a key, unless
 * the call is public. Throws when a group of calls is in two scopes.
 */
export function scopesOfCalls(
  modules: readonly { readonly endpoints: readonly Endpoint[]; readonly scopes: Scopes }[],
): ReadonlyMap<string, Scope> {
  const byGroup = new Map<string, string>()
  for (const [name, { groups }] of modules.flatMap(({ scopes }) => Object.entries(scopes)))
    for (const group of groups) {
      if (byGroup.has(group))
        throw new Error(`The call group '${group}' is in the scopes '${byGroup.get(group)}' and '${name}'`)
      byGroup.set(group, name)
    }
  const calls = new Map<string, Scope>()
  for (const endpoint of modules.flatMap(({ endpoints }) => endpoints)) {
    const name = byGroup.get(groupOf(endpoint))
    if (name !== undefined && !isForPeople(endpoint))
      calls.set(endpoint.id, `${name}:${endpoint.method === 'GET' ? 'read' : 'write'}`)
  }
  return calls
}
