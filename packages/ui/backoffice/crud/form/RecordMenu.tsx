import { editorTexts } from '#i18n/editors/frame.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconCopy, IconDotsVertical, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../staff.tsx'
import type { AnyEditor } from '../editor.ts'
import type { StoredRecord, Values } from '../record.ts'
import { DeleteRecord } from './DeleteRecord.tsx'

/** A menu to duplicate and delete a record. The delete dialog shows the record's name and the places that use it. */
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
  /** Further entries of the menu. They are at the top. */
  children?: ReactNode
  /** True: the button of the menu has no frame. In a list, a frame in each row would distract. */
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
      {isAsking ? <DeleteRecord editor={editor} record={record} onClose={() => setIsAsking(false)} /> : null}
    </>
  )
}
