import type { StoredBlock } from '../../rules/blocks/block.ts'
import type { TreeKeys } from './tree-keys.ts'

export interface TreeProps {
  pageName: string
  blocks: readonly StoredBlock[]
  /** Id of the chosen block. Undefined: the form of the page itself is shown. */
  chosen: string | undefined
  /** Ids of the blocks whose draft differs from the published page. They get a mark in the list. */
  changed: ReadonlySet<string>
  /** The number of wrong fields in each block, by the id of the block. */
  wrong: ReadonlyMap<string, number>
  readOnly: boolean
  keys: TreeKeys
  onChoose: (id: string | undefined) => void
  /** Called when a row is clicked or tapped. A phone then switches from the list to the form of that block. */
  onOpen: (id: string | undefined) => void
  onMove: (id: string, to: number) => void
  onRemove: (id: string) => void
  onInsert: () => void
}
