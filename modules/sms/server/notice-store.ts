import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import { afterNotice, type NoticedState } from '../rules/states.ts'
import type { SmsRow } from './rows.ts'

/** A provider's notice about one SMS. */
export interface SmsNotice {
  provider: 'twilio' | 'seven'
  /** Unique at the provider. A repeated notice has the same key. */
  key: string
  bodyHash: string
  providerId: string | null
  state: NoticedState | null
}

/** Stores a notice once. `again`: it is already stored; `other`: its key is stored with another body. */
export async function storeNotice(
  tx: Tx,
  now: Temporal.Instant,
  notice: SmsNotice,
): Promise<'new' | 'again' | 'other'> {
  const { provider, key, bodyHash, providerId, state } = notice
  const isNew = await tx.run(sql`
    INSERT INTO sms_notices (provider, key, body_hash, received_at, provider_id, state)
    VALUES (${provider}, ${key}, ${bodyHash}, ${now}, ${providerId}, ${state}) ON CONFLICT DO NOTHING`)
  if (isNew === 1) return 'new'
  const before = await tx.first<{ body_hash: string }>(
    sql`SELECT body_hash FROM sms_notices WHERE provider = ${provider} AND key = ${key}`,
  )
  return before?.body_hash === bodyHash ? 'again' : 'other'
}

/**
 * Applies a notice to its SMS, found by our id if the provider returns it, otherwise by the provider's id. Returns the SMS if it was not
 * delivered, for the order's timeline. If the provider's id is not stored yet, the notice is applied when the provider's response is stored.
 */
export async function applyNotice(
  tx: Tx,
  { provider, providerId, state }: Pick<SmsNotice, 'provider' | 'providerId' | 'state'>,
  smsId: string | undefined,
): Promise<SmsRow | undefined> {
  if (state === null) return undefined
  const sms = await tx.first<SmsRow>(
    smsId === undefined
      ? sql`SELECT * FROM sms_messages WHERE provider = ${provider} AND provider_id = ${providerId} FOR UPDATE`
      : sql`SELECT * FROM sms_messages WHERE id = ${smsId} AND provider = ${provider}
          AND (provider_id IS NULL OR provider_id = ${providerId}) FOR UPDATE`,
  )
  // The SMS is queued again after a refused attempt, or only shown. No notice about it can be valid.
  if (!sms || sms.state === 'queued' || sms.state === 'shown') return undefined
  const next = afterNotice(sms.state, state)
  await tx.run(sql`
    UPDATE sms_messages SET state = ${next}, provider_id = coalesce(provider_id, ${providerId}),
      last_error = CASE WHEN ${next} = 'undelivered' THEN last_error ELSE NULL END
    WHERE id = ${sms.id}`)
  return next === 'undelivered' && sms.state !== 'undelivered' ? sms : undefined
}

/** Applies notices that arrived before the provider's response. */
export async function applyEarlyNotices(tx: Tx, smsId: string): Promise<void> {
  const early = await tx.many<{ provider: 'twilio' | 'seven'; provider_id: string; state: NoticedState | null }>(sql`
    SELECT n.provider, n.provider_id, n.state FROM sms_notices n
    JOIN sms_messages m ON m.provider = n.provider AND m.provider_id = n.provider_id
    WHERE m.id = ${smsId} ORDER BY n.received_at`)
  for (const { provider, provider_id: providerId, state } of early)
    await applyNotice(tx, { provider, providerId, state }, undefined)
}
