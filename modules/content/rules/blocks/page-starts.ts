import type { BlockType } from './block-types.ts'
import { newBlock } from './read-block.ts'
import type { StoredBlock } from './block.ts'

/** What a new page may begin with: the pages that most businesses have (specification §2, Other pages). */
const pageStarts = {
  empty: [],
  openingHours: ['openingHours', 'map'],
  vehicles: ['vehicles', 'bookingSystem'],
  contact: ['contact', 'openingHours'],
  faqs: ['faqs', 'contact'],
} as const satisfies Readonly<Record<string, readonly BlockType[]>>

export type PageStart = keyof typeof pageStarts
export const pageStartNames = Object.keys(pageStarts) as PageStart[]

/** Blocks of a new page. The first one has the page's name as its heading, the others what they are called. */
export const startBlocks = (
  start: PageStart,
  { name, nameOf, newId }: { name: string; nameOf: (type: BlockType) => string; newId: () => string },
): StoredBlock[] =>
  pageStarts[start].map((type, index) => {
    const block = newBlock(type, newId())
    return type === 'bookingSystem' ? block : { ...block, title: index === 0 ? name : nameOf(type) }
  })
