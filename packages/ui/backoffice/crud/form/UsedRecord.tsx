import { backofficeTexts } from '#i18n/backoffice.ts'
import { editorTexts } from '#i18n/editors/frame.ts'
import { Button, Modal } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { Banner } from '../../Banner.tsx'
import { type CallFailed, failureText, useAction } from '../../calls.ts'
import { notify } from '../../notify.ts'
import { useTexts } from '../../staff.tsx'
import { EmptyState } from '../../States.tsx'
import type { AnyEditor } from '../editor.ts'
import type { StoredRecord } from '../record.ts'

/**
 * Shown if a record cannot be deleted because other records use it. The dialog lists the records that use it. If the record can be
 * switched off, the dialog offers to do this.
 */
export function UsedRecord({
  editor,
  record,
  error,
  onClose,
}: {
  editor: AnyEditor
  record: StoredRecord
  error: CallFailed
  onClose: () => void
}) {
  const t = useTexts(editorTexts).form
  const unknown = useTexts(backofficeTexts).states.unknown
  const name = editor.nameOf(record)
  // The dialog offers to switch the record off instead of deleting it. Guests do not see a record that is off, and it can easily be
  // switched on again.
  const change = useAction(editor.calls.update, { refresh: [editor.calls.list, editor.calls.get] })
  const canSwitchOff = record['isEnabled'] === true
  const failed = change.error
  return (
    <Modal opened onClose={onClose} withCloseButton={false} size={500} aria-label={t.inUseTitle(name)}>
      <EmptyState
        icon={IconLink}
        title={t.inUseTitle(name)}
        text={inUseWords(error, t, { canSwitchOff, hasTrash: false })}
      >
        <Button variant={canSwitchOff ? 'default' : 'filled'} data-autofocus onClick={onClose}>
          {t.cancel}
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
        {failed ? <Banner tone="alarm">{failureText(failed, unknown)}</Banner> : null}
      </EmptyState>
    </Modal>
  )
}

/**
 * Sentences about where a record is used and what the user can do. The server sends the table, the number of records, and the names of the first
 * few.
 */
export function inUseWords(
  error: CallFailed,
  t: ReturnType<typeof editorTexts>['form'],
  { canSwitchOff, hasTrash }: { canSwitchOff: boolean; hasTrash: boolean },
): string {
  const places = (error.data as { places?: PlaceOfUse[] } | undefined)?.places
  const { table, count, names } = error.errors[0]?.values ?? {}
  const place = placeName(String(table ?? (error.data as { usedBy?: string } | undefined)?.usedBy), t)
  const where = places
    ? places.map((one) => placeWords(one, t)).join(' ')
    : count
      ? t.inUseCount(Number(count), place, String(names ?? ''))
      : t.inUseText(place)
  return `${where} ${hasTrash ? t.takeOutOrTrash : canSwitchOff ? t.takeOutOrOff : t.takeOut}`
}

interface PlaceOfUse {
  table: string
  count: number
  names: readonly string[]
}

const placeName = (table: string, t: ReturnType<typeof editorTexts>['form']): string =>
  (t.places as Readonly<Record<string, string>>)[table] ?? t.places.unknown

/** A text for one table that uses a record: the number of its records, and the names of the first few. */
export const placeWords = ({ table, count, names }: PlaceOfUse, t: ReturnType<typeof editorTexts>['form']): string =>
  t.inUseCount(count, placeName(table, t), names.join(', '))
