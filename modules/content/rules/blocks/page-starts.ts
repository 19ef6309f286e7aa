import type { BlockType } from './block-types.ts'
import { newBlock } from './read-block.ts'
import type { StoredBlock } from './block.ts'

/** The blocks that a new page can start with, for the pages that most businesses have (specification §2, Other pages). */
const pageStarts = {
  empty: [],
  openingHours: ['openingHours', 'map'],
  vehicles: ['vehicles', 'bookingSystem'],
  contact: ['contact', 'openingHours'],
  faqs: ['faqs', 'contact'],
} as const satisfies Readonly<Record<string, readonly BlockType[]>>

export type PageStart = keyof typeof pageStarts
export const pageStartNames = Object.keys(pageStarts) as PageStart[]

/** Blocks of a new page. The heading of the first one is the page's name; the heading of each other one is the name of its type. */
export const startBlocks = (
  start: PageStart,
  { name, nameOf, newId }: { name: string; nameOf: (type: BlockType) => string; newId: () => string },
): StoredBlock[] =>
  pageStarts[start].map((type, index) => {
    const block = newBlock(type, newId())
    return type === 'bookingSystem' ? block : { ...block, title: index === 0 ? name : nameOf(type) }
  })
