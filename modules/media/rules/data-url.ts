/** `data:image/png;base64,…`. The type in it is not trusted, so it is not read. */
const head = /^data:[\w.+-]*\/?[\w.+-]*(?:;[\w.+-]+=[\w."'+-]*)*;base64,/
const base64 = /^[A-Za-z0-9+/]*={0,2}$/

/** The bytes of a data URL. Undefined when it is not one, is empty, or is not entirely base64. */
export function bytesOf(dataUrl: string): Uint8Array | undefined {
  const start = head.exec(dataUrl.slice(0, 300))?.[0].length
  if (start === undefined) return undefined
  const text = dataUrl.slice(start)
  if (text.length === 0 || text.length % 4 !== 0 || !base64.test(text)) return undefined
  return Uint8Array.fromBase64(text)
}
