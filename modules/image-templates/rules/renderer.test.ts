import { describe, expect, test } from 'vitest'
import { Layer, TemplateCanvas } from '../contract/template.ts'
import { noValues, type Values } from './bindings.ts'
import { draw, type DrawContext } from './draw.ts'
import { qrSquare } from './draw-code.ts'
import { fitText, wrapped } from './fit-text.ts'
import { type Letters, widthOf } from './letters.ts'
import { extent, pictureIn, resized } from './place.ts'
import { svgText } from './svg.ts'

/** A font for the test. Each letter is half as wide as the font size. */
const signs = [...'abcdefghijklmnopqrstuvwxyzäöüABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ,.-…€<>&"']
const letters: Letters = {
  ascent: 800,
  descent: -200,
  glyphs: Object.fromEntries(signs.map((sign) => [sign, [500, sign === ' ' ? '' : 'M0 0h400v400z']])),
  kerning: { AV: -100 },
  words: {},
  lacking: '',
}
const rounded = ({ h, w }: { w: number; h: number }) => [Math.round(w * 10) / 10, Math.round(h * 10) / 10]

describe('docs/rules/image-templates.md, Place', () => {
  test('an upright box encloses a turned one', () => {
    expect(rounded(extent({ w: 400, h: 200 }, 30))).toEqual([446.4, 373.2])
    expect(rounded(extent({ w: 300, h: 140 }, -8))).toEqual([316.6, 180.4])
  })

  test('a picture that covers its box keeps the focal point in view', () => {
    const at = (x: number) => Math.round(pictureIn({ w: 600, h: 600 }, { w: 3000, h: 2000 }, 'cover', { x, y: 0.5 }).x)
    expect([at(0.8), at(0.6), at(0)]).toEqual([-300, -240, 0])
  })

  test('cover fills the box, contain shows all of it, for boxes of every shape', () => {
    for (let round = 1; round < 60; round += 1) {
      const box = { w: ((round * 37) % 400) + 1, h: ((round * 91) % 400) + 1 }
      const picture = { w: ((round * 53) % 900) + 1, h: ((round * 17) % 900) + 1 }
      const focal = { x: (round % 11) / 10, y: (round % 7) / 6 }
      const cover = pictureIn(box, picture, 'cover', focal)
      expect(cover.x <= 1e-9 && cover.y <= 1e-9).toBe(true)
      expect(cover.x + cover.w >= box.w - 1e-6 && cover.y + cover.h >= box.h - 1e-6).toBe(true)
      const contain = pictureIn(box, picture, 'contain', focal)
      expect(contain.w <= box.w + 1e-6 && contain.h <= box.h + 1e-6).toBe(true)
    }
  })

  test('the opposite corner stays where it is when a turned box is resized', () => {
    expect(resized({ x: 10, y: 20, w: 100, h: 50 }, 0, 30, 10)).toEqual({ x: 10, y: 20, w: 130, h: 60 })
    // The box is turned by 90 degrees. So dragging down on the screen changes its width.
    const turned = resized({ x: 0, y: 0, w: 100, h: 100 }, 90, 0, 20)
    expect(turned).toEqual({ x: -10, y: 10, w: 120, h: 100 })
  })
})

describe('docs/rules/image-templates.md, Text', () => {
  const box = { w: 200, h: 200, size: 40, minSize: 20, maxLines: 3, lineHeight: 1 }

  test('lines break at spaces; a kerned pair is narrower', () => {
    expect(widthOf(letters, 'AV')).toBe(900)
    expect(fitText(letters, 'Gast haus', box)).toEqual({
      size: 40,
      lines: ['Gast haus'],
      paragraphs: [0],
      isCut: false,
    })
    expect(fitText(letters, 'Gasthaus am Platz', box).lines).toEqual(['Gasthaus', 'am Platz'])
  })

  test('a soft hyphen breaks with a hyphen and is otherwise never drawn', () => {
    expect(wrapped(letters, 'Speise\u00adkarte', 4500)).toEqual(['Speise-', 'karte'])
    expect(wrapped(letters, 'Speise\u00adkarte', 9000)).toEqual(['Speisekarte'])
    // If a line has room for only one letter, no hyphen is added.
    expect(wrapped(letters, 'a\u00ada', 700)).toEqual(['a', 'a'])
  })

  test('a word stays whole if a smaller size allows it, and breaks after its own hyphen', () => {
    expect(fitText(letters, 'Leberknoedelsuppe', { ...box, minSize: 20 })).toMatchObject({
      size: 23,
      lines: ['Leberknoedelsuppe'],
    })
    expect(wrapped(letters, 'Tafel-Spitz', 3500)).toEqual(['Tafel-', 'Spitz'])
  })

  test('a word without a hyphen breaks at a letter', () => {
    expect(wrapped(letters, 'Donaudampf', 2500)).toEqual(['Donau', 'dampf'])
  })

  test('the size is reduced until the text fits; if it cannot fit, the last line ends with an ellipsis', () => {
    const long = 'Hausgemachte Allgaeuer Kaesspatzen mit Zwiebeln'
    const small = fitText(letters, long, { ...box, minSize: 10 })
    expect(small.isCut).toBe(false)
    expect(small.size).toBeLessThan(40)
    const cut = fitText(letters, long, { ...box, minSize: 40, maxLines: 2 })
    expect(cut).toMatchObject({ size: 40, isCut: true })
    expect(cut.lines).toHaveLength(2)
    expect(cut.lines[1]).toMatch(/…$/)
  })

  test('no line is wider than the box, and all lines together are never higher', () => {
    const words = ['Schweinsbraten', 'mit', 'Knö\u00addel', 'und', 'Kraut', 'Wiener', 'Schnitzel', '1234567890']
    for (let round = 1; round < 80; round += 1) {
      const text = Array.from({ length: (round % 9) + 1 }, (_, index) => words[(round * 3 + index * 5) % words.length])
      const one = {
        w: 60 + ((round * 29) % 300),
        h: 30 + ((round * 41) % 200),
        size: 48,
        minSize: 8,
        maxLines: 6,
        lineHeight: 1.1,
      }
      const { lines, size } = fitText(letters, text.join(' '), one)
      expect(lines.length * size * one.lineHeight).toBeLessThanOrEqual(one.h + 1e-9)
      for (const line of lines) expect((widthOf(letters, line) * size) / 1000).toBeLessThanOrEqual(one.w + size)
    }
  })
})

describe('docs/rules/image-templates.md, Drawing', () => {
  const canvas = TemplateCanvas.parse({ w: 600, h: 300 })
  const text = (more: object) =>
    Layer.parse({ type: 'text', id: 't', x: 0, y: 0, w: 300, h: 80, family: 'F', size: 40, ...more })
  const context = (values: Values = noValues): DrawContext => ({
    values,
    letters: () => letters,
    picture: () => ({ href: 'data:image/png;base64,AA==', w: 100, h: 100 }),
  })
  const drawn = (layers: Layer[], values?: Values) => draw(canvas, layers, context(values)).children?.slice(1) ?? []

  test('a bound value is used before the fallback; without both the layer is left out', () => {
    const layer = text({ binding: 'product.price', fallback: 'auf Anfrage' })
    const count = (values?: Values) => drawn([layer], values)[0]?.children?.[0]?.children?.length
    expect(count({ texts: { 'product.price': '16,90' }, images: {} })).toBe(5)
    expect(count()).toBe(10)
    expect(drawn([text({ binding: 'product.price' })])).toEqual([])
  })

  test('hidden layers are left out; the others keep their order', () => {
    const shape = (id: string, more = {}) =>
      Layer.parse({ type: 'shape', id, x: 0, y: 0, w: 10, h: 10, color: `#00000${id}`, ...more })
    const fills = drawn([shape('1'), shape('2', { isVisible: false }), shape('3')]).map(
      ({ children }) => children?.[0]?.attributes['fill'],
    )
    expect(fills).toEqual(['#000001', '#000003'])
  })

  test('values are never interpreted as markup', () => {
    const image = Layer.parse({ type: 'image', id: 'i', x: 0, y: 0, w: 9, h: 9, binding: 'product.image' })
    const values: Values = { texts: {}, images: { 'product.image': { id: 'a', version: 1, extension: 'png' } } }
    const drawing = draw(canvas, [image], { ...context(values), picture: () => ({ href: '"><script>', w: 1, h: 1 }) })
    expect(svgText(drawing)).toContain('href="&quot;&gt;&lt;script&gt;"')
  })

  test('a QR code has whole squares of at least three pixels, or is not drawn', () => {
    expect(qrSquare({ w: 148, h: 200 }, 'https://example.at')).toBe(4)
    expect(qrSquare({ w: 60, h: 60 }, 'https://example.at')).toBe(0)
    const code = Layer.parse({ type: 'qr', id: 'q', x: 0, y: 0, w: 60, h: 60, fallback: 'https://example.at' })
    expect(drawn([code])).toEqual([])
  })
})

test('a canvas has at most 4096 pixels a side and 16 million in all', () => {
  expect(TemplateCanvas.safeParse({ w: 4096, h: 3906 }).success).toBe(true)
  expect(TemplateCanvas.safeParse({ w: 4096, h: 4000 }).success).toBe(false)
  expect(TemplateCanvas.safeParse({ w: 4097, h: 10 }).success).toBe(false)
})
