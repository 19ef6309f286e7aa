import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Db, Tx } from '#platform/db.ts'
import { networkOf } from '#platform/http/caller-network.ts'
import type { Refusal } from '#platform/module.ts'
import type { IdentityContext } from '../context.ts'

/** An attempt to sign in that is being checked. It is counted as a failure until `forgive` is called. */
export interface Attempt {
  id: string
  accountKey: string | undefined
}

const accountKeyOf = (account: string, address: string): string =>
  createHash('sha256').update(`${account.toLowerCase()}\n${address}`).digest('base64url')

/**
 * Called before a password, code or link is checked. Counts the attempt as a failure at once, so that simultaneous attempts cannot exceed
 * the limits. If a limit is reached, refuses with auth.too_many_attempts and says how long to wait. Limits in 15 minutes: 5 failures of an
 * account from one IP address (or known device), 100 failures of an account from all addresses, and 50 failures from one IP address for all
 * accounts (docs/rules/security.md, Sign-in). The failures are stored in the database, so they count for all server processes. `account`:
 * the mail address or link that is tried.
 */
export async function reserveAttempt(
  { core, limits }: IdentityContext,
  attempt: {
    address: string
    account?: string
    countsForAddress?: boolean
    /** If true and `device` is undefined, the failure also counts for the limit of the account over all IP addresses. */
    countsEverywhere?: boolean
    /**
     * The cookie of a device on which the user has signed in before. The failures of the attempt are then counted for this device instead
     * of the IP address. Undefined: the device is not known.
     */
    device?: string | undefined
  },
): Promise<{ ok: true; value: Attempt } | Refusal> {
  const now = core.clock.now()
  const network = networkOf(attempt.address)
  const from = now.subtract({ seconds: limits.windowSeconds })
  const id = core.ids.uuid()
  const { account, device } = attempt
  const accountKey = account === undefined ? undefined : accountKeyOf(account, device ?? network)
  const isOfAddress = attempt.countsForAddress !== false && device === undefined
  const isEverywhere = attempt.countsEverywhere === true && device === undefined && account !== undefined
  const counters = [
    ...(isOfAddress ? [{ scope: 'address', key: network, max: limits.perAddress }] : []),
    ...(accountKey === undefined ? [] : [{ scope: 'account', key: accountKey, max: limits.perAccount }]),
    ...(isEverywhere ? [{ scope: 'everywhere', key: accountKeyOf(account, ''), max: limits.everywhere }] : []),
  ]
  const wait = await core.db.tx(async (tx) => {
    await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`identity.sign-in\n${network}`}, 0))`)
    let longest = 0
    for (const counter of counters) {
      const row = await tx.first<{ count: number; first: string | null }>(sql`
        SELECT count(*) AS count, min(at) AS first FROM login_failures
        WHERE scope = ${counter.scope} AND key = ${counter.key} AND at > ${from}`)
      if (!row?.first || row.count < counter.max) continue
      longest = Math.max(longest, Math.ceil((Date.parse(row.first) - from.epochMilliseconds) / 1000))
    }
    if (longest > 0) return longest
    for (const { scope, key } of counters) {
      await tx.run(sql`INSERT INTO login_failures (id, scope, key, at) VALUES (${id}, ${scope}, ${key}, ${now})`)
    }
    return 0
  })
  if (wait === 0) return { ok: true, value: { id, accountKey } }
  return {
    ok: false,
    code: 'auth.too_many_attempts',
    values: { minutes: Math.ceil(wait / 60), seconds: wait },
    headers: { 'retry-after': String(wait) },
  }
}

/**
 * Called when an attempt was no failure: it is not counted any more. With `clearAccount` all failures of the account from this IP address or device
 * are deleted, too. Other failures of the IP address remain counted (docs/rules/security.md, Sign-in).
 */
export async function forgive(queries: Db | Tx, attempt: Attempt, options: { clearAccount: boolean }): Promise<void> {
  await queries.run(sql`DELETE FROM login_failures WHERE id = ${attempt.id}`)
  if (options.clearAccount && attempt.accountKey !== undefined) {
    await queries.run(sql`DELETE FROM login_failures WHERE scope = 'account' AND key = ${attempt.accountKey}`)
  }
}
