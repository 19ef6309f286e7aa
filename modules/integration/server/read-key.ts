import { timingSafeEqual } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Role } from '#contract/roles.ts'
import type { StaffPerson } from '#modules/identity/ports.ts'
import type { Queries } from '#platform/db.ts'
import type { KeyReader } from '#platform/keys.ts'
import type { BrandCore, Session } from '#platform/module.ts'
import { hashOfKey, prefixOf } from './key-secret.ts'

interface KeyRow {
  id: string
  name: string
  secret_hash: Uint8Array
  scopes: string[]
  branches: string[]
  created_by: string
  last_used_at: string | null
  external_user_id: string | null
}

type ReadStaff = (db: Queries, id: string) => Promise<StaffPerson | undefined>

/**
 * Makes the session for an API call with a key, or for the events of a webhook. The session has the rights that the creator has now,
 * limited to the branches of the key or webhook. The role of an administrator always includes all branches. So if an administrator's key or
 * webhook has branches, its session gets the back office role for these branches.
 */
export function sessionFor(
  person: StaffPerson,
  of: { id: string; name: string; branches: readonly string[] },
): Session {
  const isAdmin = person.roles.includes('ROLE_ADMIN')
  const isLimited = of.branches.length > 0
  const roles: readonly Role[] = isAdmin && isLimited ? ['ROLE_BACKOFFICE'] : person.roles
  const branches = isLimited ? of.branches.filter((id) => isAdmin || person.branches.includes(id)) : person.branches
  return {
    id: of.id,
    userId: person.id,
    name: of.name,
    email: person.email,
    roles,
    branches,
    csrfToken: '',
    key: of.id,
  }
}

/**
 * The session for the key of a partner, who is not staff. Booking needs the scope `orders:write`, but the partner's program must not change
 * orders of other guests. So the session has no role and no branches. The program can read only data that contains nothing about guests,
 * and its own orders by their uid and hash.
 */
const asPartner = (session: Session): Session => ({ ...session, roles: [], branches: [] })

/**
 * Checks the key that a program has sent. Undefined if the key is unknown, expired or revoked, or if its creator cannot sign in now. The
 * key is read from the database for each API call, because every server process must refuse a revoked key immediately.
 */
export function readKey(core: BrandCore, staff: ReadStaff): KeyReader {
  return async (secret) => {
    const prefix = prefixOf(secret)
    if (prefix === undefined) return undefined
    const now = core.clock.now()
    const row = await core.db.first<KeyRow>(sql`
      SELECT id, name, secret_hash, scopes, branches, created_by, last_used_at, external_user_id FROM api_keys
      WHERE prefix = ${prefix} AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ${now})`)
    if (!row || !timingSafeEqual(Buffer.from(row.secret_hash), hashOfKey(secret))) return undefined
    const person = await staff(core.db, row.created_by)
    if (!person) return undefined
    const minuteAgo = now.subtract({ minutes: 1 })
    if (row.last_used_at === null || Date.parse(row.last_used_at) <= minuteAgo.epochMilliseconds)
      await core.db.run(sql`UPDATE api_keys SET last_used_at = ${now}
        WHERE id = ${row.id} AND (last_used_at IS NULL OR last_used_at <= ${minuteAgo})`)
    const session = sessionFor(person, row)
    return { id: row.id, scopes: new Set(row.scopes), session: row.external_user_id ? asPartner(session) : session }
  }
}
