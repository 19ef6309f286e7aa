import * as fontkit from 'fontkit'
import { expect, test } from 'vitest'
import { A4, type Shape } from '#kernel/paper.ts'
import { readPdf } from '#testing/pdf-text.ts'
import { paperFonts } from './paper.ts'
import { pdfOf } from './pdf.ts'
import { svgOf } from './svg.ts'

const sheet = { x: 0, y: 0, ...A4 }
const text = (words: string, bold = false): Shape => ({ kind: 'text', text: words, x: 10, y: 10, size: 4, bold })
const piecesOf = async (words: string, bold = false) => (await paperFonts()).with(({ pieces }) => pieces(words, bold))
const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

const scripts = {
  'German and the euro': ['Grüße ÄÖÜäöüß 12,50 €', /^noto-sans-latin/],
  Polish: ['Żurek z jajkiem, łosoś, gęś', /latin-ext/],
  Turkish: ['Şiş köfte, ığdır', /latin-ext/],
  Vietnamese: ['Phở bò tái', /vietnamese/],
  Greek: ['Ελληνικός μεζές', /greek/],
  Cyrillic: ['Борщ со сметаной, їжа', /cyrillic/],
  Arabic: ['حمص بالطحينة', /arabic/],
  Persian: ['چلوکباب گوجه', /arabic/],
  Hebrew: ['חומוס עם טחינה', /hebrew/],
  Georgian: ['ხაჭაპური', /georgian/],
  Armenian: ['Խորոված', /armenian/],
  Hindi: ['पनीर टिक्का', /devanagari/],
  Bengali: ['ইলিশ মাছের ঝোল', /bengali/],
  Tamil: ['வெண்பொங்கல்', /tamil/],
  Telugu: ['హైదరాబాదీ బిర్యానీ', /telugu/],
  Gujarati: ['ખમણ ઢોકળા', /gujarati/],
  Panjabi: ['ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ', /gurmukhi/],
  Kannada: ['ಮಸಾಲೆ ದೋಸೆ', /kannada/],
  Malayalam: ['കരിമീൻ പൊള്ളിച്ചത്', /malayalam/],
  Sinhala: ['කිරිබත් ශ්‍රී', /sinhala/],
  Thai: ['น้ำพริกกะปิ ผู้ใหญ่', /thai/],
  Lao: ['ຕຳໝາກຫຸ່ງ', /lao/],
  Khmer: ['អាម៉ុក', /khmer/],
  Burmese: ['ကြက်သား', /myanmar/],
  Amharic: ['ዶሮ ወጥ', /ethiopic/],
  'simplified Chinese': ['宫保鸡丁', /-sc-/],
  'traditional Chinese': ['滷肉飯 罈', /-(sc|tc)-/],
  Japanese: ['お好み焼き 骨', /-jp-/],
  Korean: ['비빔밥 김치찌개', /-kr-/],
  pictures: ['Scharf 🌶️ ☎ ★ ♥', /emoji/],
} as const

test.each(Object.entries(scripts))(
  'fonts have the characters of %s, regular and bold, and the file contains them',
  async (_, [words, font]) => {
    const fonts = await paperFonts()
    for (const bold of [false, true]) {
      const pieces = await piecesOf(words, bold)
      expect(pieces.some((piece) => font.test(piece.font.name))).toBe(true)
      for (const { glyphs } of pieces) expect(glyphs.every(({ id }) => id !== 0)).toBe(true)
    }
    expect(await fonts.with(({ missing }) => missing(words))).toEqual([])
    expect(latin(await pdfOf('Probe', [[text(words)]], fonts))).toContain('/FontFile2')
  },
)

test('a file contains only the characters that it shows', async () => {
  const fonts = await paperFonts()
  const bytes = await pdfOf('Probe', [[text('宫保鸡丁')]], fonts)
  expect(bytes.length).toBeLessThan(20_000)
})

test('bold text has other outlines than regular text; the file contains a font per weight', async () => {
  for (const words of ['鸡', 'A', 'ש']) {
    const [thin, bold] = await Promise.all([piecesOf(words), piecesOf(words, true)])
    expect(thin[0]?.font.outline(thin[0].glyphs[0]?.id ?? 0)).not.toBe(
      bold[0]?.font.outline(bold[0].glyphs[0]?.id ?? 0),
    )
    const font = fontkit.create(bold[0]?.font.bytes ?? Buffer.alloc(0))
    expect('variationAxes' in font && font.variationAxes).toEqual({})
  }
})

test.each([
  ['Arabic', 'حمص 250 غ', 'حمص', 'غ'],
  ['Hebrew', 'חומוס 250 גרם', 'חומוס', 'גרם'],
])('%s is written from right to left, and a number in it from left to right', async (_, words, first, last) => {
  const order = (await piecesOf(words)).map((piece) => piece.text.trim())
  expect(order.indexOf('250')).toBeGreaterThan(order.findIndex((one) => one.includes(last)))
  expect(order.indexOf('250')).toBeLessThan(order.findIndex((one) => one.includes(first)))
})

test('in right-to-left text the first character is at the right, and brackets are mirrored', async () => {
  const glyphs = (await piecesOf('(שלום)')).flatMap((piece) => piece.glyphs)
  expect(glyphs.map((glyph) => glyph.letters)).toEqual([')', 'ם', 'ו', 'ל', 'ש', '('])
  const [open, close] = (await piecesOf('()')).flatMap((piece) => piece.glyphs)
  expect([glyphs[0]?.id, glyphs.at(-1)?.id]).toEqual([open?.id, close?.id])
  const alone = await piecesOf('שלום (1) abc')
  expect(alone.at(-1)?.text).toContain('שלום')
})

test('HarfBuzz joins Arabic characters and places Thai marks', async () => {
  const [joined] = await piecesOf('حمص')
  const apart = await Promise.all(['ح', 'م', 'ص'].map((one) => piecesOf(one)))
  const alone = new Set(apart.map(([piece]) => piece?.glyphs[0]?.id))
  expect(joined?.glyphs.map(({ id }) => id).filter((id) => alone.has(id))).toEqual([])
  // In Thai, the ring of the vowel must be below the tone mark, in whichever order the two were typed.
  const ids = async (word: string) => (await piecesOf(word)).flatMap(({ glyphs }) => glyphs.map(({ id }) => id))
  expect(await ids('น้ำ')).toEqual(await ids('นํ้า'))
})

test('the other characters of a text decide between the Chinese and the Japanese form of a character', async () => {
  const fontOf = async (words: string) => (await piecesOf(words)).find((piece) => piece.text.includes('骨'))?.font.name
  expect(await fontOf('骨')).toMatch(/-sc-/)
  expect(await fontOf('骨つきカルビ')).toMatch(/-jp-/)
})

test('a character that no font has becomes a question mark and is reported; emoji sequences are written character by character', async () => {
  const fonts = await paperFonts()
  const words = 'a\u{13000}b'
  expect((await piecesOf(words)).map((piece) => piece.text).join('')).toBe('a?b')
  expect(await fonts.with(({ missing }) => missing(words))).toEqual(['\u{13000}'])
  const cook = await piecesOf('👨‍🍳')
  expect(cook.flatMap(({ glyphs }) => glyphs).every(({ id }) => id !== 0)).toBe(true)
  expect(await fonts.with(({ missing }) => missing('👨‍🍳 🇦🇹'))).toEqual([])
})

test('typed text and colours cannot become markup of the SVG', async () => {
  const fonts = await paperFonts()
  expect(await svgOf([text('<script>&"')], sheet, fonts)).not.toContain('script')
  expect(await svgOf([{ kind: 'rect', ...sheet, colour: '"/><script>' }], sheet, fonts)).not.toContain('script')
})

test('the text in the PDF can be copied and searched, also right-to-left text', async () => {
  const fonts = await paperFonts()
  const { pages } = readPdf(await pdfOf('Probe', [[text('Grüße AVA')], [text('Борщ')], [text('חומוס')]], fonts))
  expect(pages).toEqual([['Grüße AVA'], ['Борщ'], ['סומוח']])
})

test('other requests are handled between two sheets', async () => {
  const fonts = await paperFonts()
  let turns = 0
  const count = (): void => {
    turns++
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  const box: Shape = { kind: 'rect', x: 0, y: 0, width: 10, height: 10 }
  await pdfOf('Etiketten', [], fonts)
  const before = turns
  await pdfOf(
    'Etiketten',
    Array.from({ length: 40 }, () => [box]),
    fonts,
  )
  clearImmediate(next)
  expect(turns - before).toBeGreaterThanOrEqual(40)
})
