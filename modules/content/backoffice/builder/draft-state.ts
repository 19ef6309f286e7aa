import type { DocumentData } from '../../rules/differences.ts'
import type { MergeClash } from '../../rules/merge.ts'

/**
 * What the server responded to a save. `stale`: another person (`by`) saved the document after this tab had loaded it; `data` is what that
 * person saved. `locked`: another person or tab is editing. `failed`: the save failed for another reason; the next save tries again.
 */
export type SaveAnswer =
  | { kind: 'saved'; revision: number }
  | { kind: 'stale'; revision: number; data: DocumentData; by: string }
  | { kind: 'locked'; by: string }
  | { kind: 'failed'; message: string }

type DraftStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'clash' | 'locked'

export interface DraftState {
  data: DocumentData
  /** The last data that the server has confirmed as stored. */
  saved: DocumentData
  revision: number
  status: DraftStatus
  /** Name of the other person who saved the document or took over its lock while this tab had it open. */
  by: string
  message: string
  clashes: readonly MergeClash[]
  canUndo: boolean
  canRedo: boolean
  /** When the draft was last saved, in milliseconds since 1970. Undefined if this tab has not saved it yet. */
  savedAt: number | undefined
}

/**
 * Stores the typed text in the browser until the server has saved it, so that it survives a reload or a crash. `base`: the saved data to which the
 * changes were made.
 */
export interface Journal {
  read(): { base: DocumentData; data: DocumentData } | undefined
  write(entry: { base: DocumentData; data: DocumentData }): void
  clear(): void
}

export interface DraftDeps {
  save(revision: number, changes: DocumentData): Promise<SaveAnswer>
  journal: Journal
  now(): number
  /** Calls `work` once after `ms` milliseconds. The returned function prevents the call. */
  later(work: () => void, ms: number): () => void
}

export interface DraftStore {
  get(): DraftState
  subscribe(hear: () => void): () => void
  /**
   * Replaces the data after an edit and plans a save. `key` names the edited field; changes of the same field that follow each other quickly are
   * undone together.
   */
  change(data: DocumentData, key?: string): void
  undo(): void
  redo(): void
  /** Saves now, without waiting for the pause in typing. Resolves to true if the server has stored everything. */
  flush(): Promise<boolean>
  /**
   * Ends the conflicts with another person's changes. `theirs` lists the paths of the fields that take the other person's value; all other fields
   * keep the user's own value.
   */
  settle(theirs: readonly string[]): void
  /** Replaces the draft by data that the server sent, for example after a version was restored. */
  reset(revision: number, data: DocumentData): void
  /** Called when this tab has the lock again. Text that could not be saved without the lock is saved then. */
  unlock(): void
  stop(): void
}
