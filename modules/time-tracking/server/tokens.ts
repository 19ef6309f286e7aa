import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { StaffPerson } from '#modules/identity/ports.ts'
import type { Queries } from '#platform/db.ts'
import type { Contract, TimeContext } from './people.ts'
import { readContracts, zoneOf } from './people.ts'

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

type TokenKind = 'device' | 'kiosk' | 'calendar'

/** The person to whom an access token of the time clock belongs. */
export interface ClockPerson {
  readonly person: StaffPerson
  readonly contracts: readonly Contract[]
  readonly zone: string
  readonly kind: TokenKind
}

/** Creates an access token. The database stores only its hash. The token is valid for `seconds`; without `seconds` until it is revoked. */
export async function issueToken(
  { core }: TimeContext,
  db: Queries,
  issue: { user: string; kind: TokenKind; name: string; seconds?: number },
): Promise<{ id: string; token: string }> {
  const now = core.clock.now()
  const made = { id: core.ids.uuid(), token: core.ids.hash() }
  await db.run(sql`
    INSERT INTO time_tokens (id, user_id, kind, name, token_hash, created_at, expires_at)
    VALUES (${made.id}, ${issue.user}, ${issue.kind}, ${issue.name}, ${hashOf(made.token)}, ${now},
      ${issue.seconds === undefined ? null : now.add({ seconds: issue.seconds })})`)
  return made
}

/**
 * The time clock has three groups of API calls: `person`, `clock`, `calendar`. For each group: the kinds of access tokens that are
 * accepted. After the right PIN a terminal gets a token of the kind 'kiosk'. With it the terminal can use the person's time clock, but not
 * the person's data, requests and months.
 */
const kindsOf = { person: ['device'], clock: ['device', 'kiosk'], calendar: ['calendar'] } as const

/**
 * Finds the person by user name and access token. Undefined: the token is wrong, expired or revoked; or its kind is not accepted for
 * `opens`; or the account is switched off.
 */
export async function personOf(
  context: TimeContext,
  { username, token }: { username: string; token: string },
  opens: keyof typeof kindsOf = 'person',
): Promise<ClockPerson | undefined> {
  const { db, clock } = context.core
  const now = clock.now()
  const found = await db.first<{ id: string; user_id: string; kind: TokenKind; last_used_at: string | null }>(sql`
    SELECT id, user_id, kind, last_used_at FROM time_tokens
    WHERE token_hash = ${hashOf(token)} AND revoked_at IS NULL AND kind = ANY(${[...kindsOf[opens]]}) AND (expires_at IS NULL OR expires_at > ${now})`)
  if (!found) return undefined
  const [person] = await context.ports.staff(db, { id: found.user_id })
  if (!person?.isEnabled || person.email !== username.toLowerCase()) return undefined
  const hourAgo = now.subtract({ hours: 1 }).toString()
  if (found.last_used_at === null || found.last_used_at < hourAgo)
    await db.run(sql`UPDATE time_tokens SET last_used_at = ${now} WHERE id = ${found.id}`)
  const contracts = (await readContracts(db, [person.id])).get(person.id) ?? []
  return { person, contracts, zone: await zoneOf(context, person, contracts), kind: found.kind }
}
