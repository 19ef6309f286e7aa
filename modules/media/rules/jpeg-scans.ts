/** Markers of a JPEG (ITU-T T.81, table B.1). */
const startOfScan = 0xda
const endOfImage = 0xd9
/** Values after `0xff` that do not start a segment: a stuffed zero, the marker for private use, a restart, or another filling `0xff`. */
const isAlone = (code: number): boolean => code <= 1 || (code >= 0xd0 && code <= 0xd7) || code === 0xff

/**
 * Number of scans of a picture; counting stops after `most` + 1. Each scan covers all pixels and can be a few bytes long, so a small file could
 * need minutes of work. Cameras write 1 scan, progressive pictures about 10. 0: not a JPEG.
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
    // A segment starts with its length. Its content, such as a preview in a camera's metadata, is skipped.
    at += 2 + Math.max(2, (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0))
  }
  return scans
}
