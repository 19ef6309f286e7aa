import { randomBytes, timingSafeEqual } from 'node:crypto'
import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { entityTable } from '#platform/entity-table.ts'
import { type BrandCore, type Handler, type Refusal, seesBranch, serve } from '#platform/module.ts'
import type { Records } from '#platform/record-rules.ts'
import { playerEndpoints, signageDeviceEntity, signageStaffEndpoints } from '../contract.ts'
import { CODE_LENGTH, CODE_MINUTES, codeOf, typedCode } from '#kernel/pairing-code.ts'
import { deviceOf, hashOf, keyCookie } from './player-key.ts'
import { manifestChannel } from './stream-versions.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }
/** Maximum number of wrong codes within a minute: from one session, and from all sessions of the brand together. */
const MISSES_PER_SESSION = 5
const MISSES_PER_BRAND = 30
/** Minutes. If the response with the key is lost, the screen may ask for the key again within this time, unless it has used the key. */
const AGAIN_MINUTES = 2

const table = entityTable(signageDeviceEntity)

interface PairingRow {
  id: string
  secret_hash: Uint8Array
  expires_at: string
  device_id: string | null
}

/** API calls of the pairing: a person enters the screen's code, then the screen gets its key (docs/rules/signage.md, Pairing). */
export function pairingCalls(core: BrandCore, devices: Records<typeof signageDeviceEntity>): Handler[] {
  const freshCode = (): string => codeOf(randomBytes(CODE_LENGTH * 4)) ?? freshCode()
  const tooMany = async (sessionId: string): Promise<boolean> => {
    const since = core.clock.now().subtract({ minutes: 1 })
    const row = await core.db.first<{ own: number; all: number }>(sql`
      SELECT count(*) FILTER (WHERE session_id = ${sessionId})::int AS own, count(*)::int AS all FROM signage_code_misses WHERE at > ${since}`)
    return (row?.own ?? 0) >= MISSES_PER_SESSION || (row?.all ?? 0) >= MISSES_PER_BRAND
  }
  const read = async (tx: Tx, id: string) => {
    const row = await tx.first<Record<string, unknown>>(sql`SELECT * FROM digital_signage_devices WHERE id = ${id}`)
    if (!row) throw new Error('The screen of this transaction is gone')
    return table.fromRow(row)
  }

  return [
    serve(playerEndpoints.pair, async ({ body }) => {
      const now = core.clock.now()
      const expiresAt = now.add({ minutes: CODE_MINUTES })
      const pollSecret = core.ids.hash()
      await core.db.run(sql`DELETE FROM signage_pairings WHERE expires_at < ${now}`)
      for (let turn = 0; turn < 5; turn++) {
        const [id, code] = [core.ids.uuid(), freshCode()]
        const written = await core.db
          .run(sql`INSERT INTO signage_pairings (id, secret_hash, code, capabilities, screen, created_at, expires_at)
          VALUES (${id}, ${hashOf(pollSecret)}, ${code}, ${JSON.stringify(body.capabilities)}, ${JSON.stringify(body.screen)}, ${now}, ${expiresAt})
          ON CONFLICT DO NOTHING`)
        if (written === 1) return { ok: true, value: { id, pollSecret, code, expiresAt: expiresAt.toString() } }
      }
      return { ok: false, code: 'request.unavailable' }
    }),

    serve(playerEndpoints.pairing, async (call) => {
      const { id } = call.params
      const now = core.clock.now()
      const key = core.ids.hash()
      return core.db.tx(async (tx) => {
        const row = await tx.first<PairingRow>(
          sql`SELECT id, secret_hash, expires_at, device_id FROM signage_pairings WHERE id = ${id} FOR UPDATE`,
        )
        const given = hashOf(call.headers['x-poll-secret'] ?? '')
        if (!row || !timingSafeEqual(given, row.secret_hash)) return { ok: false, code: 'player.pairing_gone' }
        if (Temporal.Instant.compare(Temporal.Instant.from(row.expires_at), now) <= 0)
          return { ok: true, value: { state: 'expired' as const } }
        if (row.device_id === null) return { ok: true, value: { state: 'waiting' as const } }
        // The stored hash is replaced. If an earlier response with a key was lost, that key becomes invalid.
        const taken =
          await tx.run(sql`UPDATE signage_states SET key_hash = ${hashOf(key)} WHERE device_id = ${row.device_id}
          AND paired_at > ${now.subtract({ minutes: CODE_MINUTES })} AND last_seen IS NULL`)
        if (taken === 0) return { ok: false, code: 'player.pairing_gone' }
        await tx.run(
          sql`UPDATE signage_pairings SET expires_at = least(expires_at, ${now.add({ minutes: AGAIN_MINUTES })}) WHERE id = ${id}`,
        )
        return { ok: true, value: { state: 'paired' as const }, cookies: [keyCookie(key, call.origin)] }
      })
    }),

    serve(signageStaffEndpoints.pair, async (call) => {
      const { body, session } = call
      if (!session) return { ok: false, code: 'auth.session_timeout' }
      if (await tooMany(session.id)) return { ok: false, code: 'signage.code_limit' }
      const now = core.clock.now()
      const outcome = await devices.write(call, async (batch) => {
        const { tx } = batch
        const pairing = await tx.first<{ id: string; capabilities: string[] }>(sql`
          SELECT id, capabilities FROM signage_pairings WHERE code = ${typedCode(body.code)} AND device_id IS NULL AND expires_at > ${now} FOR UPDATE`)
        if (!pairing) return { ok: false, code: 'signage.code_unknown', field: 'code' }
        const known = body.deviceId === undefined ? undefined : (await batch.lock([body.deviceId]))[0]
        if (body.deviceId !== undefined && !known) return missing
        if (!seesBranch(session, body.branchId)) return { ok: false, code: 'field.choice', field: 'branchId' }
        const { name, branchId, streamId, screenHours } = body
        const wanted = { name, branchId, streamId, ...(screenHours ? { screenHours } : {}) }
        const written = known
          ? await batch.update(known, { ...wanted, version: known.version })
          : await batch.create({ screenHours: [], ...wanted, rotation: '0', language: 'de' })
        if (!written.ok) return written
        const device = written.value
        await tx.run(sql`UPDATE signage_states SET key_hash = NULL, paired_at = ${now}, last_seen = NULL, report = NULL, alarmed_at = NULL,
          capabilities = ${JSON.stringify(pairing.capabilities)} WHERE device_id = ${device.id}`)
        await tx.run(sql`DELETE FROM signage_pairings WHERE device_id = ${device.id}`)
        await tx.run(sql`UPDATE signage_pairings SET device_id = ${device.id} WHERE id = ${pairing.id}`)
        await core.live.publish(tx, manifestChannel, { devices: [device.id] })
        await core.audit.write(tx, {
          action: 'signage.pair',
          entity: 'digitalSignageDevice',
          entityId: device.id,
          label: device.name,
          branchId: device.branchId,
          actor: actorOf(session),
          requestId: call.requestId,
        })
        return { ok: true, value: await read(tx, device.id) }
      })
      if (!outcome.ok && outcome.code === 'signage.code_unknown') {
        await core.db.run(sql`DELETE FROM signage_code_misses WHERE at < ${now.subtract({ hours: 1 })}`)
        await core.db.run(sql`INSERT INTO signage_code_misses (at, session_id) VALUES (${now}, ${session.id})`)
      }
      return outcome
    }),

    serve(signageStaffEndpoints.unpair, async (call) => {
      const device = await deviceOf(core, call.session, call.params.id)
      if (!device) return missing
      return core.db.tx(async (tx) => {
        await tx.run(
          sql`UPDATE signage_states SET key_hash = NULL, paired_at = NULL, last_seen = NULL, report = NULL, alarmed_at = NULL WHERE device_id = ${device.id}`,
        )
        await core.live.publish(tx, manifestChannel, { devices: [device.id] })
        await core.audit.write(tx, {
          action: 'signage.unpair',
          entity: 'digitalSignageDevice',
          entityId: device.id,
          label: device.name,
          branchId: device.branchId,
          actor: actorOf(call.session),
          requestId: call.requestId,
        })
        return { ok: true, value: device }
      })
    }),
  ]
}
