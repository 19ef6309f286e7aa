import type { CallLimit, Endpoint } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locale.ts'
import type { Session } from './module.ts'

/** Call groups that a key may be allowed to use, by the name of the scope. A group is the first part of the ids of its calls. */
export type Scopes = Readonly<
  Record<string, { readonly title: Readonly<Record<Locale, string>>; readonly groups: readonly string[] }>
>

/** A scope with its name and what it allows: `orders:read`, `orders:write`. */
export type Scope = `${string}:${'read' | 'write'}`

/** A program that calls with a key of its own (docs/rules/integration.md, Keys). */
export interface KeyCaller {
  /** Id of the key. */
  readonly id: string
  readonly scopes: ReadonlySet<string>
  /** Acts for the key: rights and branches of its creator at this moment, and never more than the key allows. */
  readonly session: Session
}

/** Finds the key of a header's value; undefined: unknown, revoked, expired, or its creator is gone. */
export type KeyReader = (secret: string) => Promise<KeyCaller | undefined>

/** Most calls of one key. */
export const keyLimit: CallLimit = { name: 'key', per: 'params.key', max: 600, windowSeconds: 60 }

/** The secret of an authorization header; undefined where there is none of ours. */
export const keyIn = (authorization: string | undefined): string | undefined =>
  /^Bearer (srv_\S+)$/i.exec(authorization ?? '')?.[1]

/** Calls that no key may make: those of administrators, those with a proof of their own, and streams. */
export function isForPeople({ access, proof, kind }: Endpoint): boolean {
  const isOfAdmins = typeof access === 'object' && access.every((role) => role === 'ROLE_ADMIN')
  return proof !== undefined || kind === 'stream' || isOfAdmins
}

/** The group of a call: 'orders' of 'orders.place'. */
export const groupOf = ({ id }: Endpoint): string => id.split('.')[0] ?? id

/** The scope that each call needs, by its id. A call that is missing here cannot be made with a key, unless it is public. Throws when two scopes name one group. */
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
