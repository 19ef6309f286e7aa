import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { directoryMigrations } from '../brands/directory.ts'
import type { Log } from '../module.ts'
import { migrate, type Migrations } from '../postgres/migrate.ts'
import { filesBelow } from './file-copies.ts'
import { BackupUnusable, checkContents, type Manifest, readManifest } from './manifest.ts'
import { dropRestored, readMark, removeMark, writeMark } from './restore-mark.ts'
import { emptyFolder, placeFiles, removeStaged, stageFiles } from './staged-files.ts'
import { loadSchema, plainText } from './table-copies.ts'

interface RestoreTarget {
  /** URL of an empty database. */
  url: string
  /** Path of an empty folder, or of a folder that does not exist yet. */
  filesFolder: string
  /** The migrations of a brand's schema in this release. */
  migrations: readonly Migrations[]
  log: Log
}

/**
 * Restores a backup into an empty installation. If the restore fails, the installation is empty again. The tables are created by the
 * migrations that the backup lists; later migrations run at the next start. All brands are restored into the database of the target, also
 * brands that had a database of their own. Files are first copied to a temporary folder and moved to their final folder at the end. If a
 * restore is interrupted, the incomplete data stays until the next restore removes it; until then no server starts on the database.
 * Throws `BackupUnusable`, whose message says what to do.
 */
export async function restoreBackup(target: RestoreTarget, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await checkContents(folder, manifest)
  const client = new Client({ connectionString: target.url })
  // Without this listener, a lost connection would end the process. The statement that fails reports the error.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      "SELECT pg_try_advisory_lock(hashtextextended('servus.restore', 0)) AS mine",
    )
    if (!rows[0]?.mine) throw new BackupUnusable('Another restore into this database is running.')
    await undoCutOff(client, target)
    await checkEmpty(client, target, manifest)
    const schemas = manifest.schemas.map(({ schema }) => schema)
    await writeMark(client, { filesFolder: resolve(target.filesFolder), schemas })
    try {
      await stageFiles(join(folder, 'files'), target.filesFolder)
      await loadSchemas(client, target, folder, manifest)
      await placeFiles(target.filesFolder)
    } catch (error) {
      await dropRestored(client, schemas)
      await emptyFolder(target.filesFolder)
      await removeMark(client)
      throw error
    }
    await removeMark(client)
    return manifest
  } finally {
    await client.end()
  }
}

/**
 * Removes the incomplete data of an interrupted restore. That restore began with an empty database and folder, so there is no other data.
 */
async function undoCutOff(client: Client, { filesFolder, log }: RestoreTarget): Promise<void> {
  const mark = await readMark(client)
  if (!mark) return
  log.warn({ schemas: mark.schemas }, 'A restore was cut off here. What it left is removed')
  await dropRestored(client, mark.schemas)
  if (mark.filesFolder === resolve(filesFolder)) await emptyFolder(filesFolder)
  await removeMark(client)
}

async function checkEmpty(client: Client, { filesFolder }: RestoreTarget, manifest: Manifest): Promise<void> {
  await removeStaged(filesFolder)
  if ((await filesBelow(filesFolder)).length > 0)
    throw new BackupUnusable(`${filesFolder} is not empty: restore into a new DATA_DIR.`)
  const { rows } = await client.query<{ schema: string }>(
    'SELECT nspname AS schema FROM pg_namespace WHERE nspname = ANY($1)',
    [manifest.schemas.map(({ schema }) => schema)],
  )
  if (await isEmptyDirectory(client, rows)) await client.query('DROP SCHEMA servus CASCADE')
  else if (rows.length > 0)
    throw new BackupUnusable(
      `The database is not empty: it has ${rows.map(({ schema }) => schema).join(', ')}. Restore into an empty one.`,
    )
}

async function loadSchemas(client: Client, target: RestoreTarget, folder: string, manifest: Manifest): Promise<void> {
  await client.query(plainText)
  // The list of brands (`servus.brand`) is loaded last. Until then no brand can be opened.
  for (const copy of manifest.schemas.toSorted(
    (a, b) => Number(b.brand !== undefined) - Number(a.brand !== undefined),
  )) {
    const migrations = copy.brand === undefined ? directoryMigrations : target.migrations
    await migrate({ url: target.url, schema: copy.schema, log: target.log, migrations, only: copy.migrations })
    await loadSchema(client, folder, copy)
  }
  const moved = manifest.schemas.flatMap(({ brand, isElsewhere }) => (isElsewhere && brand ? [brand] : []))
  await client.query('UPDATE servus.brand SET database_url = NULL WHERE id = ANY($1)', [moved])
}

/** Does the database contain only an empty list of brands? An earlier command may have created this list. */
async function isEmptyDirectory(client: Client, found: readonly { schema: string }[]): Promise<boolean> {
  if (found.length !== 1 || found[0]?.schema !== 'servus') return false
  const there = await client.query<{ found: boolean }>("SELECT to_regclass('servus.brand') IS NOT NULL AS found")
  if (!there.rows[0]?.found) return true
  const { rows } = await client.query<{ count: string }>('SELECT count(*) AS count FROM servus.brand')
  return Number(rows[0]?.count) === 0
}
