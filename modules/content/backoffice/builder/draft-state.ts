import type { DocumentData } from '../../rules/differences.ts'
import type { MergeClash } from '../../rules/merge.ts'

/** The response of the server to a save. */
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
  /** Name of the person who saved the document or took it over while this editor had it open. */
  by: string
  message: string
  clashes: readonly MergeClash[]
  canUndo: boolean
  canRedo: boolean
  /** Milliseconds since 1970 of the last save. */
  savedAt: number | undefined
}

/** Stores on this device what is typed and not yet confirmed. */
export interface Journal {
  read(): { base: DocumentData; data: DocumentData } | undefined
  write(entry: { base: DocumentData; data: DocumentData }): void
  clear(): void
}

export interface DraftDeps {
  save(revision: number, changes: DocumentData): Promise<SaveAnswer>
  journal: Journal
  now(): number
  /** Runs `work` after `ms` milliseconds. The returned function cancels it. */
  later(work: () => void, ms: number): () => void
}

export interface DraftStore {
  get(): DraftState
  subscribe(hear: () => void): () => void
  /** `key` names the edited field: changes of one key in a row are undone together. */
  change(data: DocumentData, key?: string): void
  undo(): void
  redo(): void
  /** Saves now. Resolves to whether everything is saved. */
  flush(): Promise<boolean>
  /** Decides all conflicts at once. `theirs`: paths of the fields that take the stored value; the others keep the typed value. */
  settle(theirs: readonly string[]): void
  /** Replaces the draft by the state of the server, for example after restoring a version. */
  reset(revision: number, data: DocumentData): void
  /** Called when this editor has the lock again. Text that was typed meanwhile is saved then. */
  unlock(): void
  stop(): void
}
