import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { Call, Refusal } from '#platform/module.ts'
import { keyHash } from '../key-hash.ts'

interface KnownAgent {
  id: string
  name: string
}

const unknown: Refusal = { ok: false, code: 'print-agent.unknown' }

/**
 * Finds the print agent whose key is in the header `authorization`. If the key is not valid, returns a refusal; the agent then shows a
 * pairing code.
 */
export async function agentOf(
  db: Queries,
  call: Pick<Call, 'headers'>,
): Promise<{ ok: true; agent: KnownAgent } | Refusal> {
  const key = /^Bearer (\S{20,200})$/i.exec(call.headers['authorization'] ?? '')?.[1]
  if (key === undefined) return unknown
  const agent = await db.first<KnownAgent>(sql`SELECT id, name FROM print_agents WHERE key_hash = ${keyHash(key)}`)
  return agent ? { ok: true, agent } : unknown
}
