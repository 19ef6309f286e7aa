import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import { seesBranch, type Session } from '#platform/module.ts'

interface Part {
  id: string
  branches: string[]
}

/** Reads scenes or segments by id and locks their rows, so that they cannot be deleted before the transaction ends. */
const rowsOf = (tx: Tx, table: 'scenes' | 'digital_signage_segments', ids: readonly string[]): Promise<Part[]> =>
  table === 'scenes'
    ? tx.many<Part>(sql`SELECT id, branches FROM scenes WHERE id = ANY (${[...ids]}::uuid[]) FOR KEY SHARE`)
    : tx.many<Part>(
        sql`SELECT id, branches FROM digital_signage_segments WHERE id = ANY (${[...ids]}::uuid[]) FOR KEY SHARE`,
      )

/**
 * Whether the signed-in user may use all of these scenes or segments in a record. Each must exist, and belong to all branches or to a
 * branch that the user sees. Ids that the record already contained (`known`) are allowed, because another person may have added them.
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

/** Whether screens of this branch may play this program (stream): it exists, and belongs to all branches or to this branch. */
export async function hasProgram(tx: Tx, branch: string, stream: string): Promise<boolean> {
  const row = await tx.first<{ branches: string[] }>(
    sql`SELECT branches FROM digital_signage_streams WHERE id = ${stream} FOR KEY SHARE`,
  )
  return row !== undefined && (row.branches.length === 0 || row.branches.includes(branch))
}
