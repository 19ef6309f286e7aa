import sql from 'sql-template-tag'
import type { CallLimit, Endpoint } from '#contract/endpoint.ts'
import type { BrandCore, Refusal } from '../module.ts'
import { networkOf } from './caller-network.ts'
import { refuse } from './failures.ts'

interface Counted {
  address: string
  params: unknown
  body: unknown
}

export interface RateLimits {
  /** Counts the API call. Returns a refusal with Retry-After when one of the `limits` is reached; undefined if the call may pass. */
  check(core: BrandCore, limits: readonly CallLimit[], call: Counted): Promise<Refusal | undefined>
}

export const limitsOf = (endpoint: Endpoint): readonly CallLimit[] =>
  endpoint.limit === undefined ? [] : 'name' in endpoint.limit ? [endpoint.limit] : endpoint.limit

/**
 * Maximum number of keys (separate counters, for example one per uid) for each limit. Callers can invent keys, for example a uid that does
 * not exist. The maximum limits the memory and the time that each API call takes.
 */
const mostKeys = 50_000

/**
 * Counts API calls in exact sliding windows: the time of each call is stored. Call this function once per process. Brands never share
 * counters. `enabled: false` switches all limits off (tests).
 */
export function createRateLimits(options: { enabled: boolean; mostKeys?: number }): RateLimits {
  // One map per limit. Otherwise a caller who invents keys (for example uids) for one API call could push the counters of another API call
  // out of the map.
  const byLimit = new Map<string, Map<string, number[]>>()

  /** Counts the API call. Returns the seconds to wait, or 0 if the call may pass. */
  const countHere = (key: string, limit: CallLimit, now: number): number => {
    const times = byLimit.get(limit.name) ?? new Map<string, number[]>()
    byLimit.set(limit.name, times)
    const from = now - limit.windowSeconds * 1000
    const list = (times.get(key) ?? []).filter((at) => at > from)
    // The key that was counted last is moved to the end. So the key that was not used for the longest time is the first.
    times.delete(key)
    times.set(key, list)
    if (list.length >= limit.max) return Math.max(1, Math.ceil(((list[0] ?? now) - from) / 1000))
    list.push(now)
    for (const quietest of times.keys()) {
      if (times.size <= (options.mostKeys ?? mostKeys)) break
      times.delete(quietest)
    }
    return 0
  }

  return {
    async check(core, limits, call) {
      if (!options.enabled) return undefined
      const now = core.clock.epochMs()
      for (const limit of limits) {
        const subject = subjectOf(limit, call)
        if (subject === undefined) continue
        const wait = limit.shared
          ? await countShared(core, limit, subject)
          : countHere(`${core.id}\n${subject}`, limit, now)
        if (wait > 0) {
          const code = limit.shared ? 'auth.too_many_attempts' : 'request.rate_limited'
          return refuse(code, {
            values: { minutes: Math.ceil(wait / 60), seconds: wait },
            headers: { 'retry-after': String(wait) },
          })
        }
      }
      return undefined
    },
  }
}

function subjectOf({ per, within }: CallLimit, call: Counted): string | undefined {
  if (per === 'address') return networkOf(call.address)
  const subject = valueOf(per, call)
  return subject === undefined || within === undefined ? subject : `${valueOf(within, call) ?? ''}\n${subject}`
}

function valueOf(name: string, call: Counted): string | undefined {
  const [part, ...path] = name.split('.')
  let at: unknown = part === 'params' ? call.params : call.body
  for (const key of path) at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined
  if (typeof at === 'number') return String(at)
  // An empty field is not counted: otherwise all orders without an address would share one counter.
  if (typeof at !== 'string' || at.trim() === '') return undefined
  return part === 'body' ? at.trim().toLowerCase() : at
}

async function countShared(core: BrandCore, limit: CallLimit, subject: string): Promise<number> {
  const now = core.clock.now()
  const from = now.subtract({ seconds: limit.windowSeconds })
  return core.db.tx(async (tx) => {
    // With this lock, calls that use the same counter are counted one after the other. Otherwise two simultaneous calls could both be
    // accepted as the last allowed call.
    await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${limit.name}\n${subject}`}, 1))`)
    await tx.run(sql`DELETE FROM rate_count WHERE name = ${limit.name} AND key = ${subject} AND at <= ${from}`)
    const row = await tx.first<{ count: number; first: string | null }>(
      sql`SELECT count(*) AS count, min(at) AS first FROM rate_count WHERE name = ${limit.name} AND key = ${subject}`,
    )
    if (row && row.count >= limit.max) {
      return Math.max(1, Math.ceil((Date.parse(row.first ?? '') - Number(from.epochMilliseconds)) / 1000))
    }
    await tx.run(sql`INSERT INTO rate_count (name, key, at) VALUES (${limit.name}, ${subject}, ${now})`)
    return 0
  })
}
