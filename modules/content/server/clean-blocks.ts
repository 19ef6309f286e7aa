import type { Block } from '../contract.ts'
import { cleanHtml } from './clean-html.ts'

/** Cleans the HTML in blocks: removes all elements that pages may not contain. */
export const cleanBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => {
    if (block.type === 'text') return { ...block, html: cleanHtml(block.html) }
    if (block.type !== 'elements') return block
    return {
      ...block,
      items: block.items.map((item) => ('html' in item ? { ...item, html: cleanHtml(item.html) } : item)),
    }
  })
