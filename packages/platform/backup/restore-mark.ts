import type { ClientBase } from 'pg'

/** This schema exists while a restore runs. If it exists and no restore runs, a restore was interrupted. */
const markSchema = 'servus_restore'

interface RestoreMark {
  /** Path of the folder that was empty before the restore. */
  filesFolder: string
  /** Schemas that did not exist before the restore. */
  schemas: string[]
}

/**
 * Reads the mark that an interrupted restore has left in the database: the folder and the schemas that the restore was filling. Undefined
 * if there is no mark.
 */
export async function readMark(client: ClientBase): Promise<RestoreMark | undefined> {
  const { rows } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [
    `${markSchema}.begun`,
  ])
  if (!rows[0]?.found) return undefined
  const begun = await client.query<{ files_folder: string; schemas: string[] }>(
    `SELECT files_folder, schemas FROM ${markSchema}.begun`,
  )
  const [row] = begun.rows
  return row && { filesFolder: row.files_folder, schemas: row.schemas }
}

/**
 * Writes the mark (a schema with one table) when a restore begins. One transaction creates the schema and its table, so that the schema
 * never exists without its content.
 */
export const writeMark = async (client: ClientBase, mark: RestoreMark): Promise<void> => {
  const text = (value: string): string => `'${value.replaceAll("'", "''")}'`
  await client.query(`
    BEGIN;
    CREATE SCHEMA ${markSchema};
    CREATE TABLE ${markSchema}.begun AS SELECT ${text(mark.filesFolder)}::text AS files_folder,
      ARRAY[${mark.schemas.map(text).join(', ')}]::text[] AS schemas;
    COMMIT`)
}

/** Drops the schemas of a restore. The list of brands is dropped first, so that no brand can be opened while its schema is dropped. */
export async function dropRestored(client: ClientBase, schemas: readonly string[]): Promise<void> {
  for (const schema of schemas.toSorted((a, b) => Number(b === 'servus') - Number(a === 'servus')))
    await client.query(`DROP SCHEMA IF EXISTS "${schema}" CASCADE`)
}

export const removeMark = async (client: ClientBase): Promise<void> =>
  void (await client.query(`DROP SCHEMA IF EXISTS ${markSchema} CASCADE`))
