import { backofficeTexts } from '#i18n/backoffice.ts'
import { editorTexts } from '#i18n/editors/frame.ts'
import { Button, Modal } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Banner } from '../../Banner.tsx'
import { failureText, useAction } from '../../calls.ts'
import { DialogFoot } from '../../DialogFoot.tsx'
import { notify } from '../../notify.ts'
import { useTexts } from '../../staff.tsx'
import type { AnyEditor } from '../editor.ts'
import type { StoredRecord } from '../record.ts'
import { TrashRecord } from './TrashRecord.tsx'
import { UsedRecord } from './UsedRecord.tsx'

/** Asks for confirmation before a record is deleted. If its entity has a trash, the record can be restored from there. */
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
  const { trash } = editor
  const remove = useAction(editor.calls.remove, { refresh: [editor.calls.list] })
  const leave = () => {
    notify(trash ? t.trashed(name) : t.deleted(name))
    queries.removeQueries({ queryKey: [editor.calls.get.id] })
    void navigate(editor.path, { state: { isDone: true } })
  }
  if (trash) return <TrashRecord editor={editor} trash={trash} record={record} onClose={onClose} onTrashed={leave} />
  if (remove.error?.errors[0]?.code === 'record.in_use')
    return <UsedRecord editor={editor} record={record} error={remove.error} onClose={onClose} />
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
          onClick={() => remove.mutate({ params: { id: record.id } }, { onSuccess: leave })}
        >
          {t.deleteConfirm(name)}
        </Button>
      </DialogFoot>
    </Modal>
  )
}
