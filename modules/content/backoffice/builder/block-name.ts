import { textOf, type blockTexts } from '../../words/blocks.ts'
import type { StoredBlock } from '../../rules/blocks/block.ts'
import { blockTypes } from '../../rules/blocks/block-types.ts'
import { itemParts } from '../../rules/blocks/walk.ts'

type Texts = Pick<ReturnType<typeof blockTexts>, 'types' | 'items'>

/**
 * If a block of content elements contains only one element: the type of this element, such as 'gallery'. Undefined for several elements,
 * and for other blocks.
 */
export function onlyElement(block: StoredBlock): string | undefined {
  const { items } = block
  if (block.type !== 'elements' || !Array.isArray(items) || items.length !== 1) return undefined
  return itemParts(blockTypes.elements.items.items, items[0])?.type
}

/** The name of a block. A block with a single content element has the name of the element: 'Galerie'. */
export function blockName(block: StoredBlock, texts: Texts): string {
  const element = onlyElement(block)
  return element ? textOf(texts.items, element) : textOf(texts.types, block.type)
}
