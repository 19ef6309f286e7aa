import { blockTypeNames, type blockTypes, type BlockType } from './block-types.ts'
import type { Values } from './value-types.ts'

/** The fields that every block has, whatever its type is. */
type BlockFrame = {
  /**
   * Id of the block. It does not change when the block moves within the page. The comparison of versions, the preview and the AI assistant refer to
   * blocks by their ids. Blocks of the demo data have no id until they are stored.
   */
  id?: string | undefined
  /** True: visitors do not see the block. */
  isHidden?: boolean | undefined
}

/** A block as the site renders it, discriminated by `type`. Every text field has a value, which may be empty. */
export type Block = { [K in BlockType]: BlockFrame & { type: K } & Values<(typeof blockTypes)[K]> }[BlockType]

/** A block in the form in which developers write demo data: fields may be missing. */
export type BlockInput = {
  [K in BlockType]: BlockFrame & { type: K } & Partial<Values<(typeof blockTypes)[K]>>
}[BlockType]

/** A block as it is stored. A draft is not checked, so fields may be missing or wrong. */
export interface StoredBlock {
  id?: string | undefined
  isHidden?: boolean | undefined
  type: string
  [field: string]: unknown
}

/**
 * The types of blocks that each type of page may contain (specification §2, Site types). A page of the type 'default' contains only rich text blocks.
 */
export const typesOfPage = {
  custom_home: blockTypeNames,
  custom_site: blockTypeNames,
  default: ['text'],
} as const satisfies Readonly<Record<string, readonly BlockType[]>>
