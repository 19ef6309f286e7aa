import { backofficeTexts } from '#i18n/backoffice.ts'
import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useState } from 'react'
import { begun, changed, redone, undone } from './edit-history.ts'
import { LeaveGuard } from './crud/form/LeaveGuard.tsx'
import { notify } from './notify.ts'
import { useShortcuts } from './ShortcutLayer.tsx'
import { useTexts } from './staff.tsx'

interface EditSteps<T> {
  value: T
  /** Applies a change. `mark` names the thing that is changed. Consecutive changes with the same mark are undone together, in one step. */
  change(update: (before: T) => T, mark?: string): void
  /**
   * `undo` takes back the last step, and `redo` applies it again. `undo` is undefined if there is nothing to undo, `redo` if there is nothing
   * to redo.
   */
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}

/** The edited value with its undo steps. `group`: the heading above 'undo' and 'redo' in the list of shortcuts. */
export function useEditSteps<T>(first: T, group: string): EditSteps<T> {
  const t = useTexts(backofficeTexts).steps
  const [history, setHistory] = useState(() => begun(first))
  const undo = () => setHistory(undone)
  const redo = () => setHistory(redone)
  useShortcuts([
    { keys: ['mod+z'], label: t.undo, group, run: undo },
    { keys: ['mod+y'], label: t.redo, group, run: redo },
  ])
  return {
    value: history.present,
    change: (update, mark) => setHistory((before) => changed(before, update(before.present), mark)),
    undo: history.past.length > 0 ? undo : undefined,
    redo: history.future.length > 0 ? redo : undefined,
  }
}

export function StepButtons({ undo, redo }: Pick<EditSteps<unknown>, 'undo' | 'redo'>) {
  const t = useTexts(backofficeTexts).steps
  return (
    <>
      <ActionIcon variant="subtle" aria-label={t.undo} disabled={!undo} onClick={undo}>
        <IconArrowBackUp className="i" aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label={t.redo} disabled={!redo} onClick={redo}>
        <IconArrowForwardUp className="i" aria-hidden />
      </ActionIcon>
    </>
  )
}

/**
 * Asks for confirmation before a page with unsaved changes is left. `what`: the kind of thing that is edited; false if there are no unsaved
 * changes.
 */
export function EditGuard({
  name,
  what,
  isByQuery = false,
  save,
}: {
  name: string
  what: string | false
  isByQuery?: boolean
  save: () => Promise<{ ok: boolean }>
}) {
  const nothing = () => undefined
  return (
    <LeaveGuard
      name={name}
      unsaved={what ? [what] : []}
      keepsDrafts={false}
      isByQuery={isByQuery}
      save={save}
      discard={nothing}
      keep={nothing}
    />
  )
}

/** Shows a message when saving has succeeded. If saving has failed, the screen itself shows the error. */
export const told = (saving: Promise<unknown>, saved: string): Promise<{ ok: boolean }> =>
  saving.then(
    () => {
      notify(saved)
      return { ok: true }
    },
    () => ({ ok: false }),
  )
