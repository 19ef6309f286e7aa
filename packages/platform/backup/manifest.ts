import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { deriveSecret } from '../secrets.ts'

/** One table: its rows as written by COPY, compressed. Generated columns are left out: the database computes them again. */
const TableCopy = z.strictObject({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** Sum of the hashes of all rows. It does not depend on the order of the rows. */
  hash: z.string(),
  /** Path of the file within the folder of the backup. */
  file: z.string().regex(/^data\/[\w.-]+$/),
  sha256: z.string(),
})
export type TableCopy = z.infer<typeof TableCopy>

const SchemaCopy = z.strictObject({
  schema: z.string().regex(/^[a-z][a-z0-9_]*$/),
  /** Id of the brand; undefined for the schema with the list of brands. */
  brand: z.string().optional(),
  /** True if the brand has a database of its own. */
  isElsewhere: z.boolean(),
  migrations: z.array(z.strictObject({ module: z.string(), name: z.string(), checksum: z.string() })),
  tables: z.array(TableCopy),
  /** Values of the PostgreSQL sequences from which columns get their numbers. */
  counters: z.array(
    z.strictObject({ table: z.string(), column: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
})
export type SchemaCopy = z.infer<typeof SchemaCopy>

const FileCopy = z.strictObject({ path: z.string(), bytes: z.int(), sha256: z.string() })
export type FileCopy = z.infer<typeof FileCopy>

/** The content of a backup: the file `manifest.json`, which is written last. */
const Manifest = z.strictObject({
  format: z.literal(1),
  release: z.string(),
  madeAt: z.string(),
  /** A name of the key that encrypts values in the database (`keyNameOf`). The key itself is not in the backup. */
  keyName: z.string(),
  schemas: z.array(SchemaCopy),
  files: z.array(FileCopy),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestFile = 'manifest.json'

/**
 * A name for the secret of an installation. It is compared with the name in a backup, to see whether both have the same secret. The secret
 * cannot be computed from its name.
 */
export const keyNameOf = (secret: string): string =>
  Buffer.from(deriveSecret(secret, '', 'key-name'))
    .toString('hex')
    .slice(0, 12)

/** Thrown if a backup cannot be used. The message says what to do. */
export class BackupUnusable extends Error {}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new BackupUnusable(
      `${folder} is no backup: it has no ${manifestFile}. Name the folder that "backup" printed.`,
    )
  const read = Manifest.safeParse(jsonOf(text))
  if (!read.success)
    throw new BackupUnusable(`${join(folder, manifestFile)} cannot be read: it is damaged, or of another release.`)
  return read.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Throws when a file of the backup is missing or was changed. */
export async function checkContents(folder: string, { schemas, files }: Manifest): Promise<void> {
  const expected = [
    ...schemas.flatMap(({ tables }) => tables.map(({ file, sha256 }) => ({ path: join(folder, file), sha256 }))),
    ...files.map(({ path, sha256 }) => ({ path: join(folder, 'files', path), sha256 })),
  ]
  for (const { path, sha256 } of expected) {
    const found = await sha256Of(path).catch(() => undefined)
    if (found !== sha256)
      throw new BackupUnusable(
        `${path} ${found === undefined ? 'is missing' : 'was changed'}: take another copy of this backup.`,
      )
  }
}
