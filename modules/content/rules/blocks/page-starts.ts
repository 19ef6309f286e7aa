import type { BlockType } from './block-types.ts'
import { newBlock } from './read-block.ts'
import type { StoredBlock } from './block.ts'

/**
 * The blocks with which a new page can start: no blocks, or the blocks of a common page, for example of the page with the opening hours
 * (specification §2, Other pages).
 */
const pageStarts = {
  empty: [],
  openingHours: ['openingHours', 'map'],
  vehicles: ['vehicles', 'bookingSystem'],
  contact: ['contact', 'openingHours'],
  faqs: ['faqs', 'contact'],
} as const satisfies Readonly<Record<string, readonly BlockType[]>>

export type PageStart = keyof typeof pageStarts
export const pageStartNames = Object.keys(pageStarts) as PageStart[]

/**
 * Makes the blocks of a new page. The heading of the first block is the name of the page. The heading of each further block is the name of its
 * type. A block with a booking form has no heading.
 */
export const startBlocks = (
  start: PageStart,
  { name, nameOf, newId }: { name: string; nameOf: (type: BlockType) => string; newId: () => string },
): StoredBlock[] =>
  pageStarts[start].map((type, index) => {
    const block = newBlock(type, newId())
    return type === 'bookingSystem' ? block : { ...block, title: index === 0 ? name : nameOf(type) }
  })
