import { expect, test } from 'vitest'
import { blockTexts } from '../../words/blocks.ts'
import { blockName } from './block-name.ts'

const elements = (...types: string[]) => ({
  id: 'e',
  type: 'elements',
  items: types.map((type, index) => ({ id: `i${index}`, type, value: {} })),
})

test.each([
  ['gallery', 'Galerie', 'Gallery'],
  ['narrowText', 'Schmaler Text', 'Narrow text'],
])('a block with the only element %s has its name', (type, de, en) => {
  expect(blockName(elements(type), blockTexts('de'))).toBe(de)
  expect(blockName(elements(type), blockTexts('en'))).toBe(en)
})

test('a block with several elements or none, and every other block, has the name of its type', () => {
  expect(blockName(elements('gallery', 'text'), blockTexts('de'))).toBe('Inhaltselemente')
  expect(blockName(elements(), blockTexts('de'))).toBe('Inhaltselemente')
  expect(blockName({ id: 'h', type: 'hero' }, blockTexts('de'))).toBe('Titelbild')
})
