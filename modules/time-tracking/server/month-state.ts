import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'

/**
 * Whether the month of this day is closed for the person. The data of a closed month does not change; a later correction becomes an entry
 * in the current month.
 */
export const isMonthClosed = async (db: Queries, user: string, date: string): Promise<boolean> =>
  (await db.first(
    sql`SELECT 1 FROM time_months WHERE user_id = ${user} AND month = ${date.slice(0, 7)} AND state = 'closed'`,
  )) !== undefined

/** Whether this error of the database means that the month was closed by another API call in the meantime (migration 0002). */
export const isClosedMonth = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SV001'
