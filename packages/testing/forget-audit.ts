import sql from 'sql-template-tag'
import type { Db } from '#platform/db.ts'

/**
 * Empties the audit trail between tests that share a database. A trigger of the table refuses to delete rows, so the trigger is disabled
 * during this transaction.
 */
export const forgetAudit = (db: Db): Promise<void> =>
  db.tx(async (tx) => {
    await tx.run(sql`ALTER TABLE audit DISABLE TRIGGER audit_append_only`)
    await tx.run(sql`DELETE FROM audit`)
    await tx.run(sql`ALTER TABLE audit ENABLE TRIGGER audit_append_only`)
  })
