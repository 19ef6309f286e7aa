import sql from 'sql-template-tag'
import type { Tx } from './db.ts'

/** Empties the values of the trail's entries about these records; who did what, and when, stays (docs/rules/privacy.md, Erasure). */
export async function emptyAudit(tx: Tx, entity: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.run(sql`SELECT empty_audit(${entity}::text, ${[...ids]}::text[])`)
}
