/** What an archive says of one of its files, in its directory. */
export interface ArchiveEntry {
  readonly name: string
  /** Bytes packed and unpacked, as declared. */
  readonly packed: number
  readonly size: number
  /** 0: stored as it is; 8: deflated. */
  readonly method: number
  readonly isEncrypted: boolean
  /** Where its packed bytes begin. */
  readonly start: number
}

/** Bounds of an archive (docs/rules/security.md, Uploads). */
const archiveLimits = { entries: 1000, bytes: 200 * 1024 * 1024, ratio: 100 } as const

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const LONGEST_COMMENT = 65_535
/** Behind the bytes of an entry whose flags say so: checksum and sizes, with or without a signature, of 4 or 8 bytes. */
const TRAILERS = [12, 16, 20, 24] as const

const names = new TextDecoder('utf-8')

/**
 * The directory at the end of a zip. Undefined where it is missing, does not fit the bytes, is spread over several files, uses the format
 * for more than 4 GB, is followed by something else, where bytes lie between the files that it does not name, or where a file has another
 * name before its bytes: some programs unpack by that one.
 */
export function archiveEntries(bytes: Uint8Array): ArchiveEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  const directoryBytes = view.getUint32(end + 12, true)
  const directory = view.getUint32(end + 16, true)
  const isWhole = view.getUint16(end + 4, true) === 0 && view.getUint16(end + 8, true) === count
  if (!isWhole || directory + directoryBytes !== end) return undefined
  const found: (ArchiveEntry & { local: number; hasTrailer: boolean })[] = []
  let at = directory
  while (at < end) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) return undefined
    const flags = view.getUint16(at + 8, true)
    const packed = view.getUint32(at + 20, true)
    const size = view.getUint32(at + 24, true)
    const nameBytes = view.getUint16(at + 28, true)
    const next = at + ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    const local = view.getUint32(at + 42, true)
    const start = startOf(view, local)
    const isBig = packed === 0xffff_ffff || size === 0xffff_ffff
    if (isBig || next > end || start === undefined || start + packed > directory) return undefined
    const name = names.decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes))
    const inFront = names.decode(
      bytes.subarray(local + LOCAL_BYTES, local + LOCAL_BYTES + view.getUint16(local + 26, true)),
    )
    if (name !== inFront) return undefined
    found.push({
      name,
      packed,
      size,
      method: view.getUint16(at + 10, true),
      isEncrypted: (flags & 1) !== 0,
      start,
      local,
      hasTrailer: (flags & 8) !== 0,
    })
    at = next
  }
  if (found.length !== count) return undefined
  let reached = 0
  for (const { hasTrailer, local, packed, start } of found.toSorted((a, b) => a.local - b.local)) {
    const gap = local - reached
    if (gap !== 0) return undefined
    reached = start + packed + (hasTrailer ? trailerOf(view, start + packed, directory) : 0)
  }
  if (reached !== directory) return undefined
  return found.map(({ hasTrailer: _trailer, local: _local, ...entry }) => entry)
}

/** Where the bytes of a file begin, behind its own header. Undefined: there is none. */
function startOf(view: DataView, local: number): number | undefined {
  if (local + LOCAL_BYTES > view.byteLength || view.getUint32(local, true) !== LOCAL) return undefined
  return local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
}

/** Length of the trailer: what follows it is the next file, or the directory. */
function trailerOf(view: DataView, at: number, directory: number): number {
  const isNext = (next: number): boolean =>
    next === directory || (next + 4 <= directory && view.getUint32(next, true) === LOCAL)
  return TRAILERS.find((length) => isNext(at + length)) ?? 0
}

/** Where the end of the directory begins: its comment, if it has one, ends with the file. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === END && at + END_BYTES + view.getUint16(at + 20, true) === view.byteLength)
      return at
  return undefined
}

/** Archives, and what a computer runs when it is opened. Blanks and dots at the end of a name are dropped by some systems. */
const refused =
  /\.(?:zip|7z|rar|gz|tgz|bz2|xz|zst|tar|jar|apk|cab|iso|img|vhdx?|exe|com|scr|pif|ms[ipt]|msix|appx|dll|cpl|bat|cmd|ps[dm]?1|vbs?|vbe|jse?|ws[cfh]?|sct|hta|html?|xht(?:ml)?|mht(?:ml)?|lnk|url|reg|chm|scf|xll|inf|jnlp|(?:settingcontent|library|search|appref)-ms|sh|command|app)[. ]*$/i

/** Names that lead out of the folder that they are unpacked into, or that are shown other than they are. */
const oddName = /(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|[:\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * May it be kept, by what it says of itself? Not with too many files, too much in them, more than it can hold, another archive or a program
 * inside, or a name that is none.
 */
export function isHarmlessArchive(entries: readonly ArchiveEntry[]): boolean {
  const { entries: most, bytes, ratio } = archiveLimits
  if (entries.length > most || entries.some(({ name }) => refused.test(name) || oddName.test(name))) return false
  if (
    entries.some(
      ({ isEncrypted, method, packed, size }) => isEncrypted || (method === 0 ? packed !== size : method !== 8),
    )
  )
    return false
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  const packed = entries.reduce((sum, one) => sum + one.packed, 0)
  return total <= bytes && total <= Math.max(packed, 1) * ratio
}
