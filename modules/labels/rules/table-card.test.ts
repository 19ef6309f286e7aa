import { encode } from 'uqr'
import { expect, test } from 'vitest'
import type { Shape } from '#kernel/paper.ts'
import { tableUrl } from '#modules/branches/rules/table-url.ts'
import { cellAt } from './formats.ts'
import { cardFormats, codeOf, layoutCard, numberSquares } from './table-card.ts'

const look = { shopName: 'Gasthaus Lindwurm', brand: '#8a1f23', onBrand: '#ffffff' }
const words = { card: (name: string) => `Tisch ${name}`, scan: 'Scannen und bestellen', scanSub: 'Ohne App.' }
const card = {
  identifier: '7',
  branch: 'Lindwurm Café Wien',
  area: 'Gastgarten',
  url: tableUrl('https://lindwurm.example', 'de', 'gasthaus', '7'),
}
/** Measures texts for the test: every letter is half as wide as the font size. */
const measure = (text: string, size: number): number => text.length * size * 0.5
const drawn = (more: object = {}, size: 'a4' | 'a6' = 'a4', at = 0): Shape[] =>
  layoutCard({ ...card, ...more }, cellAt(cardFormats[size], at), look, words, measure)

test('a table has an address (specification §2: ?table=)', () => {
  expect(tableUrl('https://x.example', 'en', 'gasthaus', 'Stube 4/ü')).toBe(
    'https://x.example/en/store/gasthaus?table=Stube%204%2F%C3%BC',
  )
})

test('the whole code is drawn, with all its dark squares', () => {
  const dark = codeOf(card.url).flat().filter(Boolean).length
  const square = (210 * 0.56) / codeOf(card.url).length
  const bars = drawn().flatMap((shape) =>
    shape.kind === 'rect' && Math.abs(shape.height - square) < 1e-9 ? [shape] : [],
  )
  expect(Math.round(bars.reduce((sum, { width }) => sum + width, 0) / square)).toBe(dark)
})

test.each([
  ['a4', 0],
  ['a6', 0],
  ['a6', 3],
] as const)('nothing leaves its card: %s, place %i', (size, at) => {
  const box = cellAt(cardFormats[size], at)
  for (const shape of drawn({ identifier: 'Hochzeitstafel im Garten', branch: 'x'.repeat(80) }, size, at)) {
    const width = shape.kind === 'text' ? measure(shape.text, shape.size) : shape.width
    expect(shape.x).toBeGreaterThanOrEqual(box.x - 1e-9)
    expect(shape.x + width).toBeLessThanOrEqual(box.x + box.width + 1e-9)
    expect(shape.y).toBeGreaterThanOrEqual(box.y - 1e-9)
    expect(shape.y + (shape.kind === 'text' ? 0 : shape.height)).toBeLessThanOrEqual(box.y + box.height + 1e-9)
  }
})

test('every card shows its branch, unless the branch has the name of the business', () => {
  const texts = (more: object) => drawn(more).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
  expect(texts({})).toContain('Lindwurm Café Wien · Gastgarten')
  expect(texts({ branch: look.shopName })).toContain('Gastgarten')
})

test('the number covers far less than the redundancy of 30 % can restore, and no corner', () => {
  for (const length of [10, 60, 120, 250]) {
    const url = `https://x.example/${'a'.repeat(length)}`
    const whole = encode(url, { ecc: 'H', border: 0 }).data
    const side = whole.length
    const covered = numberSquares(side)
    expect((covered * covered) / (side * side)).toBeLessThan(0.1)
    // Phones find a QR code by the three large squares in its corners. Each of them is seven small squares wide. The white area in the
    // middle must not touch these large squares.
    expect((side - covered) / 2).toBeGreaterThan(6)
    const changed = codeOf(url).flatMap((row, y) => row.filter((isDark, x) => isDark !== whole[y]?.[x])).length
    expect(changed / (side * side)).toBeLessThan(0.1)
  }
})
