import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { PayrollFormat } from '../../contract.ts'
import type { WageLine } from '../../rules/payroll.ts'

export interface ExportRow {
  id: string
  month: string
  format: PayrollFormat
  lines: WageLine[]
  at: string
  by_name: string
}

export const exportRows = (db: Queries, month: string): Promise<ExportRow[]> =>
  db.many<ExportRow>(
    sql`SELECT id, month, format, lines, at, by_name FROM payroll_exports WHERE month = ${month} ORDER BY at DESC, id`,
  )

/** The payroll files that were exported for a month, the newest first. */
export const readExports = async (db: Queries, month: string) =>
  (await exportRows(db, month)).map((row) => ({
    id: row.id,
    month: row.month,
    format: row.format,
    at: row.at,
    byName: row.by_name,
    lines: row.lines.length,
  }))
