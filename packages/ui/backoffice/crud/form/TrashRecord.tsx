import { backofficeTexts } from '#i18n/backoffice.ts'
import { editorTexts } from '#i18n/editors/frame.ts'
import { Button, Modal } from '@mantine/core'
import { Link } from 'react-router'
import { Banner } from '../../Banner.tsx'
import { failureText, useAction, useCall } from '../../calls.ts'
import { DialogFoot } from '../../DialogFoot.tsx'
import { notify } from '../../notify.ts'
import { useLocale, useTexts } from '../../staff.tsx'
import type { AnyEditor } from '../editor.ts'
import type { StoredRecord } from '../record.ts'
import { placeWords } from './UsedRecord.tsx'

/** Asks once for confirmation before a record is moved to the trash. The same dialog lists every place that uses the record. */
export function TrashRecord({
  editor,
  trash,
  record,
  onClose,
  onTrashed,
}: {
  editor: AnyEditor
  trash: NonNullable<AnyEditor['trash']>
  record: StoredRecord
  onClose: () => void
  onTrashed: () => void
}) {
  const t = useTexts(editorTexts).form
  const locale = useLocale()
  const unknown = useTexts(backofficeTexts).states.unknown
  const name = editor.nameOf(record)
  const kind = editor.entity.name
  const uses = useCall(trash.uses, { query: { kind, id: record.id } })
  const places = (uses.data?.value ?? []) as readonly Parameters<typeof placeWords>[0][]
  const isUsed = places.length > 0
  const remove = useAction(editor.calls.remove, { refresh: [editor.calls.list] })
  const put = useAction(trash.put, { refresh: [editor.calls.list] })
  // Instead of deleting the record, the user can switch it off. Guests do not see a record that is off, and it can easily be switched on
  // again.
  const change = useAction(editor.calls.update, { refresh: [editor.calls.list, editor.calls.get] })
  const failed = remove.error ?? put.error ?? change.error ?? uses.error
  const note = isUsed ? trash.note?.(locale) : undefined
  const throwAway = () =>
    isUsed
      ? put.mutate({ body: { kind, ids: [record.id] } }, { onSuccess: onTrashed })
      : // If a use was added after the dialog was opened, the deletion fails. Then the list of places is loaded again.
        remove.mutate({ params: { id: record.id } }, { onSuccess: onTrashed, onError: () => void uses.refetch() })
  return (
    <Modal opened onClose={onClose} title={t.deleteTitle(name)} size={560}>
      <div className="col" style={{ gap: 12 }}>
        {isUsed ? (
          <div role="status" className="col" style={{ gap: 8 }}>
            <p>
              <b>{t.inUseTitle(name)}</b>
            </p>
            <ul className="col" style={{ gap: 4 }}>
              {places.map((place) => (
                <li key={place.table}>{placeWords(place, t)}</li>
              ))}
            </ul>
            <p className="t2">
              {t.takeOutOrTrash}
              {note ? ` ${note}` : ''}
            </p>
          </div>
        ) : null}
        <p className="t2">{t.trashText}</p>
        <p className="sm">
          <Link to={trash.path}>{t.openTrash}</Link>
        </p>
        {failed ? (
          <Banner tone="alarm" title={t.deleteFailed(name)}>
            {failureText(failed, unknown)}
          </Banner>
        ) : null}
      </div>
      <DialogFoot back={t.cancel} onBack={onClose} isBackFirst>
        {isUsed && record['isEnabled'] === true ? (
          <Button
            size="lg"
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
        <Button
          size="lg"
          variant="danger"
          loading={uses.isPending || remove.isPending || put.isPending}
          onClick={throwAway}
        >
          {t.trash}
        </Button>
      </DialogFoot>
    </Modal>
  )
}
