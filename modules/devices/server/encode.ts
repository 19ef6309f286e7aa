import type ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'
import type { Device } from '../contract.ts'
import { type Bitmap, centredOn, CHARACTER_DOTS, packed, stacked } from '../rules/bitmap.ts'
import { isPrintable, printable } from '../rules/characters.ts'
import { layout, type PrintLine, type Row } from '../rules/document.ts'
import { slipTexts } from '../words/slips.ts'
import { missingLetters, paintCode, paintText } from './slips/paint.ts'
import type { SlipPictures } from './slips/slip-pictures.ts'

/** The settings of a printer on which the layout of a slip depends. */
type Paper = Pick<Device, 'columns' | 'codePage' | 'cutter'> & Partial<Pick<Device, 'isGraphic' | 'language'>>
type Pictures = Pick<SlipPictures, 'dots'> | undefined
type Made = Exclude<Row, { is: 'picture' }> | { is: 'dots'; bitmap: Bitmap }

/**
 * Lays out a slip for one printer. A row with letters that the code page lacks becomes a picture. If `isGraphic` is set, every row becomes
 * a picture.
 */
async function rowsFor(
  lines: readonly PrintLine[],
  { columns, codePage, isGraphic = false, language = 'de' }: Omit<Paper, 'cutter'>,
  pictures: Pictures,
): Promise<Made[]> {
  const width = Number(columns)
  const paper = width * CHARACTER_DOTS
  const rows: Made[] = []
  const laidOut = layout(lines, width)
  const drawn = laidOut.flatMap((row) =>
    row.is === 'row' && (isGraphic || !isPrintable(row.text, codePage)) ? [row] : [],
  )
  const missing = await missingLetters(drawn.map(({ text }) => text).join(' '))
  // Letters that no font contains are listed at the end of the slip. So the reader knows that a word is incomplete.
  const note =
    missing === '' ? [] : layout([{ is: 'text', text: slipTexts(language).noLetter(missing), bold: true }], width)
  for (const row of [...laidOut, ...note]) {
    if (row.is === 'picture') {
      // If the picture of a row is missing, the slip is printed without this picture.
      const found = await pictures?.dots(row.hash, paper)
      if (found) rows.push({ is: 'dots', bitmap: centredOn(paper, found) })
    } else if (row.is === 'qr') rows.push(isGraphic ? { is: 'dots', bitmap: paintCode(row.data, width) } : row)
    else if (isGraphic || !isPrintable(row.text, codePage))
      rows.push({ is: 'dots', bitmap: await paintText(row, width) })
    else rows.push(row)
  }
  return rows
}

/**
 * Encodes a slip as commands for an ESC/POS or StarPRNT printer: one sheet, cut at the end if there is a cutter. All text is in one code page,
 * because printers of different makers number code pages differently. Control characters are removed from all texts, so that a typed text
 * never contains a command. The encoder library is loaded when the first slip is encoded.
 */
export async function encode(
  lines: readonly PrintLine[],
  paper: Paper,
  options: { language: 'esc-pos' | 'star-prnt'; opensDrawer: boolean; pictures?: Pictures },
): Promise<Uint8Array> {
  const { default: Encoder } = await import('@point-of-sale/receipt-printer-encoder')
  const columns = Number(paper.columns)
  const encoder = new Encoder({ columns, language: options.language, feedBeforeCut: 4, imageMode: 'raster' })
  encoder.initialize().codepage(paper.codePage)
  for (const row of await rowsFor(lines, paper, options.pictures)) write(encoder, row, paper.codePage)
  if (paper.cutter === 'none') encoder.newline(4)
  else encoder.cut(paper.cutter)
  if (options.opensDrawer) encoder.pulse()
  return encoder.encode()
}

function write(encoder: ReceiptPrinterEncoder, row: Made, page: Paper['codePage']): void {
  if (row.is === 'dots') {
    const { width, height, dots } = row.bitmap
    const data = new Uint8ClampedArray(width * height * 4).fill(255)
    dots.forEach((dot, at) => {
      if (dot === 1) data.fill(0, at * 4, at * 4 + 3)
    })
    encoder.image({ data, width, height }, { width, height, algorithm: 'threshold' })
    return
  }
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

/**
 * Encodes a slip as an ePOS-Print document for Epson printers. The text of the document is UTF-8, so code pages do not matter. The fonts of
 * these printers contain only the letters of western Europe; rows with other letters become pictures.
 */
export async function epos(
  lines: readonly PrintLine[],
  paper: Paper & Pick<Device, 'language'>,
  opensDrawer: boolean,
  pictures?: Pictures,
): Promise<string> {
  const made = await rowsFor(lines, { ...paper, codePage: 'windows1252' }, pictures)
  const rows = made.map((row) => {
    if (row.is === 'dots')
      return `<image width="${row.bitmap.width}" height="${row.bitmap.height}" color="color_1" mode="mono">${Buffer.from(packed(row.bitmap)).toString('base64')}</image>`
    if (row.is === 'qr')
      return `<text align="center"/><symbol type="qrcode_model_2" level="level_m" width="6">${xml(row.data)}</symbol><text align="left"/>`
    const text = row.text.replaceAll(/\p{Cc}/gu, '')
    return `<text lang="${paper.language}" align="${row.align}" width="${row.size}" height="${row.size}" em="${row.bold}" reverse="${row.invert}">${xml(text)}&#10;</text>`
  })
  const cut = paper.cutter === 'none' ? '<feed line="4"/>' : '<cut type="feed"/>'
  const drawer = opensDrawer ? '<pulse drawer="drawer_1" time="pulse_100"/>' : ''
  return `<epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">${rows.join('')}${cut}${drawer}</epos-print>`
}

/** Encodes a whole slip as one PNG picture, for CloudPRNT printers that choose this type. */
export async function slipPng(lines: readonly PrintLine[], paper: Paper, pictures?: Pictures): Promise<Uint8Array> {
  const rows = await rowsFor(lines, { ...paper, isGraphic: true }, pictures)
  return pngOf(stacked(rows.flatMap((row) => (row.is === 'dots' ? [row.bitmap] : []))))
}

/** Converts a bitmap to a PNG file with two colours. */
export async function pngOf({ width, height, dots }: Bitmap): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const grey = Uint8Array.from(dots, (dot) => (dot === 1 ? 0 : 255))
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}
