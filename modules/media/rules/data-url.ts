/** Matches the start of a data URL: `data:image/png;base64,…`. The content type in it is not used, because the sender can write anything there. */
const head = /^data:[\w.+-]*\/?[\w.+-]*(?:;[\w.+-]+=[\w."'+-]*)*;base64,/

/** Decodes the bytes of a data URL. Undefined if the text is not a data URL, has no content, or is not valid base64. */
export function bytesOf(dataUrl: string): Uint8Array | undefined {
  const start = head.exec(dataUrl.slice(0, 300))?.[0].length
  if (start === undefined) return undefined
  const text = dataUrl.slice(start)
  // The decoder would ignore white space. A correct data URL contains none, so a text with white space is refused here.
  if (text.length === 0 || text.length % 4 !== 0 || /\s/.test(text)) return undefined
  try {
    return Uint8Array.fromBase64(text)
  } catch {
    return undefined
  }
}
