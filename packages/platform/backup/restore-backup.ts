import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { directoryMigrations } from '../brands/directory.ts'
import type { Log } from '../module.ts'
import { migrate, type Migrations } from '../postgres/migrate.ts'
import { copyNewFiles, filesBelow } from './file-copies.ts'
import { BackupUnusable, checkContents, type Manifest, readManifest } from './manifest.ts'
import { loadSchema, plainText } from './table-copies.ts'

interface RestoreTarget {
  /** An empty database. */
  url: string
  /** An empty folder, or none yet. */
  filesFolder: string
  /** Migrations of a brand's schema in this release. */
  migrations: readonly Migrations[]
  log: Log
}

/**
 * Brings an empty installation into the state of a backup. Tables are made by the backup's own migrations, of this release; later ones run at the next
 * start. Brands that had a database of their own come into this one. Throws `BackupUnusable` with what to do; then nothing is left in the database.
 */
export async function restoreBackup(target: RestoreTarget, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await checkContents(folder, manifest)
  if ((await filesBelow(target.filesFolder)).length > 0)
    throw new BackupUnusable(`${target.filesFolder} is not empty: restore into a new DATA_DIR.`)
  const client = new Client({ connectionString: target.url })
  await client.connect()
  try {
    const { rows } = await client.query<{ schema: string }>(
      'SELECT nspname AS schema FROM pg_namespace WHERE nspname = ANY($1)',
      [manifest.schemas.map(({ schema }) => schema)],
    )
    const empty = await isEmptyDirectory(client, rows)
    if (empty) await client.query('DROP SCHEMA servus CASCADE')
    else if (rows.length > 0)
      throw new BackupUnusable(
        `The database is not empty: it has ${rows.map(({ schema }) => schema).join(', ')}. Restore into an empty one.`,
      )
    await client.query(plainText)
    try {
      // The directory comes last: until then the installation has no brand.
      for (const copy of manifest.schemas.toSorted(
        (a, b) => Number(b.brand !== undefined) - Number(a.brand !== undefined),
      )) {
        const migrations = copy.brand === undefined ? directoryMigrations : target.migrations
        await migrate({ url: target.url, schema: copy.schema, log: target.log, migrations, only: copy.migrations })
        await loadSchema(client, folder, copy)
      }
      const moved = manifest.schemas.flatMap(({ brand, isElsewhere }) => (isElsewhere && brand ? [brand] : []))
      await client.query('UPDATE servus.brand SET database_url = NULL WHERE id = ANY($1)', [moved])
      await mkdir(target.filesFolder, { recursive: true })
      await copyNewFiles(join(folder, 'files'), target.filesFolder)
    } catch (error) {
      for (const { schema } of manifest.schemas) await client.query(`DROP SCHEMA IF EXISTS "${schema}" CASCADE`)
      throw error
    }
    return manifest
  } finally {
    await client.end()
  }
}

/** A command that ran before made the directory, and no brand yet. */
async function isEmptyDirectory(client: Client, found: readonly { schema: string }[]): Promise<boolean> {
  if (found.length !== 1 || found[0]?.schema !== 'servus') return false
  const there = await client.query<{ found: boolean }>("SELECT to_regclass('servus.brand') IS NOT NULL AS found")
  if (!there.rows[0]?.found) return true
  const { rows } = await client.query<{ count: string }>('SELECT count(*) AS count FROM servus.brand')
  return Number(rows[0]?.count) === 0
}
