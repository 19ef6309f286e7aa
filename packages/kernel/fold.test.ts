import { expect, test } from 'vitest'
import { fold, foldBare } from './fold.ts'

test.each([
  ['Schloß Schönbrunn', 'schloss schoenbrunn', 'schloss schonbrunn'],
  ['München', 'muenchen', 'munchen'],
  ['Győr', 'gyor', 'gyor'],
  ['Hviezdoslavovo námestie', 'hviezdoslavovo namestie', 'hviezdoslavovo namestie'],
  ['  St. Pölten ', 'st poelten', 'st polten'],
  ['Mu\u0308nchen', 'muenchen', 'munchen'],
  ["St. Stephen's", 'st stephens', 'st stephens'],
  ['Łódź', 'lodz', 'lodz'],
  ['', '', ''],
])('converts %s (docs/rules/maps.md, Gazetteer)', (name, folded, bare) => {
  expect(fold(name)).toBe(folded)
  expect(foldBare(name)).toBe(bare)
})
