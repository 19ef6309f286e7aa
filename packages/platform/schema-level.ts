import sql from 'sql-template-tag'
import type { Queries } from './db.ts'

/**
 * The level of the database schema that this release supports (ADR 0032). After some migrations, processes of older releases must not write
 * to the database any more. Such a migration sets a higher level (`UPDATE schema_level SET level = …`). Set this constant to the same
 * number.
 */
export const schemaLevel = 0

/** Throws if a newer release has changed this database so that this release must not write to it any more. */
export async function checkSchemaLevel(db: Queries, own: number): Promise<void> {
  const found = await db.first<{ level: number }>(sql`SELECT level FROM schema_level`)
  if (!found || found.level <= own) return
  throw new Error(
    `A newer release changed this database: it has level ${found.level}, and this release knows level ${own}. Start the newer release, ` +
      'or restore the backup from before the upgrade (docs/operations.md, Upgrade).',
  )
}
