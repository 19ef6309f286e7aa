const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const texts: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt'])
/** Number of bytes in a chunk (part of a PNG) in addition to its content: length, name and checksum. */
const around = 12

/**
 * Removes from a PNG the texts that programs store in it, for example comments. Other files are returned unchanged. Some hundred kilobytes of
 * compressed text can expand to gigabytes, and the library would keep them in memory during every step. The picture that is stored never contains
 * these texts.
 */
export function withoutTexts(bytes: Uint8Array): Uint8Array {
  if (!signature.every((byte, at) => bytes[at] === byte)) return bytes
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Uint8Array[] = []
  let from = 0
  for (let at = signature.length; at + around <= bytes.length;) {
    const next = at + around + view.getUint32(at)
    if (texts.has(String.fromCharCode(...bytes.subarray(at + 4, at + 8)))) {
      kept.push(bytes.subarray(from, at))
      from = Math.min(next, bytes.length)
    }
    at = next
  }
  return from === 0 ? bytes : joined([...kept, bytes.subarray(from)])
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
