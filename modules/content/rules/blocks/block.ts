import { blockTypeNames, type blockTypes, type BlockType } from './block-types.ts'
import type { Values } from './value-types.ts'

/** The fields that every block has in addition to its own. */
type BlockFrame = {
  /**
   * The id stays the same when the block moves: differences, preview and assistants refer to it. Blocks of the demo data get their ids when
   * they are stored.
   */
  id?: string | undefined
  /** True: the block stays in the page, but is not shown. */
  isHidden?: boolean | undefined
}

/** A block as pages render it: every text is defined, but may be empty. Discriminated by `type`. */
export type Block = { [K in BlockType]: BlockFrame & { type: K } & Values<(typeof blockTypes)[K]> }[BlockType]

/** A block as it is written by hand, in demo data: fields may be left out. */
export type BlockInput = {
  [K in BlockType]: BlockFrame & { type: K } & Partial<Values<(typeof blockTypes)[K]>>
}[BlockType]

/** A block as it is stored: a draft may be incomplete or wrong. */
export interface StoredBlock {
  id?: string | undefined
  isHidden?: boolean | undefined
  type: string
  [field: string]: unknown
}

/** The blocks that each type of page may contain (specification §2, Site types). A page of the type 'default' contains only rich text. */
export const typesOfPage = {
  custom_home: blockTypeNames,
  custom_site: blockTypeNames,
  default: ['text'],
} as const satisfies Readonly<Record<string, readonly BlockType[]>>
