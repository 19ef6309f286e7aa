import { expect, test } from 'vitest'
import { Layer, type LayerOf } from '../contract/template.ts'
import { noValues, type Values } from './bindings.ts'
import { colourOf, contrastRatio, luminance } from './colour.ts'
import { textContrast } from './contrast.ts'

const canvas = { w: 400, h: 200, background: '#ffffff' }
/** A font for the test. Each letter is half as wide as the font size. */
const letters = {
  ascent: 800,
  descent: -200,
  glyphs: Object.fromEntries([...'Heutfrisc '].map((sign) => [sign, [500, 'M0 0'] as const])),
  kerning: {},
  words: {},
  lacking: '',
}
const box = { x: 0, y: 0, w: 400, h: 100 }
const text = (more: object = {}): LayerOf<'text'> => {
  const made = Layer.parse({ id: 't', ...box, type: 'text', family: 'F', fallback: 'Heute', size: 40, ...more })
  if (made.type !== 'text') throw new Error('a text')
  return made
}
const layer = (more: object) => Layer.parse({ id: 'l', ...box, ...more })
const of = (one: LayerOf<'text'>, below: Layer[] = [], ground: object = {}, values: Values = noValues) =>
  textContrast(one, { ...canvas, ...ground }, [...below, one], { values, letters: () => letters })
const picture = layer({ type: 'image', fallback: { id: 'p', version: 1, extension: 'jpg' } })

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#808080', '#808080', 1],
])('%s on %s has the contrast %f of WCAG', (one, other, ratio) => {
  const found = contrastRatio(luminance(colourOf(one)), luminance(colourOf(other)))
  expect(Math.abs(found - ratio)).toBeLessThan(0.01)
})

test('large letters need 3, small ones 4.5, and bold ones count as large from a smaller size', () => {
  const needed = (more: object) => of(text({ minSize: 4, ...more }))?.needed
  expect([needed({ size: 24 }), needed({ size: 23 }), needed({ size: 19, variant: '700' })]).toEqual([3, 4.5, 3])
  expect(of(text({ color: '#999999' }))).toMatchObject({ isEnough: false, isOnPicture: false })
})

test('only the layer directly below the letters counts, not one next to them or in front', () => {
  const dark = { type: 'shape', color: '#222222' }
  expect(of(text(), [layer(dark)])?.isEnough).toBe(false)
  expect(of(text(), [layer({ ...dark, x: 200, w: 200 })])?.isEnough).toBe(true)
  expect(of(text(), [layer({ ...dark, isVisible: false })])?.isEnough).toBe(true)
  expect(of(text({ align: 'right' }), [layer({ ...dark, x: 200, w: 200 })])?.isEnough).toBe(false)
  const front = text()
  const context = { values: noValues, letters: () => letters }
  expect(textContrast(front, canvas, [front, layer(dark)], context)?.isEnough).toBe(true)
})

test('an ellipse or a turned box is no background for letters that are only in the corners around it', () => {
  const short = text({ fallback: 'H', w: 400, h: 50 })
  expect(of(short, [layer({ type: 'shape', shape: 'ellipse', color: '#222222', h: 200 })])?.isEnough).toBe(true)
  expect(of(short, [layer({ type: 'shape', color: '#222222', h: 200 })])?.isEnough).toBe(false)
  expect(of(short, [layer({ type: 'shape', color: '#222222', h: 200, w: 200, x: 100, rotation: 45 })])?.isEnough).toBe(
    true,
  )
})

test('a picture may have any colour: only a surface between it and the letters ensures the contrast', () => {
  expect(of(text({ color: '#ffffff' }), [picture])).toMatchObject({ ratio: 1, isEnough: false, isOnPicture: true })
  const veil = (color: string) => of(text({ color: '#ffffff' }), [picture, layer({ type: 'shape', color })])
  expect(veil('#00000080')?.isEnough).toBe(true)
  expect(veil('#00000033')?.isEnough).toBe(false)
  expect(veil('#000000')).toMatchObject({ ratio: 21, isOnPicture: false })
  // If the bound picture is missing, the layer is not drawn and does not lower the contrast.
  expect(of(text(), [layer({ type: 'image', binding: 'product.image' })])?.isEnough).toBe(true)
})

test('pale letters and a transparent canvas lower the contrast', () => {
  expect(of(text({ opacity: 30 }))?.isEnough).toBe(false)
  expect(of(text(), [], { background: '#ffffff00' })).toMatchObject({ isEnough: false, isOnPicture: true })
})

test('without letters there is no contrast', () => {
  expect(of(text({ fallback: '' }))).toBeUndefined()
})
