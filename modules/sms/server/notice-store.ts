import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import { afterNotice, type NoticedState } from '../rules/states.ts'
import type { SmsRow } from './rows.ts'

/** A notice in which a provider reports the state of one SMS, or a guest's reply. */
export interface SmsNotice {
  provider: 'twilio' | 'seven'
  /** Identifies the notice at its provider. If the provider sends a notice again, the key is the same. */
  key: string
  bodyHash: string
  providerId: string | null
  state: NoticedState | null
}

/**
 * Stores a notice. Each key is stored only once. `again`: the same notice is already stored. `other`: a notice with the same key but
 * another body is stored.
 */
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
 * Gives an SMS the state that a notice reports. The SMS is found by our id if the provider returns it, otherwise by the provider's id. If
 * the provider's id is not stored yet, `applyEarlyNotices` applies the notice later. Returns the SMS if it has just become undelivered. The
 * caller then writes this into the order's timeline.
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
  // A queued SMS waits for its next attempt, and an SMS in the state 'shown' was never sent. So the notice cannot be about the current
  // attempt.
  if (!sms || sms.state === 'queued' || sms.state === 'shown') return undefined
  const next = afterNotice(sms.state, state)
  await tx.run(sql`
    UPDATE sms_messages SET state = ${next}, provider_id = coalesce(provider_id, ${providerId}),
      last_error = CASE WHEN ${next} = 'undelivered' THEN last_error ELSE NULL END
    WHERE id = ${sms.id}`)
  return next === 'undelivered' && sms.state !== 'undelivered' ? sms : undefined
}

/** Applies the notices that arrived before the provider's response to the SMS was stored. The caller has just stored the provider's id. */
export async function applyEarlyNotices(tx: Tx, smsId: string): Promise<void> {
  const early = await tx.many<{ provider: 'twilio' | 'seven'; provider_id: string; state: NoticedState | null }>(sql`
    SELECT n.provider, n.provider_id, n.state FROM sms_notices n
    JOIN sms_messages m ON m.provider = n.provider AND m.provider_id = n.provider_id
    WHERE m.id = ${smsId} ORDER BY n.received_at`)
  for (const { provider, provider_id: providerId, state } of early)
    await applyNotice(tx, { provider, providerId, state }, undefined)
}
