/** The start of a data URL: `data:image/png;base64,…`. The type in it is not trusted, so it is not read. */
const head = /^data:[\w.+-]*\/?[\w.+-]*(?:;[\w.+-]+=[\w."'+-]*)*;base64,/

/** The bytes of a data URL. Undefined if it is not a data URL, is empty, or is not entirely base64. */
export function bytesOf(dataUrl: string): Uint8Array | undefined {
  const start = head.exec(dataUrl.slice(0, 300))?.[0].length
  if (start === undefined) return undefined
  const text = dataUrl.slice(start)
  // The base64 decoder accepts white space. A data URL contains none, so text with white space is refused here.
  if (text.length === 0 || text.length % 4 !== 0 || /\s/.test(text)) return undefined
  try {
    return Uint8Array.fromBase64(text)
  } catch {
    return undefined
  }
}
