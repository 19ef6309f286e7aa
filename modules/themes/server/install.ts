import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import { Theme, type ThemeInput } from '../contract.ts'
import { filesOf } from '../rules/theme-files.ts'

const brotli = promisify(brotliCompress)

/** A theme to be installed: its name, its data, and a function that reads its files. */
export interface BroughtTheme {
  name: string
  theme: ThemeInput
  read(file: string): Promise<Uint8Array>
}

export const keyOf = (name: string, version: string, file: string): string => `themes/${name}/${version}/${file}`

/**
 * Installs a theme in a brand and returns true, or returns false if this version is already installed. The files are stored before the
 * database row of the theme, so that no page refers to a missing file. Files of older versions are not deleted, because open pages still
 * use them. Of each SVG a compressed copy is stored, too.
 */
export async function installTheme(core: BrandCore, brought: BroughtTheme): Promise<boolean> {
  const theme = Theme.parse(brought.theme)
  const files = await Promise.all(filesOf(theme).map(async (file) => ({ file, bytes: await brought.read(file) })))
  const hash = createHash('sha256').update(JSON.stringify(theme))
  for (const { bytes, file } of files) hash.update(file).update(bytes)
  const version = hash.digest('hex').slice(0, 12)
  const { name } = brought
  if (await core.db.first(sql`SELECT 1 FROM themes WHERE name = ${name} AND version = ${version}`)) return false
  for (const { bytes, file } of files) {
    await core.storage.put(keyOf(name, version, file), bytes)
    if (file.endsWith('.svg')) await core.storage.put(keyOf(name, version, `${file}.br`), await packed(bytes))
  }
  await core.db.tx(async (tx) => {
    await tx.run(sql`
      INSERT INTO themes (name, version, updated_at, theme)
      VALUES (${name}, ${version}, ${core.clock.now()}, ${JSON.stringify(theme)}::jsonb)
      ON CONFLICT (name) DO UPDATE SET version = EXCLUDED.version, updated_at = EXCLUDED.updated_at, theme = EXCLUDED.theme`)
    await core.snapshots.changed(tx, 'theme')
  })
  return true
}

const packed = (bytes: Uint8Array): Promise<Uint8Array> =>
  brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
