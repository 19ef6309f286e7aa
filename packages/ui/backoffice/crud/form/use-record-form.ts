import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { CallFailed, callKey, must } from '../../calls.ts'
import { tellOtherTabs } from '../../other-tabs.ts'
import { useLocale, useStaff } from '../../staff.tsx'
import type { AnyEditor, RecordChange } from '../editor.ts'
import { changedFields, changesOf, type Clash, rebase } from '../form-state.ts'
import { fieldOf, fieldProblems, type Problem, recordProblems, serverProblems } from '../problems.ts'
import { editableFields, type StoredRecord, type Values } from '../record.ts'
import { storedDrafts } from './drafts.ts'

/** `first`: the field to correct first, if there is one. */
type SaveOutcome = { ok: true; record: StoredRecord } | { ok: false; first?: string | undefined }

/**
 * An edit conflict: the stored record, which somebody else saved first (`theirs`), this user's draft, and the fields for which the user must
 * choose.
 */
export interface Conflict {
  theirs: StoredRecord
  draft: Values
  clashes: readonly Clash[]
}

/** State of one form: the stored record, the typed values, the problems, and the functions that save. `record` is undefined for a new record. */
export function useRecordForm(
  editor: AnyEditor,
  record: StoredRecord | undefined,
  start: Values,
  mayGo: (change: RecordChange) => Promise<boolean>,
) {
  const { api, clock } = useStaff()
  const locale = useLocale()
  const queries = useQueryClient()
  const names = useMemo(() => editableFields(editor.entity), [editor])
  const drafts = useMemo(() => storedDrafts(localStorage), [])
  const draftKey = `${editor.entity.name}.${record?.id ?? 'new'}`
  const [restored] = useState(() => (editor.keepsDrafts && record ? drafts.read(draftKey) : undefined))
  const [base, setBase] = useState<Values>(() => restored?.base ?? record ?? start)
  const [values, setValues] = useState<Values>(() => restored?.values ?? record ?? start)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [conflict, setConflict] = useState<Conflict>()
  const [failure, setFailure] = useState<CallFailed>()
  const [isSaving, setIsSaving] = useState(false)
  const [draftAt, setDraftAt] = useState(restored?.at)
  const changed = changedFields(base, values, names)
  const isDirty = changed.length > 0
  const latest = useRef({ base, values })
  useEffect(() => {
    latest.current = { base, values }
  })

  useEffect(() => {
    if (!editor.keepsDrafts || !record) return undefined
    if (!isDirty) {
      drafts.drop(draftKey)
      return undefined
    }
    const keep = () => {
      const at = clock.now()
      drafts.write(draftKey, { at, base, values })
      setDraftAt(at)
    }
    const timer = setTimeout(keep, 800)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [base, values, isDirty, drafts, draftKey, editor.keepsDrafts, record, clock])

  // Somebody has saved the record on another screen or device, and this form has no unsaved changes. So the form shows the stored record.
  if (record && !isDirty && record.version > Number(base['version'])) {
    setBase(record)
    setValues(record)
  }

  const checkField = (name: string, value: unknown): Problem[] => {
    const field = editor.entity.fields[name]
    return field ? fieldProblems(name, field, value, locale) : []
  }
  const withField = (old: readonly Problem[], name: string, found: readonly Problem[]) => [
    ...old.filter((one) => fieldOf(one) !== name),
    ...found,
  ]
  const checkAll = (all: Values): Problem[] => {
    const shown = names.filter((name) => editor.isShown?.(name, all) !== false)
    return [...recordProblems(editor.entity.fields, all, shown, locale), ...(editor.check?.(all, locale) ?? [])]
  }

  const set = (name: string, value: unknown) => {
    setValues((old) => ({ ...old, [name]: value }))
    // A visible problem disappears as soon as it is corrected. New problems are shown when the field loses the focus.
    setProblems((old) =>
      old.some((one) => fieldOf(one) === name) ? withField(old, name, checkField(name, value)) : old,
    )
  }

  const accept = (stored: StoredRecord) => {
    setBase(stored)
    setValues(stored)
    setProblems([])
    setConflict(undefined)
    setFailure(undefined)
    drafts.drop(draftKey)
    setDraftAt(undefined)
    queries.setQueryData(callKey(editor.calls.get, { params: { id: stored.id } }), { value: stored, meta: undefined })
    void queries.invalidateQueries({ queryKey: [editor.calls.list.id] })
    tellOtherTabs(editor.calls.list.id)
  }

  const save = async (from: { base: Values; values: Values } = latest.current): Promise<SaveOutcome> => {
    const found = checkAll(from.values)
    setProblems(found)
    setFailure(undefined)
    setAttempt((n) => n + 1)
    if (found.length > 0 || isSaving) return { ok: false, first: found[0] && fieldOf(found[0]) }
    const changes = changesOf(from.base, from.values, names)
    if (record && Object.keys(changes).length === 0) return { ok: true, record }
    setIsSaving(true)
    try {
      if (record && !(await mayGo({ record, before: from.base, after: from.values }))) return { ok: false }
      const sent = record
        ? await must(api, editor.calls.update, {
            params: { id: record.id },
            body: { ...changes, version: from.base['version'] },
          })
        : await must(api, editor.calls.create, {
            body: Object.fromEntries(
              names.flatMap((name) => (from.values[name] === undefined ? [] : [[name, from.values[name]]])),
            ),
          })
      const stored = sent.value as StoredRecord
      accept(stored)
      return { ok: true, record: stored }
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      return { ok: false, first: fail(error, from) }
    } finally {
      setIsSaving(false)
    }
  }

  /**
   * Shows the problems that the server reported. Returns the field to correct first. Undefined if there is no such field, or after an
   * edit conflict.
   */
  const fail = (error: CallFailed, from: { base: Values; values: Values }): string | undefined => {
    const theirs = error.data as StoredRecord | undefined
    if (error.errors[0]?.code === 'record.stale' && theirs) {
      const { draft, clashes } = rebase(from.base, from.values, theirs, names)
      setConflict({ theirs, draft, clashes })
      return undefined
    }
    const told = serverProblems(error.errors).filter((one) => editor.entity.fields[fieldOf(one)])
    setProblems(told)
    if (told.length < error.errors.length) setFailure(error)
    return told[0] && fieldOf(told[0])
  }

  return {
    base,
    values,
    problems,
    changed,
    isDirty,
    isSaving,
    attempt,
    conflict,
    failure,
    draftAt: isDirty ? draftAt : undefined,
    restoredAt: restored?.at,
    set,
    blur: (name: string) => setProblems((old) => withField(old, name, checkField(name, latest.current.values[name]))),
    save: () => save(),
    /** After an edit conflict: saves the stored record with the choices of the user. */
    resolve: (resolved: Values) => {
      if (!conflict) return
      setBase(conflict.theirs)
      setValues(resolved)
      setConflict(undefined)
      void save({ base: conflict.theirs, values: resolved })
    },
    /** Saves the draft on this device at once. */
    keepDraft: () => {
      if (record) drafts.write(draftKey, { at: clock.now(), base, values })
    },
    closeConflict: () => setConflict(undefined),
    discard: () => {
      // Discarding shows the newest stored record. The record on which the changes were based may be older.
      const stored = record ?? start
      setBase(stored)
      setValues(stored)
      setProblems([])
      setFailure(undefined)
      drafts.drop(draftKey)
    },
  }
}
export type RecordForm = ReturnType<typeof useRecordForm>
