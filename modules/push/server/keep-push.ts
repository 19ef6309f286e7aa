import sql from 'sql-template-tag'
import type { BrandCore, OutboxHandler } from '#platform/module.ts'
import type { PushPayload } from '../contract.ts'
import { type PushKeys, sendPush, type PushTarget } from './push-service.ts'

/** Outbox topic: send a stored push message. Payload: `{ pushId }`. */
export const sendTopic = 'push.send'

/**
 * Stores a push message for each browser, and an outbox entry that sends it. `minutes`: after this time the message is not sent any more.
 * If the outbox entry `entryId` is processed again, no browser gets a second message. Returns how many messages are new.
 */
export async function keepPush(
  core: BrandCore,
  entryId: string,
  browsers: readonly string[],
  payload: PushPayload,
  minutes: number,
): Promise<number> {
  const now = core.clock.now()
  return core.db.tx(async (tx) => {
    let count = 0
    for (const browser of browsers) {
      const id = core.ids.uuid()
      const kept = await tx.run(sql`
        INSERT INTO push_messages (id, created_at, entry_id, subscription_id, payload, expires_at, state)
        SELECT ${id}, ${now}, ${entryId}, id, ${JSON.stringify(payload)}, ${now.add({ minutes })}, 'queued' FROM push_subscriptions WHERE id = ${browser}
        ON CONFLICT (entry_id, subscription_id) DO NOTHING`)
      if (kept === 0) continue
      count++
      await core.outbox.add(tx, { topic: sendTopic, key: `${id}:0`, payload: { pushId: id } })
    }
    return count
  })
}

interface Row extends PushTarget {
  id: string
  subscription_id: string
  payload: PushPayload
  expires_at: string
  attempts: number
}

/**
 * Sends a stored push message to the browser's push service; a message that was already sent, or has failed, is skipped. If the browser has
 * ended its subscription, the subscription is deleted together with its messages.
 */
export const sendMessage =
  (core: BrandCore, using: () => { keys: PushKeys; subject: string }): OutboxHandler =>
  async ({ pushId }) => {
    const id = String(pushId)
    const row = await core.db.first<Row>(sql`
      UPDATE push_messages m SET attempts = m.attempts + 1 FROM push_subscriptions s
      WHERE m.id = ${id} AND m.state = 'queued' AND s.id = m.subscription_id
      RETURNING m.id, m.subscription_id, m.payload, m.expires_at, m.attempts, s.endpoint, s.p256dh, s.auth`)
    if (!row) return
    const now = core.clock.now()
    const ttlSeconds = Math.floor((Date.parse(row.expires_at) - now.epochMilliseconds) / 1000)
    if (ttlSeconds <= 0) {
      await core.db.run(sql`UPDATE push_messages SET state = 'failed', last_error = 'too late' WHERE id = ${id}`)
      return
    }
    const answer = await sendPush(row, row.payload, { ...using(), ttlSeconds })
    await core.db.tx(async (tx) => {
      switch (answer.kind) {
        case 'sent':
          await tx.run(sql`UPDATE push_messages SET state = 'sent', last_error = NULL WHERE id = ${id}`)
          await tx.run(sql`UPDATE push_subscriptions SET last_sent_at = ${now} WHERE id = ${row.subscription_id}`)
          return
        case 'gone':
          core.log.info({ reason: answer.reason }, 'A browser gets no notifications any more')
          await tx.run(sql`DELETE FROM push_subscriptions WHERE endpoint = ${row.endpoint}`)
          return
        case 'refused':
          core.log.warn({ push: id, reason: answer.reason }, 'A notification was refused')
          await tx.run(sql`UPDATE push_messages SET state = 'failed', last_error = ${answer.reason} WHERE id = ${id}`)
          return
        case 'later':
          await tx.run(sql`UPDATE push_messages SET last_error = ${answer.reason} WHERE id = ${id}`)
          await core.outbox.add(tx, {
            topic: sendTopic,
            key: `${id}:${row.attempts}`,
            payload: { pushId: id },
            notBefore: now.add({ seconds: answer.seconds }),
          })
      }
    })
  }
