import { editorTexts } from '#i18n/editors/frame.ts'
import { Button, Modal } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { DialogFoot } from '../../DialogFoot.tsx'
import { useTexts } from '../../staff.tsx'

interface LeaveGuardProps {
  name: string
  /** Labels of the unsaved fields. If empty, the user is not asked. */
  unsaved: readonly string[]
  /** True if the draft is stored on this device. The user can then leave and keep the draft, and may close the tab without a question. */
  keepsDrafts: boolean
  /** True if the query of the address identifies the edited record. Then a change of the query also counts as leaving the record. */
  isByQuery?: boolean
  save: () => Promise<{ ok: boolean }>
  discard: () => void
  keep: () => void
}

/** Asks before a page with unsaved changes is left. The user can save, keep the changes as a draft, or discard them. */
export function LeaveGuard({ name, unsaved, keepsDrafts, isByQuery = false, save, discard, keep }: LeaveGuardProps) {
  const t = useTexts(editorTexts).form
  const isUnsaved = unsaved.length > 0
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isDone = (nextLocation.state as { isDone?: boolean } | null)?.isDone === true
    const isLeft =
      currentLocation.pathname !== nextLocation.pathname ||
      (isByQuery && currentLocation.search !== nextLocation.search)
    return isUnsaved && !isDone && isLeft
  })
  useEffect(() => {
    if (!isUnsaved || keepsDrafts) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved, keepsDrafts])
  if (blocker.state !== 'blocked') return null
  return (
    <Modal opened onClose={() => blocker.reset()} title={t.leaveTitle(name)} size={420}>
      <div className="col" style={{ gap: 10 }}>
        <p className="t2">{t.leaveText(unsaved.length, unsaved.slice(0, 4).join(', '))}</p>
        <Button
          variant="filled"
          data-autofocus
          onClick={async () => {
            const saved = await save()
            if (saved.ok) blocker.proceed()
            else blocker.reset()
          }}
        >
          {t.leaveSave}
        </Button>
        {keepsDrafts ? (
          <Button
            onClick={() => {
              keep()
              blocker.proceed()
            }}
          >
            {t.leaveKeep}
          </Button>
        ) : null}
        <Button
          variant="danger-subtle"
          onClick={() => {
            discard()
            blocker.proceed()
          }}
        >
          {t.discard}
        </Button>
      </div>
      <DialogFoot back={t.stay} onBack={() => blocker.reset()} />
    </Modal>
  )
}
