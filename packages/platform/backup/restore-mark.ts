import type { ClientBase } from 'pg'

/** Schema that is there while a restore runs. Whoever finds it without one knows that a restore was cut off. */
const markSchema = 'servus_restore'

interface RestoreMark {
  /** Folder that was empty before, as the restore knew it. */
  filesFolder: string
  /** Schemas that were not there before. */
  schemas: string[]
}

/** What a restore that was cut off had begun. */
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

/** In one statement: there is never a mark without its content. */
export const writeMark = async (client: ClientBase, mark: RestoreMark): Promise<void> => {
  const text = (value: string): string => `'${value.replaceAll("'", "''")}'`
  await client.query(`
    BEGIN;
    CREATE SCHEMA ${markSchema};
    CREATE TABLE ${markSchema}.begun AS SELECT ${text(mark.filesFolder)}::text AS files_folder,
      ARRAY[${mark.schemas.map(text).join(', ')}]::text[] AS schemas;
    COMMIT`)
}

/** Takes the schemas of a restore out again, the directory first: without it the installation has no brand. */
export async function dropRestored(client: ClientBase, schemas: readonly string[]): Promise<void> {
  for (const schema of schemas.toSorted((a, b) => Number(b === 'servus') - Number(a === 'servus')))
    await client.query(`DROP SCHEMA IF EXISTS "${schema}" CASCADE`)
}

export const removeMark = async (client: ClientBase): Promise<void> =>
  void (await client.query(`DROP SCHEMA IF EXISTS ${markSchema} CASCADE`))
