import { randomBytes, timingSafeEqual } from 'node:crypto'
import sql from 'sql-template-tag'
import type { OutputOf } from '#contract/endpoint.ts'
import { CODE_LENGTH, CODE_MINUTES, codeOf, typedCode } from '#kernel/pairing-code.ts'
import { actorOf } from '#platform/audit.ts'
import type { Queries } from '#platform/db.ts'
import { type Handler, type Refusal, seesBranch, serve } from '#platform/module.ts'
import { kioskEndpoints as calls } from '../../contract.ts'
import type { TimeContext } from '../people.ts'
import { hashOf, keyCookie } from './key.ts'

/**
 * How many wrong codes are allowed within a minute: from one session, and from the whole brand. After that, no code is accepted until the
 * minute is over.
 */
const MISSES_PER_SESSION = 5
const MISSES_PER_BRAND = 30
/**
 * Minutes. If the response with the key is lost, the terminal may ask for a new key within this time. It may not if it has already used a
 * key.
 */
const AGAIN_MINUTES = 2

type Row = OutputOf<typeof calls.list>[number]
const readKiosks = (db: Queries): Promise<Row[]> =>
  db.many<Row>(sql`
    SELECT id, name, branch_id AS branch, created_at AS "createdAt", last_used_at AS "lastUsedAt", key_hash IS NOT NULL AS "isPaired"
    FROM time_kiosks WHERE revoked_at IS NULL ORDER BY name, id`)

/**
 * API calls with which a terminal (kiosk) gets its key: the terminal shows a code, and a manager enters the code in the back office
 * (docs/rules/time-tracking.md, Kiosk).
 */
export function pairingRoutes({ core }: TimeContext): Handler[] {
  const { db, clock, ids } = core
  const freshCode = (): string => codeOf(randomBytes(CODE_LENGTH * 4)) ?? freshCode()
  const isTooMany = async (session: string): Promise<boolean> => {
    const row = await db.first<{ own: number; all: number }>(sql`
      SELECT count(*) FILTER (WHERE session_id = ${session})::int AS own, count(*)::int AS all
      FROM time_kiosk_code_misses WHERE at > ${clock.now().subtract({ minutes: 1 })}`)
    return (row?.own ?? 0) >= MISSES_PER_SESSION || (row?.all ?? 0) >= MISSES_PER_BRAND
  }
  return [
    serve(calls.offer, async () => {
      const now = clock.now()
      const expiresAt = now.add({ minutes: CODE_MINUTES })
      const pollSecret = ids.hash()
      await db.run(sql`DELETE FROM time_kiosk_pairings WHERE expires_at < ${now}`)
      for (let turn = 0; turn < 5; turn++) {
        const [id, code] = [ids.uuid(), freshCode()]
        const written = await db.run(sql`
          INSERT INTO time_kiosk_pairings (id, secret_hash, code, created_at, expires_at)
          VALUES (${id}, ${hashOf(pollSecret)}, ${code}, ${now}, ${expiresAt}) ON CONFLICT DO NOTHING`)
        if (written === 1) return { ok: true, value: { id, pollSecret, code, expiresAt: expiresAt.toString() } }
      }
      return { ok: false, code: 'request.unavailable' }
    }),

    serve(calls.poll, async ({ params, headers, origin }) => {
      const now = clock.now()
      const key = ids.hash()
      const gone: Refusal = { ok: false, code: 'time.kiosk_code_gone' }
      return db.tx(async (tx) => {
        const row = await tx.first<{ secret_hash: Uint8Array; expires_at: string; kiosk_id: string | null }>(
          sql`SELECT secret_hash, expires_at, kiosk_id FROM time_kiosk_pairings WHERE id = ${params.id} FOR UPDATE`,
        )
        if (!row || !timingSafeEqual(hashOf(headers['x-poll-secret'] ?? ''), row.secret_hash)) return gone
        if (Temporal.Instant.compare(Temporal.Instant.from(row.expires_at), now) <= 0)
          return { ok: true, value: { state: 'expired' as const } }
        if (row.kiosk_id === null) return { ok: true, value: { state: 'waiting' as const } }
        // If the response with an earlier key was lost, the new key replaces that key. After the terminal has used its key, it gets no
        // other key for this code.
        const taken = await tx.run(sql`
          UPDATE time_kiosks SET key_hash = ${hashOf(key)}
          WHERE id = ${row.kiosk_id} AND last_used_at IS NULL AND revoked_at IS NULL`)
        if (taken === 0) return gone
        await tx.run(sql`
          UPDATE time_kiosk_pairings SET expires_at = least(expires_at, ${now.add({ minutes: AGAIN_MINUTES })}) WHERE id = ${params.id}`)
        return { ok: true, value: { state: 'paired' as const }, cookies: [keyCookie(key, origin)] }
      })
    }),

    serve(calls.list, async ({ session }) => ({
      ok: true,
      value: (await readKiosks(db)).filter(({ branch }) => session !== undefined && seesBranch(session, branch)),
    })),

    serve(calls.pair, async ({ session, body, requestId }) => {
      if (!session) return { ok: false, code: 'auth.session_timeout' }
      if (!(await core.scope.branchesOf(session, db)).some(({ id }) => id === body.branch))
        return { ok: false, code: 'field.choice', field: 'branch' }
      if (await isTooMany(session.id)) return { ok: false, code: 'time.kiosk_code_limit' }
      const now = clock.now()
      const id = ids.uuid()
      const made = await db.tx(async (tx) => {
        const pairing = await tx.first<{ id: string }>(sql`
          SELECT id FROM time_kiosk_pairings
          WHERE code = ${typedCode(body.code)} AND kiosk_id IS NULL AND expires_at > ${now} FOR UPDATE`)
        if (!pairing) return undefined
        await tx.run(sql`
          INSERT INTO time_kiosks (id, name, branch_id, created_at) VALUES (${id}, ${body.name}, ${body.branch}, ${now})`)
        await tx.run(sql`UPDATE time_kiosk_pairings SET kiosk_id = ${id} WHERE id = ${pairing.id}`)
        await core.audit.write(tx, {
          action: 'time.kiosk-pair',
          entity: 'timeKiosk',
          entityId: id,
          label: body.name,
          branchId: body.branch,
          actor: actorOf(session),
          requestId,
        })
        return (await readKiosks(tx)).find((one) => one.id === id)
      })
      if (made) return { ok: true, value: made }
      await db.run(sql`DELETE FROM time_kiosk_code_misses WHERE at < ${now.subtract({ hours: 1 })}`)
      await db.run(sql`INSERT INTO time_kiosk_code_misses (at, session_id) VALUES (${now}, ${session.id})`)
      return { ok: false, code: 'time.kiosk_code_unknown', field: 'code' }
    }),

    serve(calls.revoke, async ({ session, params, requestId }) => {
      const found = (await readKiosks(db)).find(({ id }) => id === params.id)
      if (!session || !found || !seesBranch(session, found.branch)) return { ok: false, code: 'record.not_found' }
      return db.tx(async (tx) => {
        const done = await tx.run(
          sql`UPDATE time_kiosks SET revoked_at = ${clock.now()} WHERE id = ${found.id} AND revoked_at IS NULL`,
        )
        if (done === 0) return { ok: false, code: 'record.not_found' }
        await core.audit.write(tx, {
          action: 'time.kiosk-revoke',
          entity: 'timeKiosk',
          entityId: found.id,
          label: found.name,
          branchId: found.branch,
          actor: actorOf(session),
          requestId,
        })
        return { ok: true, value: null }
      })
    }),
  ]
}
