import { editorTexts } from '#i18n/editors/frame.ts'
import { Menu } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useLocale, useTexts } from '../../staff.tsx'
import { type AnyEditor, labelOf } from '../editor.ts'
import { acceptsNull, choicesOf } from '../record.ts'
import { useReferences } from '../slots.tsx'

/** Buttons with menus, one for each field that the editor lists in `filters`. Only one field filters the list at a time. */
export function Filters({
  editor,
  by,
  onChange,
}: {
  editor: AnyEditor
  by: string | undefined
  onChange: (by: string | undefined) => void
}) {
  return (editor.filters ?? []).map((name) => (
    <Filter
      key={name}
      editor={editor}
      name={name}
      value={by?.startsWith(`${name}:`) ? by.slice(name.length + 1) : undefined}
      onChange={(value) => onChange(value === undefined ? undefined : `${name}:${value}`)}
    />
  ))
}

function Filter({
  editor,
  name,
  value,
  onChange,
}: {
  editor: AnyEditor
  name: string
  value: string | undefined
  onChange: (value: string | undefined) => void
}) {
  const t = useTexts(editorTexts).list
  const words = editor.words(useLocale())
  const field = editor.entity.fields[name]
  const { options: records } = useReferences(field?.to)
  if (!field) return null
  const label = labelOf(words, name)
  const options =
    field.to !== undefined
      ? [...records, ...(acceptsNull(field.schema) ? [{ value: '', label: t.without }] : [])]
      : field.widget === 'boolean'
        ? [
            { value: 'true', label: t.yes },
            { value: 'false', label: t.no },
          ]
        : choicesOf(field.schema).map((one) => ({ value: one, label: words.choices[name]?.[one] ?? one }))
  const chosen = options.find((one) => one.value === value)
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={`chip ${value === undefined ? '' : 'on'}`}>
          {value === undefined ? t.all(label) : t.only(label, chosen?.label ?? '…')}
          <IconChevronDown size={14} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {value === undefined ? null : (
          <Menu.Item
            leftSection={<IconX className="i" stroke={1.75} aria-hidden />}
            onClick={() => onChange(undefined)}
          >
            {t.liftAll}
          </Menu.Item>
        )}
        {options.map((one) => (
          <Menu.Item key={one.value} aria-current={one.value === value} onClick={() => onChange(one.value)}>
            {one.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
