/** The entry of one file in the directory of an archive. */
export interface ArchiveEntry {
  readonly name: string
  /** Other names of the file in its extra fields. Some programs use them when they unpack. */
  readonly otherNames: readonly string[]
  /** The entry is a link to another place on the disk, or not a regular file. */
  readonly isLink: boolean
  /** Packed and unpacked size in bytes, as the directory declares them. */
  readonly packed: number
  readonly size: number
  /** Compression method. 0: not compressed; 8: deflated. */
  readonly method: number
  readonly isEncrypted: boolean
  /** Index of the first packed byte of the file. */
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
 * Possible lengths in bytes of the trailer after the content of a file: a checksum and two sizes of 4 or 8 bytes, with or without a
 * signature. A flag of the entry announces the trailer.
 */
const TRAILERS = [12, 16, 20, 24] as const
/** Id of the extra field that contains the name in UTF-8, and the number of bytes before the name in this field (version and checksum). */
const UNICODE_NAME = 0x7075
const BEFORE_NAME = 5
/**
 * Mask for the type of a Unix file in the upper half of the attributes, and the accepted types: not set (other systems), folder, regular
 * file.
 */
const KINDS = 0xf000
const UNLINKED = new Set([0, 0x4000, 0x8000])

const names = new TextDecoder('utf-8')

/**
 * Reads the directory at the end of a zip. It returns undefined if the directory is missing, does not fit the bytes, is spread over several
 * files, uses the format for more than 4 GB, or is not the end of the file. The same holds if there are bytes between the files that the
 * directory does not list, or if the header of a file has another name or method than the directory: some programs unpack by the headers.
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

/** Names in the extra fields between two indexes. */
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

/** Index of the first byte of a file, after the file's own header. Undefined if there is no header. */
function startOf(view: DataView, local: number): number | undefined {
  if (local + LOCAL_BYTES > view.byteLength || view.getUint32(local, true) !== LOCAL) return undefined
  return local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
}

/** Length in bytes of the trailer at an index: the length after which the next file or the directory begins. 0 if there is no trailer. */
function trailerOf(view: DataView, at: number, directory: number): number {
  const isNext = (next: number): boolean =>
    next === directory || (next + 4 <= directory && view.getUint32(next, true) === LOCAL)
  return TRAILERS.find((length) => isNext(at + length)) ?? 0
}

/** Index of the record at the end of the directory. A comment may follow the record; it must end where the archive ends. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === END && at + END_BYTES + view.getUint16(at + 20, true) === view.byteLength)
      return at
  return undefined
}
