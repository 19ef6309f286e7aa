import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { WorkingActivity } from '../../contract.ts'
import { type Block, minutesByDay } from '../../rules/blocks.ts'
import { blockOf } from '../rows.ts'
import { isCounted, type Times } from '../times.ts'

/** A recorded block of work of a closed month, with the times that later corrections have given it. */
export type Corrected = Pick<WorkingActivity, 'id' | 'from' | 'to' | 'pauses'>

interface Countered {
  before: Corrected | null
  after: Corrected | null
}

/** The corrections of a person's closed months, the oldest first. */
export const countersOf = (tx: Tx, user: string): Promise<Countered[]> =>
  tx.many<Countered>(sql`
    SELECT before, after FROM time_corrections WHERE user_id = ${user} AND counter_minutes IS NOT NULL ORDER BY at, id`)

/**
 * The blocks of a person with their right times: the recorded blocks of work, changed by the corrections that were made after a month had
 * been closed.
 */
export function effective(times: Times, counters: readonly Countered[], now: number): Map<string, Corrected> {
  const found = new Map<string, Corrected>()
  for (const one of times.activities) if (isCounted(one, now)) found.set(one.id, one)
  const from = times.activities[0]?.from ?? ''
  for (const { before, after } of counters) {
    if (before) found.delete(before.id)
    if (after && after.from >= from) found.set(after.id, after)
  }
  return found
}

export const spanOf = (one: Corrected): Block => blockOf(one, Date.parse(one.to ?? one.from))
export const daysOf = (blocks: ReadonlyMap<string, Corrected>, zone: string): Map<string, number> =>
  minutesByDay([...blocks.values()].map(spanOf), zone)

/** Converts a block of work to the format in which corrections are stored. */
export const shown = (one: Corrected, user: string): WorkingActivity => ({
  branch: null,
  department: null,
  project: null,
  task: null,
  comment: '',
  source: 'manual',
  id: one.id,
  version: 1,
  user,
  from: one.from,
  to: one.to,
  pauses: one.pauses.map(({ from, to }) => ({ from, to })),
  flags: [],
  isVoided: false,
})
