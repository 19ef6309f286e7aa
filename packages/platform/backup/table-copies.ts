import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { type SchemaCopy, sha256Of, type TableCopy } from './manifest.ts'

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const listed = (columns: readonly string[]): string => columns.map(quoted).join(', ')

/**
 * Tables of a schema with their stored columns, ordered by name. A partitioned table counts as one table. Unlogged tables are left out: their rows
 * do not survive a crash, so they do not belong in a backup.
 */
async function tablesOf(client: Client, schema: string): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attname) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence = 'p'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname`,
    [quoted(schema)],
  )
  return rows
}

/** Number and hash of the rows of a table. Run `plainText` on the connection first, because the hash depends on how values are written as text. */
export async function rowsHash(
  client: Client,
  schema: string,
  { name, columns }: Pick<TableCopy, 'name' | 'columns'>,
): Promise<{ rows: number; hash: string }> {
  const { rows } = await client.query<{ rows: string; hash: string }>(
    `SELECT count(*) AS rows, coalesce(sum(hashtextextended(ROW(${listed(columns)})::text, 0)), 0)::text AS hash
     FROM ${quoted(schema)}.${quoted(name)}`,
  )
  return { rows: Number(rows[0]?.rows), hash: rows[0]?.hash ?? '' }
}

/** Sets all session settings that affect how values are written as text. */
export const plainText = `SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET extra_float_digits = 1; SET bytea_output = 'hex'`

/** Writes the rows of all tables of a schema into files, as the client's transaction sees them. */
export async function saveSchema(
  client: Client,
  folder: string,
  about: Pick<SchemaCopy, 'schema' | 'brand' | 'isElsewhere'>,
): Promise<SchemaCopy> {
  const { schema } = about
  const tables: TableCopy[] = []
  for (const table of await tablesOf(client, schema)) {
    const file = `data/${schema}.${table.name}.gz`
    const source = client.query(
      copyTo(`COPY (SELECT ${listed(table.columns)} FROM ${quoted(schema)}.${quoted(table.name)}) TO STDOUT`),
    )
    await pipeline(source, createGzip(), createWriteStream(join(folder, file), { mode: 0o600, flags: 'wx' }))
    tables.push({
      ...table,
      ...(await rowsHash(client, schema, table)),
      file,
      sha256: await sha256Of(join(folder, file)),
    })
  }
  const { rows: migrations } = await client.query<{ module: string; name: string; checksum: string }>(
    `SELECT module, name, checksum FROM ${quoted(schema)}.migration ORDER BY at, module, name`,
  )
  return { ...about, migrations, tables, counters: await countersOf(client, schema) }
}

async function countersOf(client: Client, schema: string): Promise<SchemaCopy['counters']> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `SELECT s.relname AS sequence, t.relname AS table, a.attname AS column
     FROM pg_depend d JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S' JOIN pg_class t ON t.oid = d.refobjid
     JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = d.refobjsubid
     WHERE t.relnamespace = $1::regnamespace AND d.deptype IN ('a', 'i') ORDER BY 2, 3`,
    [quoted(schema)],
  )
  const counters: SchemaCopy['counters'] = []
  for (const { sequence, table, column } of rows) {
    const { rows: found } = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM ${quoted(schema)}.${quoted(sequence)}`,
    )
    counters.push({ table, column, value: found[0]?.value ?? '1', isCalled: found[0]?.called ?? false })
  }
  return counters
}

/**
 * Fills the tables of a schema that has the backup's migrations, in one transaction. Foreign keys are created again after the rows, so that the
 * order of tables does not matter. Triggers do not run. Throws when the loaded rows differ from the backup.
 */
export async function loadSchema(client: Client, folder: string, copy: SchemaCopy): Promise<void> {
  const { schema } = copy
  const full = (table: string): string => `${quoted(schema)}.${quoted(table)}`
  await client.query('BEGIN')
  try {
    const references = await client.query<{ table: string; name: string; text: string }>(
      `SELECT t.relname AS table, c.conname AS name, pg_get_constraintdef(c.oid) AS text
       FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid WHERE c.contype = 'f' AND c.connamespace = $1::regnamespace`,
      [quoted(schema)],
    )
    for (const { table, name } of references.rows)
      await client.query(`ALTER TABLE ${full(table)} DROP CONSTRAINT ${quoted(name)}`)
    for (const { name } of copy.tables) await client.query(`ALTER TABLE ${full(name)} DISABLE TRIGGER USER`)
    await client.query(`TRUNCATE ${copy.tables.map(({ name }) => full(name)).join(', ')}`)
    for (const { name, columns, file } of copy.tables) {
      const target = client.query(copyFrom(`COPY ${full(name)} (${listed(columns)}) FROM STDIN`))
      await pipeline(createReadStream(join(folder, file)), createGunzip(), target)
    }
    // The definitions of the foreign keys name tables without the schema, so the schema must be in the search path.
    await client.query(`SET LOCAL search_path TO ${quoted(schema)}`)
    for (const { table, name, text } of references.rows)
      await client.query(`ALTER TABLE ${full(table)} ADD CONSTRAINT ${quoted(name)} ${text}`)
    for (const { table, column, value, isCalled } of copy.counters)
      await client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)', [
        full(table),
        column,
        value,
        isCalled,
      ])
    for (const { name } of copy.tables) await client.query(`ALTER TABLE ${full(name)} ENABLE TRIGGER USER`)
    for (const table of copy.tables) {
      const { rows, hash } = await rowsHash(client, schema, table)
      if (rows !== table.rows || hash !== table.hash)
        throw new Error(`${schema}.${table.name} has other rows than the backup (${rows} of ${table.rows})`)
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
  await client.query(`ANALYZE ${copy.tables.map(({ name }) => full(name)).join(', ')}`)
}
