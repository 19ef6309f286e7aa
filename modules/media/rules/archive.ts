/** One file or folder of a zip archive, as the archive's directory (the list of all files at its end) describes it. */
export interface ArchiveEntry {
  readonly name: string
  /** Further names of the file, from its extra fields. Some programs use such a name when they unpack the file. */
  readonly otherNames: readonly string[]
  /** True for a link to another place on the disk, and for anything else that is not a regular file or a folder. */
  readonly isLink: boolean
  /** The compressed and the original size in bytes, as the directory states them. The content can differ (see server/archive-content.ts). */
  readonly packed: number
  readonly size: number
  /** The number of the compression method. 0: not compressed; 8: deflate. */
  readonly method: number
  readonly isEncrypted: boolean
  /** Position in the archive, in bytes, at which the compressed content of the file begins. */
  readonly start: number
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const LONGEST_COMMENT = 65_535
/**
 * The possible lengths in bytes of the data descriptor that may follow a file: a checksum and two sizes of 4 or 8 bytes, with or without a
 * signature. A flag in the directory says whether there is a data descriptor.
 */
const TRAILERS = [12, 16, 20, 24] as const
/**
 * `UNICODE_NAME`: id of the extra field that contains the name in UTF-8. `BEFORE_NAME`: the number of bytes before the name in this field (version
 * and checksum).
 */
const UNICODE_NAME = 0x7075
const BEFORE_NAME = 5
/** Mask for the type of a Unix file in its attributes, and the accepted types: no type (written on other systems), folder, regular file. */
const KINDS = 0xf000
const UNLINKED = new Set([0, 0x4000, 0x8000])

const names = new TextDecoder('utf-8')

/**
 * Reads the directory at the end of a zip archive. Undefined if the directory is missing, is not at the end, or does not fit the bytes.
 * Archives in several files, and archives in the format for more than 4 GB, also give undefined. Some programs unpack by the headers of the
 * files, not by the directory. So the result is also undefined if a header has another name or method than the directory. The same applies
 * to bytes between the files that the directory does not list.
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
    const extraBytes = view.getUint16(at + 30, true)
    const next = at + ENTRY_BYTES + nameBytes + extraBytes + view.getUint16(at + 32, true)
    const local = view.getUint32(at + 42, true)
    const start = startOf(view, local)
    const isBig = packed === 0xffff_ffff || size === 0xffff_ffff
    if (isBig || next > end || start === undefined || start + packed > directory) return undefined
    const name = names.decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes))
    const inFront = names.decode(
      bytes.subarray(local + LOCAL_BYTES, local + LOCAL_BYTES + view.getUint16(local + 26, true)),
    )
    const method = view.getUint16(at + 10, true)
    if (name !== inFront || method !== view.getUint16(local + 8, true)) return undefined
    const ends = at + ENTRY_BYTES + nameBytes
    found.push({
      name,
      otherNames: [
        ...unicodeNames(bytes, view, ends, ends + extraBytes),
        ...unicodeNames(bytes, view, local + LOCAL_BYTES + view.getUint16(local + 26, true), start),
      ],
      isLink: !UNLINKED.has(view.getUint16(at + 40, true) & KINDS),
      packed,
      size,
      method,
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

/** The names in the extra fields between the indexes `from` and `to`. */
function unicodeNames(bytes: Uint8Array, view: DataView, from: number, to: number): string[] {
  const found: string[] = []
  for (let at = from; at + 4 <= to;) {
    const next = at + 4 + view.getUint16(at + 2, true)
    if (view.getUint16(at, true) === UNICODE_NAME)
      found.push(names.decode(bytes.subarray(at + 4 + BEFORE_NAME, Math.min(next, to))))
    at = next
  }
  return found
}

/** Position of the first byte of a file's content, which follows the header of the file. Undefined if there is no header at `local`. */
function startOf(view: DataView, local: number): number | undefined {
  if (local + LOCAL_BYTES > view.byteLength || view.getUint32(local, true) !== LOCAL) return undefined
  return local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
}

/**
 * Length in bytes of the data descriptor at index `at` (bytes that may follow a file's content): the length after which the next file or the
 * directory begins. 0 if no possible length fits.
 */
function trailerOf(view: DataView, at: number, directory: number): number {
  const isNext = (next: number): boolean =>
    next === directory || (next + 4 <= directory && view.getUint32(next, true) === LOCAL)
  return TRAILERS.find((length) => isNext(at + length)) ?? 0
}

/**
 * Index of the record that ends the archive. A comment may follow the record. Then the comment must end where the archive ends. Undefined
 * if there is no such record.
 */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === END && at + END_BYTES + view.getUint16(at + 20, true) === view.byteLength)
      return at
  return undefined
}
