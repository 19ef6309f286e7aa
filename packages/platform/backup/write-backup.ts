import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { BrandEntry } from '../brands/directory.ts'
import { copyNewFiles, describeFiles } from './file-copies.ts'
import { keyNameOf, type Manifest, manifestFile, type SchemaCopy } from './manifest.ts'
import { plainText, saveSchema } from './table-copies.ts'

interface BackupSource {
  /** URL of the installation's database. */
  url: string
  brands: readonly BrandEntry[]
  /** Folder with the pictures, uploads and themes of all brands. */
  filesFolder: string
  /** The secret of the installation. Only a name for it is written into the backup. */
  secret: string
  release: string
  now: () => Temporal.Instant
}

/**
 * Writes a backup into a folder that must not exist or must be empty, while the server runs. All tables of a database are read in one
 * snapshot. Files are copied before and after the snapshot, so that every file that a row refers to is included. The folder gets its
 * final name when the backup is complete.
 */
export async function writeBackup(source: BackupSource, folder: string): Promise<Manifest> {
  const half = `${folder}.part`
  await rm(half, { recursive: true, force: true })
  await mkdir(join(half, 'data'), { recursive: true, mode: 0o700 })
  const files = join(half, 'files')
  await copyNewFiles(source.filesFolder, files)
  const madeAt = source.now()
  const schemas: SchemaCopy[] = []
  for (const url of new Set([source.url, ...source.brands.map(({ databaseUrl }) => databaseUrl)])) {
    const brands = source.brands.filter(({ databaseUrl }) => databaseUrl === url)
    schemas.push(...(await saveDatabase(source, { url, brands, folder: half })))
  }
  await copyNewFiles(source.filesFolder, files)
  const manifest: Manifest = {
    format: 1,
    release: source.release,
    madeAt: String(madeAt),
    keyName: keyNameOf(source.secret),
    schemas,
    files: await describeFiles(files),
  }
  await writeFile(join(half, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 })
  // Fails if the folder exists and is not empty, so that an existing backup is never replaced.
  await rename(half, folder)
  return manifest
}

async function saveDatabase(
  source: BackupSource,
  { url, brands, folder }: { url: string; brands: readonly BrandEntry[]; folder: string },
): Promise<SchemaCopy[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(plainText)
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const copies: SchemaCopy[] = []
    const isElsewhere = url !== source.url
    if (!isElsewhere) copies.push(await saveSchema(client, folder, { schema: 'servus', isElsewhere }))
    for (const { id, schema } of brands) {
      const { rows } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [
        `"${schema}".migration`,
      ])
      // A brand that was never opened has no tables yet.
      if (rows[0]?.found) copies.push(await saveSchema(client, folder, { schema, brand: id, isElsewhere }))
    }
    await client.query('COMMIT')
    return copies
  } finally {
    await client.end()
  }
}
