import { backofficeTexts } from '#i18n/backoffice.ts'
import { editorTexts } from '#i18n/editors/frame.ts'
import { Button, Modal } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { Banner } from '../../Banner.tsx'
import { type CallFailed, failureText, useAction } from '../../calls.ts'
import { notify } from '../../notify.ts'
import { useLocale, useTexts } from '../../staff.tsx'
import { EmptyState } from '../../States.tsx'
import type { AnyEditor } from '../editor.ts'
import type { StoredRecord } from '../record.ts'

/** A record that others use stays where it is: the dialog lists where, and offers to switch it off or to put it in the trash. */
export function UsedRecord({
  editor,
  record,
  error,
  onClose,
  onTrashed,
}: {
  editor: AnyEditor
  record: StoredRecord
  error: CallFailed
  onClose: () => void
  onTrashed: () => void
}) {
  const t = useTexts(editorTexts).form
  const locale = useLocale()
  const unknown = useTexts(backofficeTexts).states.unknown
  const name = editor.nameOf(record)
  // What is switched off is seen by no guest, and comes back with one tap.
  const change = useAction(editor.calls.update, { refresh: [editor.calls.list, editor.calls.get] })
  const put = useAction(editor.trash?.put ?? editor.calls.remove, { refresh: [editor.calls.list] })
  const canSwitchOff = record['isEnabled'] === true
  const failed = change.error ?? put.error
  const { trash } = editor
  const note = trash?.note?.(locale)
  return (
    <Modal opened onClose={onClose} withCloseButton={false} size={500} aria-label={t.inUseTitle(name)}>
      <EmptyState
        icon={IconLink}
        title={t.inUseTitle(name)}
        text={`${inUseWords(error, t, { canSwitchOff, hasTrash: trash !== undefined })}${note ? ` ${note}` : ''}`}
      >
        <Button variant={canSwitchOff || trash ? 'default' : 'filled'} data-autofocus onClick={onClose}>
          {t.understood}
        </Button>
        {trash ? (
          <Button
            variant="danger"
            loading={put.isPending}
            onClick={() =>
              put.mutate({ body: { kind: editor.entity.name, ids: [record.id] } }, { onSuccess: onTrashed })
            }
          >
            {t.trash}
          </Button>
        ) : null}
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
        {failed ? <Banner tone="alarm">{failureText(failed, unknown)}</Banner> : null}
      </EmptyState>
    </Modal>
  )
}

/** Where a record is used, in words: the server names the table, how often, and the first few by name; and what can be done about it. */
export function inUseWords(
  error: CallFailed,
  t: ReturnType<typeof editorTexts>['form'],
  { canSwitchOff, hasTrash }: { canSwitchOff: boolean; hasTrash: boolean },
): string {
  const { table, count, names } = error.errors[0]?.values ?? {}
  const places: Readonly<Record<string, string>> = t.places
  const place = places[String(table ?? (error.data as { usedBy?: string } | undefined)?.usedBy)] ?? t.places.unknown
  const where = count ? t.inUseCount(Number(count), place, String(names ?? '')) : t.inUseText(place)
  return `${where} ${hasTrash ? t.takeOutOrTrash : canSwitchOff ? t.takeOutOrOff : t.takeOut}`
}
