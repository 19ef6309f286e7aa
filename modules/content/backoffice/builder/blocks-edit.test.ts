import { expect, test } from 'vitest'
import type { StoredBlock } from '../../rules/blocks/block.ts'
import { blocksOf } from '../../rules/differences.ts'
import { changeBlock, copyOf, putBack, removeBlock } from './blocks-edit.ts'

const image = { id: 'bild-1', version: 2, extension: 'jpg', alt: 'Saal' }
const block: StoredBlock = {
  id: 'b1',
  type: 'elements',
  title: 'Feiern',
  items: [
    { id: 'i1', type: 'gallery', value: { images: [image, { ...image, id: 'bild-2' }] } },
    { id: 'i2', type: 'links', value: { links: [{ id: 'l1', type: 'link', value: { url: '/de/karte' } }] } },
  ],
}

/** The ids of all blocks and items in a value, in their order. The ids of pictures are left out. */
const idsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(idsOf)
  if (typeof value !== 'object' || value === null) return []
  const own = 'type' in value && 'id' in value ? [String(value.id)] : []
  return [...own, ...Object.values(value).flatMap(idsOf)]
}
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, one: unknown) =>
    key === '' || typeof one !== 'object' || one === null || !('type' in one) ? one : { ...one, id: '' },
  )

test('a pasted block equals the copied one, except for the ids of block and items', () => {
  const pasted = copyOf(block)
  expect(withoutIds({ ...pasted, id: '' })).toEqual(withoutIds({ ...block, id: '' }))
  const ids = [...idsOf(block), ...idsOf(pasted), ...idsOf(copyOf(pasted))]
  expect(new Set(ids).size).toBe(ids.length)
  expect(JSON.stringify(pasted)).toContain('"id":"bild-1"')
})

test('a deleted block is put back at its position, only once, and later changes stay', () => {
  const blocks = [
    { id: 'a', type: 'hero', title: 'Feiern' },
    { id: 'b', type: 'faqs', title: 'Fragen' },
    { id: 'c', type: 'map', title: 'Anfahrt' },
  ]
  const [, gone] = blocks
  const typed = changeBlock(removeBlock({ content: blocks }, 'b'), 'a', (one) => ({ ...one, title: 'Weihnachten' }))
  const back = putBack(typed, gone as StoredBlock, 1)
  expect(blocksOf(back).map(({ title }) => title)).toEqual(['Weihnachten', 'Fragen', 'Anfahrt'])
  expect(putBack(back, gone as StoredBlock, 1)).toBe(back)
})
