import { readFileSync } from 'node:fs'
import sql from 'sql-template-tag'
import type { OrderForMail } from '#modules/ordering/contract.ts'
import { type BrandCore, type Handler, type Refusal, serve } from '#platform/module.ts'
import { type PushDevice, pushEndpoints as calls } from '../contract.ts'
import { isPushAddress } from '../rules/push-hosts.ts'
import { pushTexts } from '../words/push.ts'
import { type PushKeys, sendPush, type PushTarget } from './push-service.ts'

const worker = readFileSync(new URL('../worker/staff-worker.js', import.meta.url), 'utf8')

/** One user can switch notifications on in at most this many browsers. One order can be followed in at most this many browsers. */
const MOST_DEVICES = 10

interface DeviceRow extends PushTarget {
  id: string
  created_at: string
  label: string
  last_sent_at: string | null
}

const deviceOf = (row: DeviceRow): PushDevice => ({
  id: row.id,
  label: row.label,
  createdAt: row.created_at,
  lastSentAt: row.last_sent_at,
})

const missing = { ok: false, code: 'record.not_found' } as const

interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/**
 * The API calls with which a browser switches notifications on or off: for a staff user, or for a guest who follows one order
 * (docs/rules/messages.md, Push).
 */
export function pushCalls(
  core: BrandCore,
  deps: {
    using(): { keys: PushKeys; subject: string }
    /** Finds an order by its order number (`uid`) and its `hash`. Undefined if there is no such order. */
    orderOf(uid: string, hash: string): Promise<OrderForMail | undefined>
  },
): Handler[] {
  const refusalOf = ({ endpoint }: Subscription): Refusal | undefined =>
    isPushAddress(endpoint, core.settings.provider('PUSH_HOSTS') ?? '')
      ? undefined
      : { ok: false, code: 'push.address_invalid', field: 'subscription.endpoint' }

  /**
   * Stores the subscription of a browser for a user or an order. If it is already stored, its keys and label are updated. Undefined if this user or
   * order already has `MOST_DEVICES` browsers.
   */
  const keep = (owner: { user: string } | { order: string }, given: Subscription, label: string) =>
    core.db.tx(async (tx) => {
      const [user, order] = 'user' in owner ? [owner.user, null] : [null, owner.order]
      const mine = user === null ? sql`order_id = ${order}` : sql`user_id = ${user}`
      await tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`push ${user ?? order}`}, 0))`)
      const known = await tx.first<DeviceRow>(sql`
        UPDATE push_subscriptions SET p256dh = ${given.keys.p256dh}, auth = ${given.keys.auth}, label = ${label}
        WHERE ${mine} AND endpoint = ${given.endpoint} RETURNING *`)
      if (known) return known
      const count = await tx.first<{ n: number }>(sql`SELECT count(*) AS n FROM push_subscriptions WHERE ${mine}`)
      if ((count?.n ?? 0) >= MOST_DEVICES) return undefined
      return tx.first<DeviceRow>(sql`
        INSERT INTO push_subscriptions (id, created_at, endpoint, p256dh, auth, label, user_id, order_id)
        VALUES (${core.ids.uuid()}, ${core.clock.now()}, ${given.endpoint}, ${given.keys.p256dh}, ${given.keys.auth}, ${label}, ${user}, ${order})
        RETURNING *`)
    })

  return [
    serve(calls.key, async () => ({ ok: true, value: { key: deps.using().keys.publicKey } })),
    serve(calls.staffWorker, async () => ({
      ok: true,
      value: worker,
      headers: {
        'service-worker-allowed': '/backend/',
        'cache-control': 'no-cache',
        // The usual policy of API responses does not allow the service worker to send requests: the button in a notification that confirms
        // an order would fail.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      },
    })),

    serve(calls.devices, async ({ session }) => {
      const rows = await core.db.many<DeviceRow>(
        sql`SELECT * FROM push_subscriptions WHERE user_id = ${session?.userId ?? null} ORDER BY created_at, id`,
      )
      return { ok: true, value: rows.map(deviceOf) }
    }),
    serve(calls.subscribe, async ({ session, body }) => {
      const refusal = refusalOf(body.subscription)
      if (refusal || !session) return refusal ?? missing
      // If several users share a device, only the user who switched notifications on last gets notifications there.
      await core.db.run(
        sql`DELETE FROM push_subscriptions WHERE endpoint = ${body.subscription.endpoint} AND user_id <> ${session.userId}`,
      )
      const row = await keep({ user: session.userId }, body.subscription, body.label)
      return row ? { ok: true, value: deviceOf(row) } : { ok: false, code: 'push.too_many' }
    }),
    serve(calls.unsubscribe, async ({ session, params }) => {
      const gone = await core.db.run(
        sql`DELETE FROM push_subscriptions WHERE id = ${params.id} AND user_id = ${session?.userId ?? null}`,
      )
      return gone === 1 ? { ok: true, value: null } : missing
    }),
    serve(calls.test, async ({ session, params, locale }) => {
      const row = await core.db.first<DeviceRow>(
        sql`SELECT * FROM push_subscriptions WHERE id = ${params.id} AND user_id = ${session?.userId ?? null}`,
      )
      if (!row) return missing
      const t = pushTexts(locale)
      const payload = { ...t.test, tag: 'test', url: '/backend/', isUrgent: true }
      const answer = await sendPush(row, payload, { ...deps.using(), ttlSeconds: 60 })
      if (answer.kind === 'sent') return { ok: true, value: { ok: true, answer: t.answered(answer.status) } }
      if (answer.kind !== 'gone') return { ok: true, value: { ok: false, answer: t.refused(answer.reason) } }
      await core.db.run(sql`DELETE FROM push_subscriptions WHERE endpoint = ${row.endpoint}`)
      return { ok: true, value: { ok: false, answer: t.gone } }
    }),

    serve(calls.follow, async ({ params, body }) => {
      const found = await deps.orderOf(params.uid, params.hash)
      if (!found) return missing
      const refusal = refusalOf(body.subscription)
      if (refusal) return refusal
      const row = await keep({ order: found.order.id }, body.subscription, '')
      return row ? { ok: true, value: null } : { ok: false, code: 'push.too_many' }
    }),
    serve(calls.unfollow, async ({ params, body }) => {
      const found = await deps.orderOf(params.uid, params.hash)
      if (!found) return missing
      await core.db.run(
        sql`DELETE FROM push_subscriptions WHERE order_id = ${found.order.id} AND endpoint = ${body.endpoint}`,
      )
      return { ok: true, value: null }
    }),
  ]
}
