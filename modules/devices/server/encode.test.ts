import { expect, test } from 'vitest'
import { testPage } from './slips/corrections.ts'
import sharp from 'sharp'
import { layout } from '../rules/document.ts'
import { encode, epos, slipPng } from './encode.ts'
import { decode, printedText } from './testing/decode.ts'

const paper = { columns: '48', codePage: 'windows1252', cutter: 'partial' } as const
const escpos = { language: 'esc-pos', opensDrawer: false } as const
const page = testPage({
  locale: 'de',
  name: 'Bondrucker Küche',
  codePage: 'windows1252',
  columns: 48,
  at: '2026-11-20 12:30',
})

test.each(['windows1252', 'cp858'] as const)(
  'umlauts, the euro sign and a QR code come out on code page %s',
  async (codePage) => {
    const bytes = await encode(page, { ...paper, codePage }, escpos)
    expect(decode(bytes).filter(({ is }) => is === 'page')).toEqual([
      { is: 'page', value: codePage === 'cp858' ? 19 : 16 },
    ])
    const text = printedText(bytes)
    expect(text).toContain('ÄÖÜ äöü ß € é à')
    // Letters that the code page lacks are printed as a picture, whose dots are ▒ in this text.
    expect(text).toContain('▒')
    expect(text).toContain('12,50 €')
    expect(text).toContain('[Servus]')
    expect(text.trimEnd().endsWith('✂')).toBe(true)
  },
)

test("a guest's text never contains a command to the printer: no drawer opens, nothing is cut", async () => {
  const evil = 'Hallo \u001bp\u0000\u0019\u0019 \u001dV\u0000 Ende'
  const bytes = await encode([{ is: 'text', text: evil }], { ...paper, cutter: 'none' }, escpos)
  expect(decode(bytes).filter(({ is }) => is === 'drawer' || is === 'cut')).toEqual([])
  expect(printedText(bytes)).toContain('Hallo p V Ende')
})

test('a drawer opens only if it is requested, and a slip is cut once', async () => {
  const bytes = await encode(page, paper, { ...escpos, opensDrawer: true })
  expect(decode(bytes).filter(({ is }) => is === 'cut')).toHaveLength(1)
  expect(decode(bytes).filter(({ is }) => is === 'drawer')).toHaveLength(1)
})

test('an ePOS document is XML with the text in UTF-8', async () => {
  const xml = await epos(
    [
      { is: 'text', text: 'Süß & <scharf>' },
      { is: 'qr', data: 'a&b' },
    ],
    { ...paper, language: 'de' },
    false,
  )
  expect(xml).toContain('Süß &amp; &lt;scharf&gt;&#10;')
  expect(xml).toContain('>a&amp;b</symbol>')
})

test('a Star printer gets the same text, but with the commands of its own language', async () => {
  const bytes = await encode([{ is: 'text', text: 'Süß' }], paper, { language: 'star-prnt', opensDrawer: false })
  expect(Buffer.from(bytes).includes(Buffer.from([0x53, 0xfc, 0xdf]))).toBe(true)
})

const rasters = (bytes: Uint8Array) => decode(bytes).flatMap((event) => (event.is === 'raster' ? [event] : []))
const black = ({ bytes }: { bytes: Uint8Array }): number =>
  bytes.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)

test('a line with letters that the code page lacks is drawn, the others stay text', async () => {
  const lines = [
    { is: 'text', text: 'Zwei Suppen' },
    { is: 'pair', lead: '1', left: 'Борщ', right: '8,10 €', size: 2, bold: true },
    { is: 'text', text: 'حمص بالطحينة', align: 'center', invert: true },
    { is: 'text', text: '„Bitte läuten…“ – danke' },
  ] as const
  for (const codePage of ['windows1252', 'cp858'] as const) {
    const bytes = await encode(lines, { ...paper, codePage }, escpos)
    expect(printedText(bytes)).toContain('Zwei Suppen')
    expect(printedText(bytes)).toMatch(/läuten(…|\.\.\.)/)
    const drawn = rasters(bytes)
    expect(drawn.map(({ width }) => width)).toEqual([576, 576])
    expect(drawn[0]?.height).toBe(64)
    for (const one of drawn) expect(black(one)).toBeGreaterThan(200)
  }
  const xml = await epos(lines, { ...paper, language: 'de' }, false)
  expect(xml.match(/<image width="576"/g)).toHaveLength(2)
  expect(xml).toContain('Zwei Suppen&#10;')
})

test('a letter that no font has is printed as a question mark, and a line on the slip names the missing letter', async () => {
  const lines = [{ is: 'text', text: 'Tee \u{13000}' }] as const
  expect(printedText(await encode(lines, paper, escpos)).replaceAll(/\s+/g, ' ')).toContain(
    'Zeichen ohne Schrift (U+13000)',
  )
  expect(await epos(lines, { ...paper, language: 'en' }, false)).toContain('letters without a font (U+13000)')
  expect(printedText(await encode([{ is: 'text', text: '宫保鸡丁 🌶️ ₾' }], paper, escpos))).not.toContain(
    'ohne Schrift',
  )
})

test('a Chinese character takes two columns, and letters keep their marks', () => {
  expect(layout([{ is: 'text', text: '宫保鸡丁宫保鸡丁' }], 8).map((row) => row.is === 'row' && row.text)).toEqual([
    '宫保鸡丁',
    '宫保鸡丁',
  ])
  const [row] = layout([{ is: 'pair', lead: '2', left: '宫保', right: '8,10' }], 12)
  expect(row?.is === 'row' && row.text).toBe('2 宫保  8,10')
  expect(layout([{ is: 'text', text: 'กี่กี่' }], 1)).toHaveLength(2)
})

test('the price of a drawn line ends at the right edge, and its name begins after the amount', async () => {
  const line = { is: 'pair', lead: '1', left: 'Борщ', right: '8,10 €' } as const
  const [drawn] = rasters(await encode([line], paper, escpos))
  const columns = Array.from({ length: 576 }, (_, x) =>
    Array.from({ length: drawn?.height ?? 0 }, (__, y) => y).some(
      (y) => ((drawn?.bytes[y * 72 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0,
    ),
  )
  expect(columns.slice(0, 12).some(Boolean)).toBe(true)
  expect(columns.slice(560).some(Boolean)).toBe(true)
  expect(columns.slice(120, 480).some(Boolean)).toBe(false)
})

test('a device that wants pictures gets neither text nor commands for QR codes', async () => {
  const bytes = await encode(page, { ...paper, isGraphic: true }, escpos)
  const events = decode(bytes)
  expect(events.filter(({ is }) => is === 'qr')).toEqual([])
  expect(events.flatMap((event) => (event.is === 'text' ? [event.text.trim()] : [])).join('')).toBe('')
  expect(rasters(bytes).length).toBeGreaterThan(8)
  expect(events.filter(({ is }) => is === 'cut')).toHaveLength(1)
})

test.each([['32', 384] as const, ['42', 504] as const, ['48', 576] as const])(
  'a slip of %s characters as a picture is %i dots wide, in black and white',
  async (columns, dots) => {
    const { data, info } = await sharp(await slipPng(page, { ...paper, columns }))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info.width).toBe(dots)
    expect(info.height).toBeGreaterThan(300)
    expect(new Set(data)).toEqual(new Set([0, 255]))
  },
)

test('a Star printer gets drawn lines, too', async () => {
  const options = { language: 'star-prnt', opensDrawer: false } as const
  const text = await encode([{ is: 'text', text: 'Suppe' }], paper, options)
  const drawn = await encode([{ is: 'text', text: 'Борщ' }], paper, options)
  expect(Buffer.from(text).includes(Buffer.from([0x1b, 0x58]))).toBe(false)
  expect(Buffer.from(drawn).includes(Buffer.from([0x1b, 0x58]))).toBe(true)
})
