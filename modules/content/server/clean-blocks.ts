import type { Block } from '../contract.ts'
import { cleanHtml } from './clean-html.ts'

/** Blocks with their HTML cleaned. */
export const cleanBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => {
    if (block.type === 'text') return { ...block, html: cleanHtml(block.html) }
    if (block.type !== 'elements') return block
    return {
      ...block,
      items: block.items.map((item) => ('html' in item ? { ...item, html: cleanHtml(item.html) } : item)),
    }
  })
