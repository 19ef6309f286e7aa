import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/**
 * A file for an archive. `zipOf` compresses texts. It stores byte arrays unchanged, because pictures and documents are compressed already.
 */
export interface ZipEntry {
  /** Path inside the archive, with '/'. */
  readonly name: string
  readonly bytes: Uint8Array | string
}

/** Maximum size of an archive in bytes. The ZIP format itself allows 4 GB and 65,535 files, unless its 64-bit extension is used. */
export const largestZipBytes = 2 * 1024 * 1024 * 1024

/** Creates an archive while it is being read. Only one entry is in memory at a time. The next entry is loaded when the reader needs it. */
export async function* zipOf(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>, at: Temporal.Instant) {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const { name, bytes } of entries) {
    const file = typeof bytes === 'string' ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
    file.mtime = at.epochMilliseconds
    zip.add(file)
    file.push(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes, true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks.splice(0)
}

/**
 * Converts a name to a file name that every operating system accepts: no path, no control characters, at most 120 characters including the
 * extension.
 */
export function zipName(name: string): string {
  const plain = name.replaceAll(/[/\\\p{Cc}\p{Cf}<>:"|?*]/gu, '_').replaceAll(/^[. ]+|[. ]+$/g, '')
  const [, stem = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/s.exec(plain) ?? []
  return `${stem.slice(0, 120 - ending.length)}${ending}` || '_'
}
