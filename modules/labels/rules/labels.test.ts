import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { basePrice, type ContentUnit } from './base-price.ts'
import { A4, type Measure } from '#kernel/paper.ts'
import { wrap } from './flow.ts'
import { cellAt, cellsOf, formatNames, formats, placesOf } from './formats.ts'
import { ean13Modules, isEan13 } from './gtin.ts'
import { SMALLEST } from './codes.ts'
import { layoutLabel } from './label.ts'
import { rulerSheet } from './ruler.ts'

/** Measures texts for the test: every letter is as wide as a wide letter of the font Noto Sans. */
const measure: Measure = (text, size, bold) => Array.from(text).length * size * (bold ? 0.64 : 0.58)

test.each([
  ['compact', 0, 9.75, 21.3],
  ['compact', 3, 154.53, 21.3],
  ['compact', 47, 154.53, 254.5],
  ['detail', 0, 7.5, 21.5],
  ['detail', 9, 106.5, 224.7],
] as const)('%s, label %i: its place in millimetres (specification §9)', (format, index, x, y) => {
  const cell = cellAt(formats[format], index)
  expect(cell.x).toBeCloseTo(x, 6)
  expect(cell.y).toBeCloseTo(y, 6)
})

test.each(formatNames)('%s is centred on A4', (name) => {
  const format = formats[name]
  const last = cellAt(format, cellsOf(format) - 1)
  expect(A4.width - last.x - last.width).toBeCloseTo(format.left, 6)
  expect(A4.height - last.y - last.height).toBeCloseTo(format.top, 6)
})

test('labels begin at the first free label, and on the next sheet at its first label', () => {
  const places = placesOf(formats.detail, 9, 3)
  expect(places.map(({ sheet }) => sheet)).toEqual([0, 0, 1])
  expect(places[2]?.box).toEqual(cellAt(formats.detail, 0))
})

test('nothing of a label is drawn outside its box, and no letter is smaller than the law allows', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 120 })
  fc.assert(
    fc.property(
      fc.constantFrom(...formatNames),
      anyText,
      anyText,
      anyText,
      fc.boolean(),
      fc.boolean(),
      (format, name, info, allergens, hasEan, hasQr) => {
        const box = cellAt(formats[format], 0)
        const content = {
          name,
          info,
          allergens: [
            { text: 'Enthält ', bold: false },
            { text: allergens, bold: true },
          ],
          more: ['Mindestens haltbar bis 24.12.2026', 'Gasthaus Lindwurm, Kapuzinerplatz 5, 80337 München'],
          price: '1.204,30 €',
          ean: hasEan ? '4006381333931' : undefined,
          qr: hasQr ? 'https://id.gs1.org/01/04006381333931' : undefined,
        }
        const { shapes } = layoutLabel(format, box, content, measure)
        for (const shape of shapes) {
          const [width, top, bottom] =
            shape.kind !== 'text'
              ? [shape.width, shape.y, shape.y + shape.height]
              : [measure(shape.text, shape.size, shape.bold), shape.y - 0.93 * shape.size, shape.y + 0.29 * shape.size]
          expect(shape.x).toBeGreaterThanOrEqual(box.x - 1e-6)
          expect(shape.x + width).toBeLessThanOrEqual(box.x + box.width + 1e-6)
          expect(top).toBeGreaterThanOrEqual(box.y - 1e-6)
          expect(bottom).toBeLessThanOrEqual(box.y + box.height + 1e-6)
          if (shape.kind === 'text' && shape.text !== content.price)
            expect(shape.size).toBeGreaterThanOrEqual(SMALLEST - 1e-9)
        }
      },
    ),
    { numRuns: 150 },
  )
})

test('a long German name takes two lines, and the allergens are complete and bold', () => {
  const name = 'Donaudampfschifffahrtsgesellschaftskapitänsschnitzel'
  const allergens = [
    { text: 'Enthält ', bold: false },
    { text: 'Eier, Milch, Senf', bold: true },
  ]
  const box = cellAt(formats.compact, 0)
  const { shapes, problems } = layoutLabel(
    'compact',
    box,
    { name, info: '180 g', allergens, more: [], price: '5,90 €' },
    measure,
  )
  const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []))
  expect(problems).toEqual([])
  expect(
    texts
      .filter(({ bold }) => bold)
      .map(({ text }) => text.trim())
      .join(''),
  ).toContain('Eier, Milch, Senf')
  expect(texts.map(({ text }) => text).join('')).toContain(name)
})

test('the blank between a normal and a bold word is preserved', () => {
  const parts = [
    { text: 'Enthält ', bold: false },
    { text: 'Milch', bold: true },
  ]
  expect(wrap(parts, 3, 40, measure)).toEqual([
    [
      { text: 'Enthält', bold: false },
      { text: ' Milch', bold: true },
    ],
  ])
})

test('allergens that do not fit are reported, never cut silently', () => {
  const allergens = [
    { text: 'Glutenhaltiges Getreide, Krebstiere, Eier, Schalenfrüchte, Sellerie, Sulfite, Weichtiere', bold: true },
  ]
  const content = { name: 'Fischsuppe nach Art des Hauses', info: '480 g', allergens, more: [], price: '5,90 €' }
  const box = cellAt(formats.compact, 0)
  expect(layoutLabel('compact', box, content, measure).problems).toContain('text_cut')
  expect(layoutLabel('detail', cellAt(formats.detail, 0), content, measure).problems).toEqual([])
})

test.each([
  ['4006381333931', true],
  ['9002490100070', true],
  ['4006381333930', false],
  ['400638133393', false],
  ['40063813339311', false],
])('%s is an EAN-13: %s', (ean, isRight) => expect(isEan13(ean)).toBe(isRight))

test('an EAN-13 has 95 modules with guards, and the parity that its first digit requires', () => {
  const modules = ean13Modules('4006381333931')
  expect(modules).toHaveLength(95)
  expect(modules).toBe(
    '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101',
  )
})

test.each<[number, number, ContentUnit, number | undefined, string]>([
  [5.9, 180, 'g', 32.78, 'kg'],
  [3.8, 200, 'ml', 19, 'l'],
  [6.4, 330, 'g', 19.39, 'kg'],
  [7.2, 480, 'g', 15, 'kg'],
  [1.99, 33, 'cl', 6.03, 'l'],
  [4.2, 1, 'kg', undefined, 'kg'],
  [4.2, 1000, 'g', undefined, 'kg'],
])('%f for %f %s is %f per %s', (price, amount, unit, expected, base) => {
  const found = basePrice(money(price), { amount, unit })
  expect(found).toEqual(expected === undefined ? undefined : { price: money(expected), unit: base })
})

test.each(formatNames)('the test sheet of %s fits on the paper', (name) => {
  for (const shape of rulerSheet(formats[name])) {
    expect(shape.x).toBeGreaterThanOrEqual(0)
    if (shape.kind === 'rect') expect(shape.x + shape.width).toBeLessThanOrEqual(A4.width)
  }
})
