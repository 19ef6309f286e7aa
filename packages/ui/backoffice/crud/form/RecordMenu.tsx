import { backofficeTexts } from '#i18n/backoffice.ts'
import { editorTexts } from '#i18n/editors/frame.ts'
import { ActionIcon, Button, Menu, Modal } from '@mantine/core'
import { IconCopy, IconDotsVertical, IconLink, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { Banner } from '../../Banner.tsx'
import { type CallFailed, failureText, useAction } from '../../calls.ts'
import { DialogFoot } from '../../DialogFoot.tsx'
import { notify } from '../../notify.ts'
import { useTexts } from '../../staff.tsx'
import { EmptyState } from '../../States.tsx'
import type { AnyEditor } from '../editor.ts'
import type { StoredRecord, Values } from '../record.ts'

/** Duplicate and delete. The delete dialog names the record and lists where it is used. */
export function RecordMenu({
  editor,
  record,
  values,
  children,
  isQuiet,
}: {
  editor: AnyEditor
  record: StoredRecord
  values: Values
  /** Further entries, at the top. */
  children?: ReactNode
  /** In a row, where a frame around each menu would distract. */
  isQuiet?: boolean
}) {
  const t = useTexts(editorTexts).form
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            {...(isQuiet ? {} : { variant: 'default' })}
            aria-label={isQuiet ? `${t.actions}: ${editor.nameOf(record)}` : t.actions}
          >
            <IconDotsVertical className="i" stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {children}
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

function DeleteDialog({ editor, record, onClose }: { editor: AnyEditor; record: StoredRecord; onClose: () => void }) {
  const t = useTexts(editorTexts).form
  const unknown = useTexts(backofficeTexts).states.unknown
  const name = editor.nameOf(record)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const remove = useAction(editor.calls.remove, { refresh: [editor.calls.list] })
  if (remove.error?.errors[0]?.code === 'record.in_use') {
    return (
      <Modal opened onClose={onClose} withCloseButton={false} size={460} aria-label={t.inUseTitle(name)}>
        <EmptyState icon={IconLink} title={t.inUseTitle(name)} text={inUseWords(remove.error, t)}>
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

/** Where a record is used, in words: the server names the table, how often, and the first few by name. */
export function inUseWords(error: CallFailed, t: ReturnType<typeof editorTexts>['form']): string {
  const { table, count, names } = error.errors[0]?.values ?? {}
  const places: Readonly<Record<string, string>> = t.places
  const place = places[String(table ?? (error.data as { usedBy?: string } | undefined)?.usedBy)] ?? t.places.unknown
  return count ? t.inUseCount(Number(count), place, String(names ?? '')) : t.inUseText(place)
}
