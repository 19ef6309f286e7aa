import { expect, test } from 'vitest'
import { testPage } from './slips/corrections.ts'
import { encode, epos } from './encode.ts'
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
    expect(text).toContain('ÄÖÜ äöü ß € é à c l')
    expect(text).toContain('12,50 €')
    expect(text).toContain('[Servus]')
    expect(text.trimEnd().endsWith('✂')).toBe(true)
  },
)

test('a text of a guest never contains a command to the printer: no drawer opens, nothing is cut', async () => {
  const evil = 'Hallo \u001bp\u0000\u0019\u0019 \u001dV\u0000 Ende'
  const bytes = await encode([{ is: 'text', text: evil }], { ...paper, cutter: 'none' }, escpos)
  expect(decode(bytes).filter(({ is }) => is === 'drawer' || is === 'cut')).toEqual([])
  expect(printedText(bytes)).toContain('Hallo p V Ende')
})

test('a drawer opens only where it is asked for, and a slip is cut once', async () => {
  const bytes = await encode(page, paper, { ...escpos, opensDrawer: true })
  expect(decode(bytes).filter(({ is }) => is === 'cut')).toHaveLength(1)
  expect(decode(bytes).filter(({ is }) => is === 'drawer')).toHaveLength(1)
})

test('an ePOS document is XML with the text in UTF-8', () => {
  const xml = epos(
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

test('a Star printer gets the same text by its own commands', async () => {
  const bytes = await encode([{ is: 'text', text: 'Süß' }], paper, { language: 'star-prnt', opensDrawer: false })
  expect(Buffer.from(bytes).includes(Buffer.from([0x53, 0xfc, 0xdf]))).toBe(true)
})
