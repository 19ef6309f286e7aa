import type { DocumentData } from '../../rules/differences.ts'
import { draftHistory } from './draft-history.ts'
import { openedState, withValue } from './draft-value.ts'
import type { DraftDeps, DraftState, DraftStore } from './draft-state.ts'
import { mergeDocuments, sameData } from '../../rules/merge.ts'

/** `autosaveMs`: milliseconds from the last change until the draft is saved. `retryMs`: milliseconds from a failed save until the next try. */
const autosaveMs = 800
const retryMs = 4000

/**
 * Stores a draft while it is edited, and saves it 800 ms after the last change. Until the server has confirmed the save, the text is also in the
 * browser's journal, so that nothing typed is lost. If another person saved in the meantime, both changes are merged and saved again. If both
 * changed the same field, the user decides first (`settle`).
 */
export function createDraftStore(start: { revision: number; data: DocumentData }, deps: DraftDeps): DraftStore {
  let state = openedState(start)
  const listeners = new Set<() => void>()
  const history = draftHistory()
  let cancel: (() => void) | undefined
  let running: Promise<boolean> | undefined

  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change, canUndo: history.canUndo(), canRedo: history.canRedo() }
    for (const hear of listeners) hear()
  }
  const plan = (ms: number) => {
    cancel?.()
    cancel = deps.later(() => void flush(), ms)
  }
  const put = (data: DocumentData) => {
    if (sameData(data, state.saved)) deps.journal.clear()
    else deps.journal.write({ base: state.saved, data })
    const isHeld = state.status === 'clash' || state.status === 'locked'
    set({ data, ...(isHeld ? {} : { status: sameData(data, state.saved) ? 'saved' : 'unsaved' }) })
    if (!isHeld) plan(autosaveMs)
  }

  async function send(): Promise<boolean> {
    const sent = state.data
    const names = [...new Set([...Object.keys(sent), ...Object.keys(state.saved)])]
    const changes = Object.fromEntries(
      names.filter((name) => !sameData(sent[name], state.saved[name])).map((name) => [name, sent[name]]),
    )
    set({ status: 'saving' })
    const answer = await deps.save(state.revision, changes)
    if (answer.kind === 'saved') {
      const isDone = sameData(state.data, sent)
      if (isDone) deps.journal.clear()
      else deps.journal.write({ base: sent, data: state.data })
      set({
        saved: sent,
        revision: answer.revision,
        status: isDone ? 'saved' : 'unsaved',
        savedAt: deps.now(),
        message: '',
      })
      return isDone
    }
    if (answer.kind === 'stale') {
      const { clashes, merged } = mergeDocuments(state.saved, state.data, answer.data)
      set({
        saved: answer.data,
        revision: answer.revision,
        data: merged,
        by: answer.by,
        clashes,
        status: clashes.length > 0 ? 'clash' : 'unsaved',
      })
      deps.journal.write({ base: answer.data, data: merged })
      return false
    }
    if (answer.kind === 'locked') set({ status: 'locked', by: answer.by })
    else {
      set({ status: 'failed', message: answer.message })
      plan(retryMs)
    }
    return false
  }

  async function flush(): Promise<boolean> {
    cancel?.()
    if (running) {
      await running
      return flush()
    }
    if (state.status === 'clash' || state.status === 'locked') return false
    // A save must be repeated if it merged another person's changes, or if the user typed while it was running. After four tries the loop ends.
    for (let tries = 0; tries < 4 && !sameData(state.data, state.saved); tries++) {
      running = send().finally(() => {
        running = undefined
      })
      if (await running) break
      if (state.status !== 'unsaved') return false
    }
    const isSaved = sameData(state.data, state.saved)
    if (isSaved && state.status !== 'saved') set({ status: 'saved' })
    return isSaved
  }

  const kept = deps.journal.read()
  if (kept && !sameData(kept.data, start.data)) {
    const { clashes, merged } = mergeDocuments(kept.base, kept.data, start.data)
    set({ data: merged, clashes, status: clashes.length > 0 ? 'clash' : 'unsaved' })
    if (clashes.length === 0) plan(autosaveMs)
  }

  return {
    get: () => state,
    subscribe(hear) {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    change(data, key = '') {
      history.keep(state.data, key, deps.now())
      put(data)
    },
    undo() {
      const before = history.undo(state.data)
      if (before) put(before)
    },
    redo() {
      const next = history.redo(state.data)
      if (next) put(next)
    },
    flush,
    settle(theirs) {
      const data = theirs.reduce(
        (now, path) => withValue(now, path, state.clashes.find((one) => one.path === path)?.theirs),
        state.data,
      )
      set({ clashes: [], status: 'unsaved' })
      put(data)
      void flush()
    },
    reset(revision, data) {
      history.keep(state.data, '', deps.now())
      deps.journal.clear()
      set({ data, saved: data, revision, status: 'saved', clashes: [] })
    },
    unlock() {
      set({ status: sameData(state.data, state.saved) ? 'saved' : 'unsaved' })
      plan(0)
    },
    stop() {
      cancel?.()
      void flush()
    },
  }
}
