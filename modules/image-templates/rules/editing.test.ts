import { expect, test } from 'vitest'
import { Layer } from '../contract/template.ts'
import { newLayer, pasted, reordered, snapped } from './arrange.ts'
import { freeIdentifier } from './identifier.ts'
import { joined, type Letters, missingIn } from './letters.ts'

const canvas = { w: 1200, h: 630, background: '#ffffff' }
const words = { name: 'Neu', text: 'Text', family: 'F' }

test('a layer moves one step to the front or back, and stays at the ends', () => {
  const layers = ['a', 'b', 'c'].map((id) => newLayer('shape', canvas, id, words))
  const ids = (all: readonly Layer[]) => all.map(({ id }) => id).join('')
  expect([ids(reordered(layers, 'a', 1)), ids(reordered(layers, 'c', 1)), ids(reordered(layers, 'b', -1))]).toEqual([
    'bac',
    'abc',
    'bac',
  ])
})

test('a box snaps to the centre of the canvas and to edges of others, but not from far away', () => {
  const box = { x: 547, y: 100, w: 100, h: 50 }
  expect(snapped(box, [], canvas, 6)).toEqual({ x: 550, y: 100, vertical: 600, horizontal: undefined })
  expect(snapped({ ...box, x: 203 }, [{ x: 200, y: 300, w: 40, h: 40 }], canvas, 6)).toMatchObject({
    x: 200,
    vertical: 200,
  })
  expect(snapped({ ...box, x: 530 }, [], canvas, 6).vertical).toBeUndefined()
})

test('a pasted layer keeps its position, is shifted next to its original, and is centred on a smaller canvas', () => {
  const one = { ...newLayer('shape', canvas, 'a', words), x: 900, y: 100, w: 200, h: 80 }
  expect(pasted(one, [], canvas, 'b')).toEqual({ ...one, id: 'b' })
  expect(pasted(one, [one, { ...one, x: 920, y: 120 }], canvas, 'b')).toMatchObject({ x: 940, y: 140 })
  expect(pasted(one, [], { w: 600, h: 600 }, 'b')).toMatchObject({ x: 200, y: 260 })
})

test('the server accepts every new layer', () => {
  for (const type of ['text', 'image', 'shape', 'qr'] as const)
    expect(Layer.safeParse(newLayer(type, canvas, 'x', words)).success).toBe(true)
})

test('only missing letters and pairs are requested', () => {
  const some: Letters = {
    ascent: 800,
    descent: -200,
    glyphs: { A: [1, ''], V: [1, ''] },
    kerning: { AV: -1 },
    words: {},
    lacking: '',
  }
  expect([missingIn(some, 'AV').text, missingIn(some, 'AVA').text, missingIn(undefined, 'A').text]).toEqual([
    '',
    'VA',
    'A',
  ])
  const all = joined(some, { ...some, kerning: { VA: -2 } })
  expect(missingIn(all, 'AVA').text).toBe('')
})

test('an identifier is made from the name and is unique', () => {
  expect(freeIdentifier('Tagesgericht für Grüße', [])).toBe('tagesgericht-fuer-gruesse')
  expect(freeIdentifier('Café!', ['cafe', 'cafe-2'])).toBe('cafe-3')
  expect(freeIdentifier('…', [])).toBe('vorlage')
})
