import type { DocumentData } from '../../rules/differences.ts'
import type { MergeClash } from '../../rules/merge.ts'

/** What the server says to a save. */
export type SaveAnswer =
  | { kind: 'saved'; revision: number }
  | { kind: 'stale'; revision: number; data: DocumentData; by: string }
  | { kind: 'locked'; by: string }
  | { kind: 'failed'; message: string }

type DraftStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'clash' | 'locked'

export interface DraftState {
  data: DocumentData
  /** The last state that the server confirmed. */
  saved: DocumentData
  revision: number
  status: DraftStatus
  /** Who saved or took over meanwhile. */
  by: string
  message: string
  clashes: readonly MergeClash[]
  canUndo: boolean
  canRedo: boolean
  /** Milliseconds since 1970 of the last save. */
  savedAt: number | undefined
}

/** What is typed and not yet confirmed, on this device. */
export interface Journal {
  read(): { base: DocumentData; data: DocumentData } | undefined
  write(entry: { base: DocumentData; data: DocumentData }): void
  clear(): void
}

export interface DraftDeps {
  save(revision: number, changes: DocumentData): Promise<SaveAnswer>
  journal: Journal
  now(): number
  /** Runs `work` later; the answer takes it back. */
  later(work: () => void, ms: number): () => void
}

export interface DraftStore {
  get(): DraftState
  subscribe(hear: () => void): () => void
  /** `key` names what is typed in: changes of one key in a row are undone together. */
  change(data: DocumentData, key?: string): void
  undo(): void
  redo(): void
  /** Saves now. Answers whether everything is saved. */
  flush(): Promise<boolean>
  /** Decides all conflicts at once. `theirs`: paths of the fields whose stored value is taken; the others keep what was typed. */
  settle(theirs: readonly string[]): void
  /** Takes what the server has now, for example after restoring a version. */
  reset(revision: number, data: DocumentData): void
  /** The lock is ours again. */
  unlock(): void
  stop(): void
}
