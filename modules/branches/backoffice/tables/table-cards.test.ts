import { expect, test } from 'vitest'
import { encode } from 'uqr'
import { pdfText, textWidth, writePdf } from '#kernel/pdf.ts'
import { codeOf, colourOf, numberSquares, tableCards } from './table-cards.ts'
import { tableUrl } from '../../rules/table-url.ts'

const look = { shopName: 'Gasthaus Lindwurm', brand: '#8a1f23', onBrand: '#fff' }
const words = { card: (name: string) => `Tisch ${name}`, scan: 'Scannen und bestellen', scanSub: 'Ohne App.' }
const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    identifier: String(index + 1),
    branch: 'Lindwurm Café Wien',
    area: 'Gastgarten',
    url: tableUrl('https://lindwurm.example', 'de', 'gasthaus', String(index + 1)),
  }))
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

test('the address of a table (specification §2: ?table=)', () => {
  expect(tableUrl('https://x.example', 'en', 'gasthaus', 'Stube 4/ü')).toBe(
    'https://x.example/en/store/gasthaus?table=Stube%204%2F%C3%BC',
  )
})

test('one table per sheet, or four', () => {
  const pages = (count: number, size: 'a4' | 'a6') =>
    /\/Count (\d+)/.exec(textOf(tableCards(cards(count), size, look, words)))?.[1]
  expect([pages(1, 'a4'), pages(5, 'a4'), pages(1, 'a6'), pages(4, 'a6'), pages(5, 'a6')]).toEqual([
    '1',
    '5',
    '1',
    '1',
    '2',
  ])
})

test('every object is at the position in the cross-reference table', () => {
  const file = textOf(tableCards(cards(3), 'a6', look, words))
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
  expect(file.slice(start, start + 4)).toBe('xref')
  const entries = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)]
  entries.forEach(([, at], index) => expect(file.slice(Number(at))).toMatch(new RegExp(`^${index + 1} 0 obj`)))
  for (const [, length, content] of file.matchAll(/\/Length (\d+) >>\nstream\n([^]*?)\nendstream/g))
    expect(content).toHaveLength(Number(length))
})

test('the whole code is drawn, with all its dark squares', () => {
  const [card] = cards(1)
  if (!card) throw new Error('no card')
  const dark = codeOf(card.url).flat().filter(Boolean).length
  const square = (595.28 * 0.56) / codeOf(card.url).length
  const drawn = [
    ...textOf(tableCards([card], 'a4', look, words)).matchAll(/^0\.09 0\.12 0\.1 rg \S+ \S+ (\S+) \S+ re f$/gm),
  ]
  expect(Math.round(drawn.reduce((sum, [, width]) => sum + Number(width), 0) / square)).toBe(dark)
})

test('the number covers far less than the redundancy of 30 % can restore, and none of the corners', () => {
  for (const length of [10, 60, 120, 250]) {
    const url = `https://x.example/${'a'.repeat(length)}`
    const whole = encode(url, { ecc: 'H', border: 0 }).data
    const side = whole.length
    const covered = numberSquares(side)
    expect((covered * covered) / (side * side)).toBeLessThan(0.1)
    // Finders with their border are eight squares wide.
    expect((side - covered) / 2).toBeGreaterThan(6)
    const changed = codeOf(url).flatMap((row, y) => row.filter((isDark, x) => isDark !== whole[y]?.[x])).length
    expect(changed / (side * side)).toBeLessThan(0.1)
  }
})

test('every card names its branch', () => {
  expect(textOf(tableCards(cards(1), 'a4', look, words))).toContain(pdfText('Lindwurm Café Wien · Gastgarten'))
})

test('no name can end its PDF string', () => {
  expect(pdfText('Stube (4) \\ „ü“ €')).toBe('(Stube \\0504\\051 \\134 \\204\\374\\223 \\200)')
  expect(pdfText('漢')).toBe('(\\077)')
  expect(textWidth('Ü', 1000)).toBe(textWidth('U', 1000))
  expect(textOf(writePdf('a)(b', [])).includes('a)(b')).toBe(false)
})

test('reads colours of three and of six digits', () => {
  expect(colourOf('#fff')).toEqual([1, 1, 1])
  expect(colourOf('#ff0000')).toEqual([1, 0, 0])
})
