import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { paperFonts } from '#platform/paper/paper.ts'
import type { PaperFonts } from '#platform/paper/letters.ts'
import { Layer, TemplateCanvas } from '../contract/template.ts'
import { shapedWords } from '../server/fonts/shaped-words.ts'
import { noValues } from './bindings.ts'
import { draw, type DrawContext } from './draw.ts'
import { fitText, wrapped } from './fit-text.ts'
import { type Letters, missingIn, widthOf } from './letters.ts'
import { visualLines } from './reading-order.ts'
import { isShapedWord, prepared, smallestParts, unitsOf } from './units.ts'

const unitTexts = (text: string) => unitsOf(prepared(text)).map((unit) => unit.text)

/**
 * Makes the outlines for a text. Words with joined letters (such as Arabic) get outlines from the fonts for printing. Every other character
 * is half as wide as the font size.
 */
async function lettersOf(text: string): Promise<Letters> {
  const missing = missingIn(undefined, `${text}\n…-`)
  const { unknown, words } = await shapedWords(missing.words, '400')
  const glyphs = Object.fromEntries(
    [...missing.text].map((sign) => [sign, [/\p{M}/u.test(sign) ? 0 : 500, 'M0 0h9v9z'] as const]),
  )
  return { ascent: 800, descent: -200, glyphs, words, kerning: {}, lacking: unknown }
}

let paper: PaperFonts
beforeAll(async () => {
  paper = await paperFonts()
})

describe('docs/rules/image-templates.md, Text: units', () => {
  test('a word of letters that depend on each other is one unit; punctuation, digits and other letters are separate units', () => {
    expect(unitTexts('a לוז, (قهوة) 12')).toEqual(['a', ' ', 'לוז', ',', ' ', '(', 'قهوة', ')', ' ', '1', '2'])
    expect(unitTexts('۱۲٫۵ ٤')).toEqual(['۱', '۲', '٫', '۵', ' ', '٤'])
    expect(unitTexts('שָׁלוֹם पनीर-टिक्का')).toEqual([prepared('שָׁלוֹם'), ' ', 'पनीर', '-', 'टिक्का'])
    // Arabic letters are written from right to left, Indian letters from left to right. So they are two units (each unit has its own
    // outline), although there is no blank between them.
    expect(unitTexts('لوزच')).toEqual(['لوز', 'च'])
    expect(unitTexts('می\u200cخواهم ـــ ب\u200d')).toEqual(['می\u200cخواهم', ' ', 'ـــ', ' ', 'ب\u200d'])
  })

  test('words are found in scripts that are written without blanks, once for each text', () => {
    expect(unitTexts('น้ำพริกกะปิ')).toEqual(['น้ำ', 'พริก', 'กะปิ'])
    expect(unitTexts('អាម៉ុកត្រី')).toEqual(['អាម៉ុក', 'ត្រី'])
    for (const line of wrapped(
      { ascent: 0, descent: 0, glyphs: {}, words: {}, kerning: {}, lacking: '' },
      'น้ำพริกกะปิ',
      9,
    ))
      expect(unitsOf(line).map(({ text }) => text)).toEqual(['น้ำ', 'พริก', 'กะปิ'])
  })

  test('characters that are never drawn, and soft hyphens inside a joined word, are left out', () => {
    expect(unitTexts('\u200fa\u2067b\u2069\u{fe0f}')).toEqual(['a', 'b'])
    expect(unitTexts('قه\u00adوة Kaf\u00adfee')).toEqual(['قهوة', ' ', ...'Kaffee'])
    // The zero-width joiner (U+200D) belongs to the word after it. So the soft hyphen (U+00AD) between them is inside the word and is left
    // out.
    expect(unitTexts('\u200d\u00adष')).toEqual(['\u200dष'])
    expect(unitTexts('e\u0301')).toEqual(['é'])
  })

  test('no unit is longer than the call accepts', () => {
    expect(unitTexts('ش'.repeat(200)).map((unit) => unit.length)).toEqual([64, 64, 64, 8])
    expect(Math.max(...unitTexts('ก' + '\u0e49'.repeat(500)).map((unit) => unit.length))).toBeLessThanOrEqual(64)
  })
})

describe('docs/rules/image-templates.md, Text: shaped words', () => {
  test.each([
    ['Arabic joins', 'قهوة'],
    ['Arabic lam and alef are one letter', 'لا'],
    ['a vowel sign of Devanagari stands before its letter', 'कि'],
    ['two letters of Devanagari become one', 'क्ष'],
    ['Bengali', 'ঝোল'],
    ['Khmer', 'ត្រី'],
    ['points of Hebrew', 'שָׁלוֹם'],
    ['tones of Thai', 'น้ำ'],
  ])('%s: the word is not its letters side by side', async (_, word) => {
    const letters = [...prepared(word)]
    const { words } = await shapedWords([prepared(word), ...letters], '400')
    const [width, path] = words[prepared(word)] ?? [0, '']
    const sum = letters.reduce((all, letter) => all + (words[letter]?.[0] ?? 0), 0)
    expect(width).toBeGreaterThan(0)
    expect(width).toBeLessThanOrEqual(sum)
    expect(path).not.toBe(letters.map((letter) => words[letter]?.[1]).join(''))
    expect(path).toMatch(/^M[-\d.]+ [-\d.]+[\dMLQCZ .-]*Z$/)
  })

  test('the outline lies within its width and is as wide as the paper fonts measure it', async () => {
    const { words } = await shapedWords(['قهوة', 'टिक्का'], '700')
    for (const [word, [width, path]] of Object.entries(words)) {
      const measured = await paper.with(({ measure }) => measure(word, 1000, true))
      expect(Math.abs(width - measured)).toBeLessThan(0.1)
      const across = [...path.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x))
      expect(Math.min(...across)).toBeGreaterThan(-60)
      expect(Math.max(...across)).toBeLessThan(width + 60)
    }
  })

  test('bold words are bold', async () => {
    const [thin, bold] = await Promise.all(['400', '700'].map((variant) => shapedWords(['قهوة'], variant)))
    expect(thin?.words['قهوة']).not.toEqual(bold?.words['قهوة'])
  })
})

describe('docs/rules/image-templates.md, Text: order', () => {
  test.each([
    'قهوة عربية مع هيل',
    'Preis 12,50 € لوز',
    'لوز محمص 250 غ (12,50 €)',
    'חומוס 250 גרם (עם טחינה)',
    'Hummus (חומוס) und Tee [شاي], 3 Stück',
    'שָׁלוֹם, abc-12 «קפה»!',
    'पनीर टिक्का (250 g) ইলিশ মাছ',
    'ชาเย็น 45 บาท شاي ٤٥',
    'می‌خواهم چای ۱۲٫۵ تومان',
    '(الحمص) – 3 × 4 = 12',
  ])('%s stands as on paper', async (line) => {
    const plain = (letters: string) => /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]$/u.test(letters)
    const found = await paper.with(({ pieces }) => {
      const named = (text: string) =>
        pieces(text, false).flatMap(({ font, glyphs }) =>
          glyphs.flatMap(({ id, letters }) => (plain(letters) ? [letters] : [`${font.name}.${id}`])),
        )
      const whole = prepared(line)
      const [units = []] = visualLines([whole])
      return {
        ours: units.flatMap(({ at, text }) => (isShapedWord(text) ? named(text) : [whole.slice(at, at + text.length)])),
        paper: named(line),
      }
    })
    expect(found.ours).toEqual(found.paper)
  })

  test('brackets are mirrored between right-to-left letters', () => {
    const shown = (...lines: string[]) => visualLines(lines).map((line) => line.map(({ text }) => text).join(''))
    expect(shown('(שלום) a')).toEqual(['a (שלום)'])
    expect(shown('abc (שלום), d')).toEqual(['abc (שלום), d'])
    expect(shown('שלום (1')).toEqual(['1) שלום'])
  })

  test('all lines of a paragraph have its direction, and the next paragraph has its own', () => {
    const shown = (lines: string[]) => visualLines(lines).map((line) => line.map(({ text }) => text).join(''))
    expect(shown(['קפה', '12 abc!'])).toEqual(['קפה', '!abc 12'])
    expect(shown(['12 abc!'])).toEqual(['12 abc!'])
    const letters: Letters = {
      ascent: 800,
      descent: -200,
      glyphs: Object.fromEntries([...'a! …-'].map((sign, at) => [sign, [100, `M${at} 0h1`]])),
      words: { קפה: [400, 'M99 0h1'] },
      kerning: {},
      lacking: '',
    }
    const paths = (text: string) =>
      drawn(letters, text, 400).map((line) =>
        line.children?.map(({ attributes }) => String(attributes['d'])[1]).join(''),
      )
    expect(paths('קפה a!\na!')).toEqual(['1029', '01'])
  })
})

const canvas = TemplateCanvas.parse({ w: 600, h: 600 })
function drawn(letters: Letters, text: string, w: number, more = {}) {
  const place = {
    type: 'text',
    id: 't',
    x: 0,
    y: 0,
    w,
    h: 600,
    family: 'F',
    size: 1000,
    minSize: 1000 / 10,
    maxLines: 9,
    lineHeight: 1,
  }
  const layer = Layer.parse({ ...place, size: 100, fallback: text, ...more })
  const context: DrawContext = { values: noValues, letters: () => letters, picture: () => undefined }
  return draw(canvas, [layer], context).children?.[1]?.children ?? []
}

describe('docs/rules/image-templates.md, Text: lines', () => {
  const box = { w: 200, h: 200, size: 40, minSize: 20, maxLines: 4, lineHeight: 1 }

  test('Thai breaks between words, without a hyphen', async () => {
    const letters = await lettersOf('น้ำพริกกะปิผู้ใหญ่')
    const lines = wrapped(letters, 'น้ำพริกกะปิผู้ใหญ่', 2500)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.map((line) => line.replaceAll('\u200b', '')).join('')).toBe('น้ำพริกกะปิผู้ใหญ่')
    for (const line of lines) expect(widthOf(letters, line)).toBeLessThanOrEqual(2500)
  })

  test('a shaped word is never broken: its size is reduced, and if it still does not fit, it is wider than the box', async () => {
    const word = 'مستشفياتهم'.repeat(3)
    const letters = await lettersOf(word)
    const width = (letters.words[word]?.[0] ?? 0) / 1000
    const fits = fitText(letters, word, { ...box, w: width * 31 })
    expect(fits).toMatchObject({ size: 31, lines: [word], isCut: false })
    expect(fitText(letters, word, { ...box, w: width * 10 })).toMatchObject({ size: 20, lines: [word], isCut: true })
  })

  test('a shortened text ends with an ellipsis: on the left if it is read from right to left', async () => {
    const text = 'قهوة عربية مع هيل وتمر'
    const { isCut, lines } = fitText(await lettersOf(text), text, { ...box, size: 40, minSize: 40, maxLines: 1 })
    expect(isCut).toBe(true)
    expect(lines[0]).toMatch(/…$/)
    expect(visualLines(lines)[0]?.[0]?.text).toBe('…')
  })

  const sign = fc.constantFrom(
    ...'aB1 ,(-€\u00ad\u200b\u200f\u200d\n',
    ...'قهوةلا\u064b٤۴،ـשל\u05b8־कि्षঝোখগนำ้กะเតោ្កအက်ည',
    'น้ำพริก',
    '👨‍🍳',
    '\u{13000}',
    '\ud800',
  )
  test('any typed text is drawn, and no line is wider than the box if its words fit', async () => {
    const all = fc.array(sign, { maxLength: 40 }).map((signs) => signs.join(''))
    await fc.assert(
      fc.asyncProperty(all, fc.integer({ min: 20, max: 400 }), async (text, w) => {
        const letters = await lettersOf(text)
        const one = { ...box, w, h: 600 }
        const { isCut, lines, size } = fitText(letters, text, one)
        const widest = Math.max(0, ...smallestParts(prepared(text)).map((part) => widthOf(letters, part)))
        for (const line of lines) {
          expect(unitsOf(line).every(({ text: unit }) => unit in letters.words || unit in letters.glyphs)).toBe(true)
          if ((widest * size) / 1000 <= w) expect((widthOf(letters, line) * size) / 1000).toBeLessThanOrEqual(w + 1e-6)
        }
        const kept = (all: string) => all.replaceAll(/[\s\u00ad\u200b-]/g, '')
        if (!isCut) expect(kept(lines.join(''))).toBe(kept(prepared(text)))
        expect(() => drawn(letters, text, w, { minSize: 20 })).not.toThrow()
      }),
      { numRuns: 300 },
    )
  })
})
