import sql from 'sql-template-tag'
import type { Locale } from '#contract/locale.ts'
import type { Queries, Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'
import { segmentsOf } from '../rules/segments.ts'
import { smsReasons } from '../words/server.ts'

/** Outbox topic: send a stored SMS. Payload: `{ smsId }`. */
export const sendTopic = 'sms.send'

/** An SMS that is not stored yet. */
export interface NewSms {
  /** Id of the outbox entry that causes the SMS. If the entry is processed twice, each phone number still gets only one SMS. */
  entryId: string
  event: string
  locale: Locale
  to: string
  text: string
  order: { id: string; uid: string; branchId: string }
  /** True for SMS to staff. `MOST_PER_EVENT` does not limit them. */
  isToStaff?: boolean
}

/** Maximum number of SMS to one phone number: about one event of an order, and within one hour (docs/rules/messages.md, SMS). */
const MOST_PER_EVENT = 3
const MOST_PER_HOUR = 20

/**
 * Why this SMS must not be sent now. `optedOut`: the owner of the phone number wants no SMS. `tooMany`: the phone number has got too many
 * SMS. Undefined if the SMS may be sent.
 */
export async function refusalOf(
  db: Queries,
  now: Temporal.Instant,
  sms: Pick<NewSms, 'to' | 'event' | 'isToStaff'> & { order: { id: string } },
): Promise<'optedOut' | 'tooMany' | undefined> {
  const found = await db.first<{ out: boolean; hour: number; event: number }>(sql`
    SELECT EXISTS (SELECT FROM sms_opt_outs WHERE phone = ${sms.to}) AS out,
      (SELECT count(*) FROM sms_messages WHERE to_number = ${sms.to} AND created_at > ${now.subtract({ hours: 1 })}) AS hour,
      (SELECT count(*) FROM sms_messages WHERE to_number = ${sms.to} AND order_id = ${sms.order.id} AND event = ${sms.event}) AS event`)
  if (!found) return undefined
  if (found.out) return 'optedOut'
  const isOver = found.hour >= MOST_PER_HOUR || (!sms.isToStaff && found.event >= MOST_PER_EVENT)
  return isOver ? 'tooMany' : undefined
}

/**
 * Stores an SMS in the caller's transaction, together with the outbox entry that sends it. An SMS that must not be sent is stored as
 * failed, with the reason, and `isKept` in the result is false. So staff see that the guest was not notified. If the same outbox entry has
 * already stored this SMS, nothing is done and undefined is returned.
 */
export async function keepSms(
  tx: Tx,
  core: BrandCore,
  sms: NewSms,
  { hasProvider, notBefore }: { hasProvider: boolean; notBefore?: Temporal.Instant },
): Promise<{ id: string; isKept: boolean } | undefined> {
  const now = core.clock.now()
  // Without this lock, two transactions at the same time could both send the last SMS that the limits allow to this number.
  await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sms ${sms.to}`}, 0))`)
  const known = await tx.first(
    sql`SELECT id FROM sms_messages WHERE entry_id = ${sms.entryId} AND to_number = ${sms.to}`,
  )
  if (known) return undefined
  const refusal = await refusalOf(tx, now, sms)
  const id = core.ids.uuid()
  const state = refusal ? 'failed' : hasProvider ? 'queued' : 'shown'
  await tx.run(sql`
    INSERT INTO sms_messages (id, created_at, entry_id, event, locale, to_number, text, count, state, last_error, order_id, order_uid, branch_id)
    VALUES (${id}, ${now}, ${sms.entryId}, ${sms.event}, ${sms.locale}, ${sms.to}, ${sms.text}, ${segmentsOf(sms.text).count},
      ${state}, ${refusal ? smsReasons(sms.locale)[refusal] : null}, ${sms.order.id}, ${sms.order.uid}, ${sms.order.branchId})`)
  if (state === 'queued')
    await core.outbox.add(tx, {
      topic: sendTopic,
      key: `${id}:0`,
      payload: { smsId: id },
      ...(notBefore ? { notBefore } : {}),
    })
  return { id, isKept: !refusal }
}
