/** What an archive says of one of its files, in its directory. */
interface ArchiveEntry {
  readonly name: string
  /** Bytes packed and unpacked, as declared. */
  readonly packed: number
  readonly size: number
}

/** Bounds of an archive (docs/rules/security.md, Uploads). Nothing is ever unpacked here; whoever opens the file must not be hurt by it. */
const archiveLimits = { entries: 1000, bytes: 200 * 1024 * 1024, ratio: 100 } as const

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LONGEST_COMMENT = 65_535

const names = new TextDecoder('utf-8')

/**
 * The directory at the end of a zip. Undefined where it is missing, does not fit the bytes, is spread over several files, uses the format
 * for more than 4 GB, or is followed by something else.
 */
export function archiveEntries(bytes: Uint8Array): ArchiveEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  const directoryBytes = view.getUint32(end + 12, true)
  let at = view.getUint32(end + 16, true)
  const isWhole = view.getUint16(end + 4, true) === 0 && view.getUint16(end + 8, true) === count
  if (!isWhole || at + directoryBytes !== end) return undefined
  const found: ArchiveEntry[] = []
  while (at < end) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) return undefined
    const packed = view.getUint32(at + 20, true)
    const size = view.getUint32(at + 24, true)
    const nameBytes = view.getUint16(at + 28, true)
    const next = at + ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    const isBig = packed === 0xffff_ffff || size === 0xffff_ffff
    if (isBig || next > end || view.getUint32(at + 42, true) + packed > end) return undefined
    found.push({ name: names.decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)), packed, size })
    at = next
  }
  return found.length === count ? found : undefined
}

/** Where the end of the directory begins: its comment, if it has one, ends with the file. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === END && at + END_BYTES + view.getUint16(at + 20, true) === view.byteLength)
      return at
  return undefined
}

const archives = /\.(?:zip|7z|rar|gz|tgz|bz2|xz|zst|tar|jar|apk|cab|iso|img|vhdx?)$/i

/** May it be kept? Not with too many files, too much in them, more than it can hold, or another archive inside. */
export function isHarmlessArchive(entries: readonly ArchiveEntry[]): boolean {
  const { entries: most, bytes, ratio } = archiveLimits
  if (entries.length > most || entries.some(({ name }) => archives.test(name))) return false
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  const packed = entries.reduce((sum, one) => sum + one.packed, 0)
  return total <= bytes && total <= Math.max(packed, 1) * ratio
}
