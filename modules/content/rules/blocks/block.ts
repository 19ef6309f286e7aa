import { blockTypeNames, type blockTypes, type BlockType } from './block-types.ts'
import type { Values } from './value-types.ts'

/** What every block has beside its own fields. */
type BlockFrame = {
  /** Survives moves: differences, preview and assistants refer to it. Blocks of the demo data get theirs when they are written. */
  id?: string | undefined
  /** Switched off: stays in the page, but is not shown. */
  isHidden?: boolean | undefined
}

/** A block as pages render it: every text is there, if empty. Discriminated by `type`. */
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

/** What page types may contain (specification §2, Site types): 'default' is one rich text. */
export const typesOfPage = {
  custom_home: blockTypeNames,
  custom_site: blockTypeNames,
  default: ['text'],
} as const satisfies Readonly<Record<string, readonly BlockType[]>>
