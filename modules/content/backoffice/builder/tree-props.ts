import type { StoredBlock } from '../../rules/blocks/block.ts'
import type { TreeKeys } from './tree-keys.ts'

export interface TreeProps {
  pageName: string
  blocks: readonly StoredBlock[]
  /** Id of the chosen block; undefined: the page itself. */
  chosen: string | undefined
  /** Ids of blocks that differ from the live page. */
  changed: ReadonlySet<string>
  /** Number of wrong fields by block. */
  wrong: ReadonlyMap<string, number>
  readOnly: boolean
  keys: TreeKeys
  onChoose: (id: string | undefined) => void
  /** Called when a row is tapped. On a phone, the form of its block is then shown. */
  onOpen: (id: string | undefined) => void
  onMove: (id: string, to: number) => void
  onRemove: (id: string) => void
  onInsert: () => void
}
