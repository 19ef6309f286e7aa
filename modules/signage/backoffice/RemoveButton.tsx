import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { CallFailed, failureText } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { plannerTexts } from '../words/planner.ts'
import { wallTexts } from '../words/wall.ts'

interface Props {
  name: string
  /** The API call that deletes the record. */
  remove: {
    isPending: boolean
    error: unknown
    reset: () => void
    mutate: (input: { params: { id: string } }, options: { onSuccess: () => void }) => void
  }
  id: string
}

/**
 * The names of the records that still use this record, from the error of a refused deletion. Empty: there is no error, or the error has another
 * reason.
 */
function placesOf(error: unknown): string[] {
  const data = error instanceof CallFailed ? error.data : undefined
  const names = typeof data === 'object' && data !== null && 'names' in data ? data.names : undefined
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

/**
 * The button that deletes a program, segment or scene after a confirmation. If other records still use it, the deletion is refused, and the names of
 * these records are shown.
 */
export function RemoveButton({ name, remove, id }: Props) {
  const t = useTexts(plannerTexts)
  const wall = useTexts(wallTexts)
  const [asks, setAsks] = useState(false)
  const places = placesOf(remove.error)
  const close = (): void => {
    setAsks(false)
    remove.reset()
  }
  return (
    <>
      <Button size="xs" variant="danger-subtle" onClick={() => setAsks(true)}>
        {t.delete}
      </Button>
      {asks ? (
        <Modal
          opened
          onClose={close}
          title={wall.removeSure(name)}
          closeButtonProps={{ 'aria-label': wall.close }}
          classNames={{ content: 'm-signage dialog' }}
        >
          {remove.error ? (
            <Banner tone="alarm">
              {places.length > 0 ? t.usedIn(places.join(', ')) : failureText(remove.error, t.deleteFailed)}
            </Banner>
          ) : null}
          <DialogFoot back={wall.cancel} onBack={close} isBackFirst>
            <Button
              size="lg"
              variant="danger"
              loading={remove.isPending}
              onClick={() => remove.mutate({ params: { id } }, { onSuccess: close })}
            >
              {t.delete}
            </Button>
          </DialogFoot>
        </Modal>
      ) : null}
    </>
  )
}
