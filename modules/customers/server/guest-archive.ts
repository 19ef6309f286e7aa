import type { Locale } from '#contract/locale.ts'
import type { Queries } from '#platform/db.ts'
import type { Refusal } from '#platform/module.ts'
import type { Guest, PersonalData, PersonalFile, PersonalRows } from '#platform/personal-data.ts'
import { largestZipBytes, type ZipEntry, zipName, zipOf } from '#platform/zip.ts'
import { guestPage, guestWords } from './guest-file.ts'

/**
 * Reads everything that all modules have stored about a guest. The keys of the result are names of tables, the values are their rows about
 * the guest.
 */
export async function guestTables(
  db: Queries,
  sources: readonly PersonalData[],
  guest: Guest,
): Promise<Record<string, PersonalRows>> {
  const tables: Record<string, PersonalRows> = {}
  for (const source of sources) Object.assign(tables, await source.read(db, guest))
  return tables
}

/**
 * Builds a ZIP file for the guest: a page to read, the same data as JSON, and all files that the guest sent or received. The files are
 * read one by one while the ZIP file is sent. A file that is deleted before its turn is left out. Fails with `guest.files_too_large`.
 */
export async function guestArchive(
  db: Queries,
  sources: readonly PersonalData[],
  guest: Guest,
  shape: { locale: Locale; at: Temporal.Instant; mostBytes?: number },
): Promise<AsyncIterable<Uint8Array> | Refusal> {
  const { locale, at, mostBytes = largestZipBytes } = shape
  const tables = await guestTables(db, sources, guest)
  const files: (PersonalFile & { path: string })[] = []
  for (const source of sources)
    for (const file of (await source.files?.(db, guest)) ?? []) {
      const number = String(files.length + 1).padStart(3, '0')
      files.push({ ...file, path: `${file.folder}/${number}-${zipName(file.name)}` })
    }
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes) return { ok: false, code: 'guest.files_too_large' }
  const day = at.toString().slice(0, 10)
  const paths = files.map(({ path }) => path)
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield {
      name: locale === 'en' ? 'personal-data.html' : 'auskunft.html',
      bytes: guestPage(tables, guestWords(sources, locale), { locale, day, files: paths }),
    }
    yield { name: 'data.json', bytes: JSON.stringify({ day, ...tables }, null, 2) }
    for (const { path, read } of files) {
      const bytes = await read()
      if (bytes !== undefined) yield { name: path, bytes }
    }
  }
  return zipOf(entries(), at)
}
