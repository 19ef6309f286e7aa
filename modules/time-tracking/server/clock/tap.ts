import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { brokenExclusion } from '#platform/postgres/failures.ts'
import type { Tx } from '#platform/db.ts'
import type { Tap } from '../../contract.ts'
import { acceptedTime, type ClockAction, inOrder } from '../../rules/clock.ts'
import type { TimeContext } from '../people.ts'
import type { ClockPerson } from '../tokens.ts'
import { act, answerOf, askInstead, instant, type Tapped } from './steps.ts'

/**
 * Processes a tap of the time clock (docs/rules/time-tracking.md, Clock). The person is locked until the end, so that the taps of one
 * person are processed one after the other.
 */
export async function tap(
  context: TimeContext,
  who: ClockPerson,
  action: ClockAction,
  body: Tap,
  key: string | undefined,
): Promise<Tapped> {
  try {
    return await context.core.db.tx((tx) => tapIn(context, tx, who, action, body, key))
  } catch (error) {
    // The database refuses a block of work that overlaps another block of the person. This can happen if the device has reported a wrong
    // time.
    if (brokenExclusion(error) === undefined) throw error
    return { ok: false, code: 'time.overlap' }
  }
}

async function tapIn(
  context: TimeContext,
  tx: Tx,
  who: ClockPerson,
  action: ClockAction,
  body: Tap,
  key = context.core.ids.uuid(),
): Promise<Tapped> {
  const { clock, ids } = context.core
  const user = who.person.id
  await tx.first(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`time.${user}`}, 0))`)
  // The hash identifies a repeated tap. `claimed` (the time that the device reports) is left out: if the response to a tap was lost, the
  // device sends the same tap again with `claimed`.
  const hash = createHash('sha256')
    .update(JSON.stringify([action, { ...body, claimed: undefined }]))
    .digest('hex')
  const known = await tx.first<{
    id: string
    body_hash: string
    activity_id: string | null
    request_id: string | null
  }>(sql`SELECT id, body_hash, activity_id, request_id FROM clock_taps WHERE user_id = ${user} AND key = ${key}`)
  if (known && known.body_hash !== hash) return { ok: false, code: 'time.key_reused' }
  if (known?.activity_id) return answerOf(tx, known.activity_id, 200)
  if (known?.request_id) return { ok: false, code: 'time.claim_requested' }
  const { device, seq } = body
  if (!known && device !== undefined && seq !== undefined) {
    const expected = await nextSeq(tx, user, device)
    if (seq !== expected) return { ok: false, code: 'time.out_of_order', values: { expected }, data: { expected } }
  }
  const now = clock.epochMs()
  const claimed = body.claimed && acceptedTime(body.claimed, now)
  const last = claimed === undefined || device === undefined ? undefined : await lastTap(tx, user, device)
  const at = body.claimed ? claimed && inOrder(claimed, last) : now
  const request = at === undefined ? await askInstead(context, tx, who, action, body) : null
  const done: Tapped =
    at === undefined ? { ok: false, code: 'time.claim_requested' } : await act(context, tx, who, action, body, at)
  const taken = at ?? now
  const tapId = known?.id ?? ids.uuid()
  const activity = done.ok ? done.value.id : null
  await tx.run(sql`
    INSERT INTO clock_taps (id, user_id, key, body_hash, device, seq, action, activity_id, at, created_at, request_id)
    VALUES (${tapId}, ${user}, ${key}, ${hash}, ${seq === undefined ? null : (device ?? null)}, ${device === undefined ? null : (seq ?? null)},
      ${action}, ${activity}, ${instant(taken)}, ${clock.now()}, ${request})
    ON CONFLICT (id) DO UPDATE SET activity_id = excluded.activity_id, request_id = excluded.request_id`)
  return done
}

/** When the last accepted tap of a device was recorded, in milliseconds. Undefined: no tap of this device was accepted yet. */
async function lastTap(tx: Pick<Tx, 'first'>, user: string, device: string): Promise<number | undefined> {
  const row = await tx.first<{ at: string | null }>(
    sql`SELECT max(at) AS at FROM clock_taps WHERE user_id = ${user} AND device = ${device} AND activity_id IS NOT NULL`,
  )
  return row?.at ? Date.parse(row.at) : undefined
}

export async function nextSeq(tx: Pick<Tx, 'first'>, user: string, device: string): Promise<number> {
  const last = await tx.first<{ seq: number | null }>(
    sql`SELECT max(seq) AS seq FROM clock_taps WHERE user_id = ${user} AND device = ${device}`,
  )
  return (last?.seq ?? 0) + 1
}
