import { backofficeTexts } from '#i18n/backoffice.ts'
import { editorTexts } from '#i18n/editors/frame.ts'
import { ActionIcon, Button, Menu, Modal } from '@mantine/core'
import { IconCopy, IconDotsVertical, IconLink, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Banner } from '../../Banner.tsx'
import { type CallFailed, failureText, useAction } from '../../calls.ts'
import { notify } from '../../notify.ts'
import { useTexts } from '../../staff.tsx'
import { EmptyState } from '../../States.tsx'
import type { Editor } from '../editor.ts'
import type { StoredRecord, Values } from '../record.ts'

/** Duplicate and delete. Deleting names the record; where it is used, it says where. */
export function RecordMenu({ editor, record, values }: { editor: Editor; record: StoredRecord; values: Values }) {
  const t = useTexts(editorTexts).form
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" aria-label={t.actions}>
            <IconDotsVertical className="i" stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCopy className="i" stroke={1.75} aria-hidden />}
            onClick={() => void navigate(`${editor.path}/neu`, { state: { copy: values } })}
          >
            {t.duplicate}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash className="i" stroke={1.75} aria-hidden />}
            onClick={() => setIsAsking(true)}
          >
            {t.delete} …
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isAsking ? <DeleteDialog editor={editor} record={record} onClose={() => setIsAsking(false)} /> : null}
    </>
  )
}

function DeleteDialog({ editor, record, onClose }: { editor: Editor; record: StoredRecord; onClose: () => void }) {
  const t = useTexts(editorTexts).form
  const unknown = useTexts(backofficeTexts).states.unknown
  const name = editor.nameOf(record)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const remove = useAction(editor.calls.remove, { refresh: [editor.calls.list] })
  if (remove.error?.errors[0]?.code === 'record.in_use') {
    return (
      <Modal opened onClose={onClose} withCloseButton={false} size={460} aria-label={t.inUseTitle(name)}>
        <EmptyState icon={IconLink} title={t.inUseTitle(name)} text={t.inUseText(placeOf(remove.error, t.places))}>
          <Button variant="filled" data-autofocus onClick={onClose}>
            {t.understood}
          </Button>
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
      <div className="dlg-ft">
        <Button variant="subtle" data-autofocus onClick={onClose}>
          {t.cancel}
        </Button>
        <span className="sp" />
        <Button
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
      </div>
    </Modal>
  )
}

/** Where a record is used, in words: the server names the table. */
function placeOf(error: CallFailed, places: Readonly<Record<string, string>> & { unknown: string }): string {
  const table = error.errors[0]?.values?.['table'] ?? (error.data as { usedBy?: string } | undefined)?.usedBy
  return places[String(table)] ?? places.unknown
}
