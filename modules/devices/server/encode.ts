import type ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'
import type { Device } from '../contract.ts'
import { printable } from '../rules/characters.ts'
import { layout, type PrintLine, type Row } from '../rules/document.ts'

/** What of a device decides how a slip looks. */
type Paper = Pick<Device, 'columns' | 'codePage' | 'cutter'>

/**
 * The bytes of a slip. One code page for all of it, because clones number pages differently. Text is cleaned first, so typed text never
 * holds a command. One sheet, cut off. The library is loaded with the first slip.
 */
export async function encode(
  lines: readonly PrintLine[],
  paper: Paper,
  options: { language: 'esc-pos' | 'star-prnt'; opensDrawer: boolean },
): Promise<Uint8Array> {
  const { default: Encoder } = await import('@point-of-sale/receipt-printer-encoder')
  const columns = Number(paper.columns)
  const encoder = new Encoder({ columns, language: options.language, feedBeforeCut: 4 })
  encoder.initialize().codepage(paper.codePage)
  for (const row of layout(lines, columns)) write(encoder, row, paper.codePage)
  if (paper.cutter === 'none') encoder.newline(4)
  else encoder.cut(paper.cutter)
  if (options.opensDrawer) encoder.pulse()
  return encoder.encode()
}

function write(encoder: ReceiptPrinterEncoder, row: Row, page: Paper['codePage']): void {
  if (row.is === 'qr') {
    encoder.align('center').qrcode(row.data, { model: 2, size: 6, errorlevel: 'm' }).newline().align('left')
    return
  }
  const text = printable(row.text, page)
  encoder.align(row.align).bold(row.bold).invert(row.invert).size(row.size, row.size)
  encoder.line(text)
  encoder.size(1, 1).invert(false).bold(false).align('left')
}

const xml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** The same slip as an ePOS-Print document: text is UTF-8, so code pages do not matter. */
export function epos(
  lines: readonly PrintLine[],
  paper: Paper & Pick<Device, 'language'>,
  opensDrawer: boolean,
): string {
  const rows = layout(lines, Number(paper.columns)).map((row) => {
    if (row.is === 'qr')
      return `<text align="center"/><symbol type="qrcode_model_2" level="level_m" width="6">${xml(row.data)}</symbol><text align="left"/>`
    const text = row.text.replaceAll(/\p{Cc}/gu, '')
    return `<text lang="${paper.language}" align="${row.align}" width="${row.size}" height="${row.size}" em="${row.bold}" reverse="${row.invert}">${xml(text)}&#10;</text>`
  })
  const cut = paper.cutter === 'none' ? '<feed line="4"/>' : '<cut type="feed"/>'
  const drawer = opensDrawer ? '<pulse drawer="drawer_1" time="pulse_100"/>' : ''
  return `<epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">${rows.join('')}${cut}${drawer}</epos-print>`
}
