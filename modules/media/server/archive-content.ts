import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { archiveEntries, type ArchiveEntry } from '../rules/archive.ts'
import { isHarmlessArchive } from '../rules/harmless-archive.ts'
import { isPlainDrawing } from '../rules/svg.ts'

const inflate = promisify(inflateRaw)

/**
 * Matches the names of office files. They are the only archives that an archive may contain. `DEEPEST`: the maximum depth. 2 means: an
 * archive may contain an office file, but this office file may not contain another archive.
 */
const mayNest = /\.(?:docx|xlsx|pptx)$/i
const DEEPEST = 2
/** Maximum size, in bytes, of all SVGs in an archive together. Checking them blocks the main thread. */
const MOST_DRAWN_BYTES = 5_000_000
const utf8 = new TextDecoder('utf-8')

/**
 * Unpacks every file of an archive and checks it. The file must have the length that the archive's list of files (its directory) states. It
 * must not be a program, an SVG with scripts, or an archive (except an office file that passes the same checks). The files are unpacked one
 * after the other in a thread of the runtime, and never further than the stated length.
 */
export async function isHonestArchive(bytes: Uint8Array, depth = 0): Promise<boolean> {
  const entries = archiveEntries(bytes)
  if (!entries || !isHarmlessArchive(entries)) return false
  const drawings = drawingsIn(entries)
  if (drawings.reduce((sum, { size }) => sum + size, 0) > MOST_DRAWN_BYTES) return false
  for (const entry of entries) {
    const content = await unpacked(bytes, entry)
    if (!content) return false
    if (isProgram(content)) return false
    if (drawings.includes(entry) && !isPlainDrawing(utf8.decode(content))) return false
    if (!isArchive(content)) continue
    const isOffice = namesOf(entry).every((name) => mayNest.test(name))
    if (depth + 1 >= DEEPEST || !isOffice || !(await isHonestArchive(content, depth + 1))) return false
  }
  return true
}

const namesOf = ({ name, otherNames }: ArchiveEntry): string[] => [name, ...otherNames]

/**
 * The SVGs in an archive that must be checked: a person could open them from the disk, and their scripts would run. SVGs in an office file are opened
 * by the office program and are not checked.
 */
function drawingsIn(entries: readonly ArchiveEntry[]): readonly ArchiveEntry[] {
  const isOffice =
    entries.some(({ name }) => name === '[Content_Types].xml') &&
    entries.some(({ name }) => /^(?:word|xl|ppt)\//.test(name))
  return isOffice ? [] : entries.filter((entry) => namesOf(entry).some((name) => /\.svg[. ]*$/i.test(name)))
}

/** Unpacks one file. Undefined if its length differs from the length in the directory, or if it cannot be unpacked. */
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

/** The first bytes of archives: zip, rar, 7-zip, gzip, bzip2, xz, zstd and cab. */
const signs = [
  'PK\u0003\u0004',
  'PK\u0005\u0006',
  'Rar!',
  '7z\u00bc\u00af',
  '\u001f\u008b',
  'BZh',
  '\u00fd7zXZ',
  '\u0028\u00b5\u002f\u00fd',
  'MSCF\u0000',
] as const

/** The first bytes of programs: for Linux, for macOS (one or several processors), and of scripts that start with '#!/'. */
const programs = [
  '\u007fELF',
  '\u00cf\u00fa\u00ed\u00fe',
  '\u00ce\u00fa\u00ed\u00fe',
  '\u00fe\u00ed\u00fa\u00cf',
  '\u00fe\u00ed\u00fa\u00ce',
  '\u00ca\u00fe\u00ba\u00be',
  '#!/',
] as const

const startsWithOne = (content: Uint8Array, signs: readonly string[]): boolean => {
  const start = String.fromCharCode(...content.subarray(0, 8))
  return signs.some((sign) => start.startsWith(sign))
}
const isArchive = (content: Uint8Array): boolean => startsWithOne(content, signs) || isTape(content)

/** Whether the content is a tar archive. Its signature is in the header of the first file, at index 257. */
const isTape = (content: Uint8Array): boolean => String.fromCharCode(...content.subarray(257, 262)) === 'ustar'

/**
 * Whether the content is a program, whatever its name is. Windows programs start with 'MZ'. A text may also start with 'MZ', but it has no zero
 * bytes after that.
 */
const isProgram = (content: Uint8Array): boolean =>
  startsWithOne(content, programs) || (startsWithOne(content, ['MZ']) && content.subarray(2, 64).includes(0))
