import { describe, expect, test } from 'vitest'
import { blockTypeNames } from '../../rules/blocks/block-types.ts'
import { blockTexts } from '../../words/blocks.ts'
import { freshBlock } from './blocks-edit.ts'
import { fittingChoices } from './insert-choices.ts'

describe('the dialog that inserts a block', () => {
  const first = (search: string, locale: 'de' | 'en' = 'de') =>
    fittingChoices(blockTypeNames, blockTexts(locale), search)[0]

  test.each([
    ['Galerie', { type: 'elements', item: 'gallery' }],
    ['fotos', { type: 'elements', item: 'gallery' }],
    ['Link-Knopf', { type: 'elements', item: 'links' }],
    ['button', { type: 'elements', item: 'links' }],
    ['Text', { type: 'text' }],
    ['FAQ', { type: 'faqs' }],
    ['speisen', { type: 'dishes' }],
    ['Anfahrt', { type: 'map' }],
    ['offnungszeiten', { type: 'openingHours' }],
  ] as const)('finds „%s“', (search, choice) => expect(first(search)).toEqual(choice))

  test('finds a gallery by its English name', () =>
    expect(first('gallery', 'en')).toEqual({ type: 'elements', item: 'gallery' }))

  test('offers all blocks, and all elements that can be inserted alone, when nothing is searched', () => {
    const all = fittingChoices(blockTypeNames, blockTexts('de'), ' ')
    expect(all).toHaveLength(blockTypeNames.length + 3)
    expect(all[0]).toEqual({ type: 'hero' })
  })

  test('offers no element on a page that may not have blocks of content elements', () =>
    expect(fittingChoices(['text'], blockTexts('de'), 'Galerie')).toEqual([]))

  test('a new block of content elements can start with one empty element', () => {
    const block = freshBlock('elements', 'gallery')
    expect(block).toMatchObject({ type: 'elements', items: [{ type: 'gallery', value: {} }] })
    expect(freshBlock('elements')).not.toHaveProperty('items')
  })
})
