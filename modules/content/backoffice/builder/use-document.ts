import type { ApiResult } from '#contract/client.ts'
import type { ApiError } from '#contract/errors.ts'
import { newKey } from '#ui/new-key.ts'
import { useStayHere } from '#ui/backoffice/ShortcutLayer.tsx'
import { useApi, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { builderTexts } from '../../words/builder.ts'
import { contentEndpoints, type DocumentView } from '../../contract.ts'
import type { DocumentData } from '../../rules/differences.ts'
import type { DraftStore, SaveAnswer } from './draft-state.ts'
import { createDraftStore } from './draft-store.ts'
import { browserJournal } from './journal.ts'

/** Milliseconds between two renewals of the lock. While this tab has the lock, nobody else can edit the document. */
const renewMs = 20_000
/** Key under which this tab's name is stored. The name stays the same as long as the tab is open. */
const tabKey = 'asp-editor-tab'

function tabName(): string {
  const known = sessionStorage.getItem(tabKey)
  if (known) return known
  const made = newKey()
  sessionStorage.setItem(tabKey, made)
  return made
}

const kinds = { site: contentEndpoints.sites, navigation: contentEndpoints.navigations, block: contentEndpoints.blocks }
type EditedKind = keyof typeof kinds

export type StepOutcome = { ok: true } | { ok: false; errors: readonly ApiError[]; message: string }

/** A document (for example a page) that is open in the editor: its draft while it is edited, its state on the server, and the lock. */
export function useDocument(kind: EditedKind, opened: DocumentView) {
  const api = useApi()
  const { clock, user } = useStaff()
  const t = useTexts(builderTexts)
  useStayHere()
  const calls = kinds[kind]
  const { id } = opened
  const [view, setView] = useState(opened)
  const [tab] = useState(tabName)
  const store = useMemo<DraftStore>(() => {
    const save = async (revision: number, changes: DocumentData): Promise<SaveAnswer> => {
      const answer = await api.call(calls.update, {
        params: { id },
        body: { ...changes, version: revision },
        headers: { 'x-editor-tab': tab },
      })
      if (answer.ok) return { kind: 'saved', revision: answer.value.version }
      const data = answer.data as { revision?: number; data?: DocumentData } | undefined
      const [first] = answer.errors
      const by = String(first?.values?.['by'] ?? '')
      if (first?.code === 'record.stale' && data?.data)
        return { kind: 'stale', revision: data.revision ?? 0, data: data.data, by }
      if (first?.code === 'content.locked') return { kind: 'locked', by }
      return { kind: 'failed', message: first?.message ?? '' }
    }
    return createDraftStore(opened, {
      save,
      journal: browserJournal(kind, id),
      now: () => clock.now(),
      later(work, ms) {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
    })
    // oxlint-disable-next-line react/exhaustive-deps -- one store for each opened document; later states from the server go through it
  }, [api, calls, clock, id, kind, tab])
  const draft = useSyncExternalStore(store.subscribe, store.get)

  const lock = useCallback(
    async (action: 'renew' | 'take' | 'release') => {
      const answer = await api.call(calls.lock, { params: { id }, body: { tab, action } })
      if (answer.ok) setView((now) => ({ ...answer.value, revision: now.revision }))
      // If this tab has the lock again, the text that was typed without the lock is saved now.
      const isOurs = answer.ok && answer.value.lock?.tab === tab
      if (isOurs && (action === 'take' || store.get().status === 'locked')) store.unlock()
    },
    [api, calls, id, store, tab],
  )
  useEffect(() => {
    void lock('renew')
    const timer = setInterval(() => void lock('renew'), renewMs)
    const leave = () => void store.flush()
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      store.stop()
      void lock('release')
    }
  }, [lock, store])

  /**
   * Runs a step of the document, for example its publication, and stores the state that the server returns. Everything typed is saved
   * first.
   */
  const step = useCallback(
    async (run: (revision: number) => Promise<ApiResult<DocumentView>>): Promise<StepOutcome> => {
      if (!(await store.flush())) return { ok: false, errors: [], message: t.notSaved }
      const answer = await run(store.get().revision)
      if (!answer.ok) return { ok: false, errors: answer.errors, message: answer.errors[0]?.message ?? t.failed }
      setView(answer.value)
      store.reset(answer.value.revision, answer.value.data)
      return { ok: true }
    },
    [store, t],
  )
  const isMine = view.lock === null || view.lock.tab === tab
  return {
    id,
    kind,
    calls,
    view,
    draft,
    store,
    step,
    lock,
    isMine,
    isOtherUser: view.lock !== null && view.lock.userId !== user.id,
  }
}

export type OpenDocument = ReturnType<typeof useDocument>
