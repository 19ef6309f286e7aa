import type { StoredBlock } from '../../rules/blocks/block.ts'
import { defaultsOf, newBlock } from '../../rules/blocks/read-block.ts'
import { type BlockType, blockTypes } from '../../rules/blocks/block-types.ts'
import { blocksOf, type DocumentData } from '../../rules/differences.ts'
import { move } from '#ui/backoffice/crud/sortable.ts'
import { newKey } from '#ui/new-key.ts'
import { freshItem } from './clipboard.ts'

/** Returns a copy of the draft `data` with the blocks `content`. No function in this file changes the draft that is passed to it. */
const withBlocks = (data: DocumentData, content: readonly StoredBlock[]): DocumentData => ({ ...data, content })

export const changeBlock = (
  data: DocumentData,
  id: string,
  change: (block: StoredBlock) => StoredBlock,
): DocumentData =>
  withBlocks(
    data,
    blocksOf(data).map((block) => (block.id === id ? change(block) : block)),
  )

export function moveBlock(data: DocumentData, id: string, to: number): DocumentData {
  const blocks = blocksOf(data)
  return withBlocks(
    data,
    move(
      blocks,
      blocks.findIndex((block) => block.id === id),
      to,
    ),
  )
}

export const removeBlock = (data: DocumentData, id: string): DocumentData =>
  withBlocks(
    data,
    blocksOf(data).filter((block) => block.id !== id),
  )

/** Inserts `block` after the block with the id `after`. If there is no such block, `block` is added at the end. */
export function insertBlock(data: DocumentData, block: StoredBlock, after: string | undefined): DocumentData {
  const blocks = blocksOf(data)
  const at = blocks.findIndex(({ id }) => id === after)
  return withBlocks(data, blocks.toSpliced(at < 0 ? blocks.length : at + 1, 0, block))
}

/** A new block with default values. For a block of content elements, `item` is the type of an element that the new block already contains. */
export function freshBlock(type: BlockType, item?: keyof typeof blockTypes.elements.items.items): StoredBlock {
  const block = newBlock(type, newKey())
  if (!item) return block
  const value = defaultsOf(blockTypes.elements.items.items[item])
  return { ...block, items: [{ id: newKey(), type: item, value }] }
}

/**
 * Inserts a deleted block at its old position `at`. If the draft contains the block again, for example because the user undid the deletion
 * with Ctrl Z, nothing changes.
 */
export function putBack(data: DocumentData, block: StoredBlock, at: number): DocumentData {
  const blocks = blocksOf(data)
  return blocks.some(({ id }) => id === block.id) ? data : withBlocks(data, blocks.toSpliced(at, 0, block))
}

/** Copies a block. In the copy, the block and every item have new ids. */
export const copyOf = (block: StoredBlock): StoredBlock => ({
  ...freshItem({ ...block, id: '', type: block.type }),
  id: newKey(),
})
