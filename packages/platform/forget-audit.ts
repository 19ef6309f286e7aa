import sql from 'sql-template-tag'
import type { Tx } from './db.ts'

/**
 * Erases the values in the audit entries of these records. The entries still show who made a change, to which record, and when
 * (docs/rules/privacy.md, Erasure).
 */
export async function emptyAudit(tx: Tx, entity: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.run(sql`SELECT empty_audit(${entity}::text, ${[...ids]}::text[])`)
}
