import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { archiveEntries, type ArchiveEntry, isHarmlessArchive } from '../rules/archive.ts'

const inflate = promisify(inflateRaw)

/** Office files are archives, and may stand in one. What is in them is looked at once more, not deeper. */
const mayNest = /\.(?:docx|xlsx|pptx)$/i
const DEEPEST = 2

/**
 * Is each file of an archive as long as the directory says, and none of them an archive or a program in disguise? The files are unpacked one after the
 * other in a thread of their own, never further than their declared length.
 */
export async function isHonestArchive(bytes: Uint8Array, depth = 0): Promise<boolean> {
  const entries = archiveEntries(bytes)
  if (!entries || !isHarmlessArchive(entries)) return false
  for (const entry of entries) {
    const content = await unpacked(bytes, entry)
    if (!content) return false
    if (isProgram(content)) return false
    if (!isArchive(content)) continue
    if (depth + 1 >= DEEPEST || !mayNest.test(entry.name) || !(await isHonestArchive(content, depth + 1))) return false
  }
  return true
}

/** Undefined: it is no file of the declared length. */
async function unpacked(
  bytes: Uint8Array,
  { method, packed, size, start }: ArchiveEntry,
): Promise<Uint8Array | undefined> {
  const content = bytes.subarray(start, start + packed)
  if (method === 0) return content
  try {
    const found = await inflate(content, { maxOutputLength: Math.max(size, 1) })
    return found.length === size ? found : undefined
  } catch {
    return undefined
  }
}

/** zip, rar, 7-zip, gzip, bzip2, xz by their first bytes. */
const signs = [
  'PK\u0003\u0004',
  'PK\u0005\u0006',
  'Rar!',
  '7z\u00bc\u00af',
  '\u001f\u008b',
  'BZh',
  '\u00fd7zXZ',
] as const

const startsWithOne = (content: Uint8Array, signs: readonly string[]): boolean => {
  const start = String.fromCharCode(...content.subarray(0, 8))
  return signs.some((sign) => start.startsWith(sign))
}
const isArchive = (content: Uint8Array): boolean => startsWithOne(content, signs)

/** Programs of Windows and Linux, by whatever name. A text may begin with the letters MZ, but has no zero behind them. */
const isProgram = (content: Uint8Array): boolean =>
  startsWithOne(content, ['\u007fELF']) || (startsWithOne(content, ['MZ']) && content.subarray(2, 64).includes(0))
