import { backofficeTexts } from '#i18n/backoffice.ts'
import { editorTexts } from '#i18n/editors/frame.ts'
import { Button, Modal } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Banner } from '../../Banner.tsx'
import { type CallFailed, failureText, useAction } from '../../calls.ts'
import { DialogFoot } from '../../DialogFoot.tsx'
import { notify } from '../../notify.ts'
import { useTexts } from '../../staff.tsx'
import { EmptyState } from '../../States.tsx'
import type { AnyEditor } from '../editor.ts'
import type { StoredRecord } from '../record.ts'

/** Asks before a record is deleted. One that is used stays: the dialog lists where, and offers to switch it off. */
export function DeleteRecord({
  editor,
  record,
  onClose,
}: {
  editor: AnyEditor
  record: StoredRecord
  onClose: () => void
}) {
  const t = useTexts(editorTexts).form
  const unknown = useTexts(backofficeTexts).states.unknown
  const name = editor.nameOf(record)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const remove = useAction(editor.calls.remove, { refresh: [editor.calls.list] })
  // What is switched off is seen by no guest, and comes back with one tap.
  const change = useAction(editor.calls.update, { refresh: [editor.calls.list, editor.calls.get] })
  const canSwitchOff = record['isEnabled'] === true
  if (remove.error?.errors[0]?.code === 'record.in_use') {
    return (
      <Modal opened onClose={onClose} withCloseButton={false} size={460} aria-label={t.inUseTitle(name)}>
        <EmptyState icon={IconLink} title={t.inUseTitle(name)} text={inUseWords(remove.error, t, canSwitchOff)}>
          <Button variant={canSwitchOff ? 'default' : 'filled'} data-autofocus onClick={onClose}>
            {t.understood}
          </Button>
          {canSwitchOff ? (
            <Button
              variant="filled"
              loading={change.isPending}
              onClick={() =>
                change.mutate(
                  { params: { id: record.id }, body: { version: record.version, isEnabled: false } },
                  { onSuccess: () => (notify(t.switchedOff(name)), onClose()) },
                )
              }
            >
              {t.switchOff}
            </Button>
          ) : null}
          {change.error ? <Banner tone="alarm">{failureText(change.error, unknown)}</Banner> : null}
        </EmptyState>
      </Modal>
    )
  }
  return (
    <Modal opened onClose={onClose} title={t.deleteTitle(name)} size={460}>
      <p className="t2">{t.deleteText}</p>
      {remove.error ? (
        <Banner tone="alarm" title={t.deleteFailed(name)}>
          {failureText(remove.error, unknown)}
        </Banner>
      ) : null}
      <DialogFoot back={t.cancel} onBack={onClose} isBackFirst>
        <Button
          size="lg"
          variant="danger"
          loading={remove.isPending}
          onClick={() =>
            remove.mutate(
              { params: { id: record.id } },
              {
                onSuccess: () => {
                  notify(t.deleted(name))
                  queries.removeQueries({ queryKey: [editor.calls.get.id] })
                  void navigate(editor.path, { state: { isDone: true } })
                },
              },
            )
          }
        >
          {t.deleteConfirm(name)}
        </Button>
      </DialogFoot>
    </Modal>
  )
}

/** Where a record is used, in words: the server names the table, how often, and the first few by name; and what can be done about it. */
export function inUseWords(
  error: CallFailed,
  t: ReturnType<typeof editorTexts>['form'],
  canSwitchOff: boolean,
): string {
  const { table, count, names } = error.errors[0]?.values ?? {}
  const places: Readonly<Record<string, string>> = t.places
  const place = places[String(table ?? (error.data as { usedBy?: string } | undefined)?.usedBy)] ?? t.places.unknown
  const where = count ? t.inUseCount(Number(count), place, String(names ?? '')) : t.inUseText(place)
  return `${where} ${canSwitchOff ? t.takeOutOrOff : t.takeOut}`
}
