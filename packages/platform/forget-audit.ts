import sql from 'sql-template-tag'
import type { Tx } from './db.ts'

/**
 * Erases the values in the audit trail's entries about these records. The entries still show who did what, and when (docs/rules/privacy.md, Erasure).
 */
export async function emptyAudit(tx: Tx, entity: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.run(sql`SELECT empty_audit(${entity}::text, ${[...ids]}::text[])`)
}
