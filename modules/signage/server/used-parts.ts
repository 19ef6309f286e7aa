import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import { seesBranch, type Session } from '#platform/module.ts'

interface Part {
  id: string
  branches: string[]
}

/** Reads these rows and locks them until the end of the transaction. */
const rowsOf = (tx: Tx, table: 'scenes' | 'digital_signage_segments', ids: readonly string[]): Promise<Part[]> =>
  table === 'scenes'
    ? tx.many<Part>(sql`SELECT id, branches FROM scenes WHERE id = ANY (${[...ids]}::uuid[]) FOR KEY SHARE`)
    : tx.many<Part>(
        sql`SELECT id, branches FROM digital_signage_segments WHERE id = ANY (${[...ids]}::uuid[]) FOR KEY SHARE`,
      )

/**
 * May the caller use all of these scenes or segments? Each must exist, and belong to the whole brand or to a branch that the caller sees.
 * Ids that the record already contained (`known`) may stay, because another editor may have added them.
 */
export async function areUsable(
  tx: Tx,
  table: 'scenes' | 'digital_signage_segments',
  asked: { ids: readonly string[]; known: readonly string[]; session: Session | undefined },
): Promise<boolean> {
  const wanted = [...new Set(asked.ids)]
  const rows = await rowsOf(tx, table, wanted)
  const { session } = asked
  const isOwn = ({ branches }: Part) =>
    session === undefined || branches.length === 0 || branches.some((branch) => seesBranch(session, branch))
  return rows.length === wanted.length && rows.every((row) => asked.known.includes(row.id) || isOwn(row))
}

/** Whether screens of this branch may have this program. A program of the whole brand is available in every branch. */
export async function hasProgram(tx: Tx, branch: string, stream: string): Promise<boolean> {
  const row = await tx.first<{ branches: string[] }>(
    sql`SELECT branches FROM digital_signage_streams WHERE id = ${stream} FOR KEY SHARE`,
  )
  return row !== undefined && (row.branches.length === 0 || row.branches.includes(branch))
}
