import { array, assert, pre, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells)

test('reads back the written rows, whatever the cells contain', () => {
  const cell = string().map((text) => text.replaceAll('\r', ' '))
  assert(
    property(array(tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
      const kept = rows.filter((row) => row.some((one) => one !== ''))
      pre(kept.length > 0 && !kept.some((row) => row.some((one) => /^'[=+\-@\t\r\n＝＋－＠]/.test(one))))
      expect(cellsOf(writeCsv(kept))).toEqual(kept)
    }),
  )
})

test('a cell that begins like a formula does not reach a spreadsheet as a formula', () => {
  for (const evil of ['=1+1', '+43', '-1', '@SUM(A1)', '\tx', '\rx', '\n=1', '＝1', '＋1', '－1', '＠A1'])
    expect(writeCsv([[evil]])).toBe(`\uFEFF"'${evil}"\r\n`)
})

test.each([
  ['Name;Preis\nSuppe;4,90', ';'],
  ['Name,Price\r\nSoup,4.90\r\n', ','],
  ['"a,b,c";d', ';'],
  ['Name\tPrice', '\t'],
  ['Name', ';'],
])('finds the separator of %j: %j', (text, separator) => expect(readCsv(text).separator).toBe(separator))

test('reads quotes, line breaks inside a cell, and the line on which a row begins', () => {
  expect(readCsv('a;b\n"x ""y""\nz";2\n\n;;\n3;4').rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x "y"\nz', '2'] },
    { line: 6, cells: ['3', '4'] },
  ])
})

test.each([
  ['blanks before the letters that come with quotes', `${' '.repeat(100_000)}${'x"'.repeat(50_000)}`],
  ['quotes within a word', `x${'"'.repeat(150_000)}`],
])('reads a long cell unchanged: %s', (_, cell) => {
  // Reading such a large cell must not be slow. The benchmark `code.csv` measures the time.
  expect(readCsv(`Name\n${cell}`).rows[1]?.cells).toEqual([cell.trim()])
})
