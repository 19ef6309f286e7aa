import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'

/** Is the month of a day closed for the person? Then nothing in it changes; later corrections are counter entries. */
export const isMonthClosed = async (db: Queries, user: string, date: string): Promise<boolean> =>
  (await db.first(
    sql`SELECT 1 FROM time_months WHERE user_id = ${user} AND month = ${date.slice(0, 7)} AND state = 'closed'`,
  )) !== undefined

/** Did the database refuse a write, because its month was closed at the same moment (migration 0002)? */
export const isClosedMonth = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SV001'
