import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'

/** Whether the month of a day is closed for the person. Nothing in a closed month changes; later corrections are counter entries. */
export const isMonthClosed = async (db: Queries, user: string, date: string): Promise<boolean> =>
  (await db.first(
    sql`SELECT 1 FROM time_months WHERE user_id = ${user} AND month = ${date.slice(0, 7)} AND state = 'closed'`,
  )) !== undefined

/** Whether the database refused a write because its month was closed at the same time (migration 0002). */
export const isClosedMonth = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SV001'
