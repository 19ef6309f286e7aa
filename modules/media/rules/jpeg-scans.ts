/** The markers of a JPEG that start a scan and end the picture (ITU-T T.81, table B.1). */
const startOfScan = 0xda
const endOfImage = 0xd9
/** Whether a byte after `0xff` starts no segment: an escaped 0xff (0), the private marker (1), a restart marker, or one more fill byte `0xff`. */
const isAlone = (code: number): boolean => code <= 1 || (code >= 0xd0 && code <= 0xd7) || code === 0xff

/**
 * Counts the scans of a JPEG, at most up to `most` + 1. 0 if the file is no JPEG. Each scan covers all pixels but may be a few bytes long, so
 * decoding a small file with many scans could take minutes. Cameras write 1 scan, progressive pictures about 10.
 */
export function jpegScans(bytes: Uint8Array, most: number): number {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return 0
  let scans = 0
  let at = 2
  while (scans <= most) {
    at = bytes.indexOf(0xff, at)
    const code = at < 0 ? undefined : bytes[at + 1]
    if (code === undefined || code === endOfImage) return scans
    if (isAlone(code)) {
      at += code === 0xff ? 1 : 2
      continue
    }
    if (code === startOfScan) scans++
    // A segment starts with its length, so it is skipped. A preview in a camera's metadata is inside such a segment.
    at += 2 + Math.max(2, (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0))
  }
  return scans
}
