import { randomBytes, timingSafeEqual } from 'node:crypto'
import sql from 'sql-template-tag'
import { CODE_LENGTH, CODE_MINUTES, codeOf } from '#kernel/pairing-code.ts'
import { type BrandCore, type Handler, type Refusal, serve } from '#platform/module.ts'
import { agentEndpoints } from '../../contract.ts'
import { keyHash } from '../key-hash.ts'

/**
 * The response with the key may get lost. For this many minutes the agent may ask for its key again, unless it has already used the key.
 */
const AGAIN_MINUTES = 2

/**
 * Handlers of the API calls with which a print agent gets its key: the agent shows a code, and a person types this code in the back office
 * (docs/rules/printing.md, Print agent).
 */
export function agentPairingCalls({ db, clock, ids }: BrandCore): Handler[] {
  const freshCode = (): string => codeOf(randomBytes(CODE_LENGTH * 4)) ?? freshCode()
  return [
    serve(agentEndpoints.offer, async () => {
      const now = clock.now()
      const expiresAt = now.add({ minutes: CODE_MINUTES })
      const pollSecret = ids.hash()
      await db.run(sql`DELETE FROM print_agent_pairings WHERE expires_at < ${now}`)
      for (let turn = 0; turn < 5; turn++) {
        const [id, code] = [ids.uuid(), freshCode()]
        const written =
          await db.run(sql`INSERT INTO print_agent_pairings (id, secret_hash, code, created_at, expires_at)
          VALUES (${id}, ${keyHash(pollSecret)}, ${code}, ${now}, ${expiresAt}) ON CONFLICT DO NOTHING`)
        if (written === 1) return { ok: true, value: { id, pollSecret, code, expiresAt: expiresAt.toString() } }
      }
      return { ok: false, code: 'request.unavailable' }
    }),

    serve(agentEndpoints.poll, async ({ params, headers }) => {
      const now = clock.now()
      const key = ids.hash()
      const gone: Refusal = { ok: false, code: 'print-agent.pairing_gone' }
      return db.tx(async (tx) => {
        const row = await tx.first<{ secret_hash: Uint8Array; expires_at: string; agent_id: string | null }>(
          sql`SELECT secret_hash, expires_at, agent_id FROM print_agent_pairings WHERE id = ${params.id} FOR UPDATE`,
        )
        if (!row || !timingSafeEqual(keyHash(headers['x-poll-secret'] ?? ''), row.secret_hash)) return gone
        if (Temporal.Instant.compare(Temporal.Instant.from(row.expires_at), now) <= 0)
          return { ok: true, value: { state: 'expired' as const, key: null } }
        if (row.agent_id === null) return { ok: true, value: { state: 'waiting' as const, key: null } }
        // If the agent has already used its key, or its key was revoked, the same code gives no other key.
        const taken = await tx.run(sql`UPDATE print_agents SET key_hash = ${keyHash(key)}
          WHERE id = ${row.agent_id} AND last_seen_at IS NULL AND paired_at > ${now.subtract({ minutes: CODE_MINUTES })}`)
        if (taken === 0) return gone
        await tx.run(sql`UPDATE print_agent_pairings SET expires_at = least(expires_at, ${now.add({ minutes: AGAIN_MINUTES })})
          WHERE id = ${params.id}`)
        return { ok: true, value: { state: 'paired' as const, key } }
      })
    }),
  ]
}
