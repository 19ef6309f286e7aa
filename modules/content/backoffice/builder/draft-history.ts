import type { DocumentData } from '../../rules/differences.ts'

/**
 * `stepMs`: if two changes of the same field are less than this number of milliseconds apart, one undo reverses both. `mostSteps`: the
 * maximum number of undo steps in memory.
 */
const stepMs = 1500
const mostSteps = 100

/** The undo and redo history of one draft: the states before and after each step. */
export function draftHistory() {
  let past: DocumentData[] = []
  let future: DocumentData[] = []
  let last: { key: string; at: number } | undefined
  return {
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    /**
     * Stores the state before a change, so that the change can be undone. `key` names the edited field. Changes with the same key become one step, as
     * long as less than 1.5 seconds lie between one change and the next.
     */
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
