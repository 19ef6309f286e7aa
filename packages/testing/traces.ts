import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import { ident } from '#platform/entity-table.ts'

/**
 * Searches all columns of the database for the texts, ignoring case. Returns a sorted list of 'table: text', for example 'messages:
 * gerlindis'.
 */
export async function tracesIn(db: Queries, texts: readonly string[]): Promise<string[]> {
  const tables = await db.many<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db.many<{ text: string }>(sql`
      SELECT sought.text FROM unnest(${texts.map((text) => text.toLowerCase())}::text[]) AS sought(text)
      WHERE EXISTS (SELECT 1 FROM ${ident(name)} t WHERE strpos(lower(t::text), sought.text) > 0)`)
    for (const { text } of rows) found.push(`${name}: ${text}`)
  }
  return found.toSorted()
}

/** Like `tracesIn`, but returns only the names of the tables, each name once. */
export async function tablesWith(db: Queries, texts: readonly string[]): Promise<string[]> {
  const traces = await tracesIn(db, texts)
  return [...new Set(traces.map((trace) => trace.slice(0, trace.indexOf(':'))))]
}
