/** What an ESC/POS command does. An unknown command throws an error, so that no test overlooks it. */
type PrintEvent =
  | { is: 'init' | 'cut' | 'drawer' }
  | { is: 'page' | 'bold' | 'align' | 'size' | 'invert' | 'feed' | 'spacing'; value: number }
  | { is: 'text'; text: string }
  | { is: 'qr'; data: string }
  /** A picture; each byte contains eight dots. */
  | { is: 'raster'; width: number; height: number; bytes: Uint8Array }

const windows1252 = new TextDecoder('windows-1252')
/** The characters 80 to FF (hexadecimal) of code page 858. */
const cp858 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■ '

/** Decodes ESC/POS bytes into a list of events. `isCutOff`: the connection ended early, so an incomplete command at the end is ignored. */
export function decode(bytes: Uint8Array, { isCutOff = false } = {}): PrintEvent[] {
  const events: PrintEvent[] = []
  let page = 0
  let qr = ''
  let at = 0
  const next = (): number => {
    const byte = bytes[at++]
    if (byte === undefined && !isCutOff) throw new Error('The bytes end inside a command')
    return byte ?? 0
  }
  const addText = (byte: number): void => {
    const sign = page === 19 && byte > 0x7f ? (cp858[byte - 0x80] ?? '?') : windows1252.decode(Uint8Array.of(byte))
    const last = events.at(-1)
    if (last?.is === 'text') last.text += sign
    else events.push({ is: 'text', text: sign })
  }
  while (at < bytes.length) {
    const byte = next()
    if (byte === 0x0d) continue
    if (byte === 0x0a || byte >= 0x20) {
      addText(byte)
      continue
    }
    if (isCutOff && at === bytes.length) break
    const command = next()
    const name = `${byte.toString(16)} ${command.toString(16)}`
    if (name === '1b 40') events.push({ is: 'init' })
    else if (name === '1b 74') events.push({ is: 'page', value: (page = next()) })
    else if (name === '1b 45') events.push({ is: 'bold', value: next() })
    else if (name === '1b 61') events.push({ is: 'align', value: next() })
    else if (name === '1d 21') events.push({ is: 'size', value: next() })
    else if (name === '1d 42') events.push({ is: 'invert', value: next() })
    else if (name === '1b 64') events.push({ is: 'feed', value: next() })
    else if (name === '1b 33' || name === '1b 4d' || name === '1b 2d') events.push({ is: 'spacing', value: next() })
    else if (name === '1b 32') events.push({ is: 'spacing', value: 0 })
    else if (name === '1b 70') {
      at += 3
      events.push({ is: 'drawer' })
    } else if (name === '1d 56') {
      if (next() > 1) next()
      events.push({ is: 'cut' })
    } else if (name === '1d 28' && next() === 0x6b) {
      const length = next() + next() * 256
      const body = bytes.slice(at, at + length)
      at += length
      if (body[1] === 0x50) qr = new TextDecoder().decode(body.slice(3))
      if (body[1] === 0x51) events.push({ is: 'qr', data: qr })
    } else if (name === '1d 76') {
      at += 2
      const width = (next() + next() * 256) * 8
      const height = next() + next() * 256
      const length = (width / 8) * height
      events.push({ is: 'raster', width, height, bytes: bytes.slice(at, at + length) })
      at += length
    } else if (byte === 0x1c && command === 0x2e) continue
    else if (at <= bytes.length) throw new Error(`Unknown command ${name} at ${at}`)
  }
  return events
}

/** The text that a printer would print. QR codes appear as '[content]', cuts as a line. */
export const printedText = (bytes: Uint8Array, options: { isCutOff?: boolean } = {}): string =>
  decode(bytes, options)
    .map((event) =>
      event.is === 'text'
        ? event.text
        : event.is === 'qr'
          ? `[${event.data}]`
          : event.is === 'cut'
            ? '\n✂'
            : event.is === 'raster'
              ? '▒\n'
              : '',
    )
    .join('')
