import type { DocumentData } from '../../rules/differences.ts'

/** Milliseconds within which changes of one field are one step of undo, and the most steps that are stored. */
const stepMs = 1500
const mostSteps = 100

/** The states of a draft to which undo and redo can return. */
export function draftHistory() {
  let past: DocumentData[] = []
  let future: DocumentData[] = []
  let last: { key: string; at: number } | undefined
  return {
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    /** Stores the state before a change. `key` names the edited field; changes of one key in a row are one step. */
    keep(before: DocumentData, key: string, at: number): void {
      const isSameStep = key !== '' && last?.key === key && at - last.at < stepMs
      if (!isSameStep) past = [...past, before].slice(-mostSteps)
      last = { key, at }
      future = []
    },
    undo(now: DocumentData): DocumentData | undefined {
      const before = past.at(-1)
      if (!before) return undefined
      past = past.slice(0, -1)
      future = [...future, now]
      last = undefined
      return before
    },
    redo(now: DocumentData): DocumentData | undefined {
      const next = future.at(-1)
      if (!next) return undefined
      future = future.slice(0, -1)
      past = [...past, now]
      return next
    },
  }
}
