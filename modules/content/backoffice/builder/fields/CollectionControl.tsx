import { builderTexts } from '../../../words/builder.ts'
import { blockTexts, textOf } from '../../../words/blocks.ts'
import { Rows } from '#ui/backoffice/crud/fields/Rows.tsx'
import { newKey } from '#ui/new-key.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Menu } from '@mantine/core'
import { IconClipboard, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Field } from '../../../rules/blocks/fields.ts'
import { titleOf } from '../../../rules/differences.ts'
import { defaultsOf } from '../../../rules/blocks/read-block.ts'
import { itemParts } from '../../../rules/blocks/walk.ts'
import { type Clip, freshItem, useClipboard } from '../clipboard.ts'
import { focusFirst } from '../focus-form.ts'
import { ItemCard } from './ItemCard.tsx'
import { type Item, itemsOf } from './collection-items.ts'
import { type ControlProps, controlId, type FieldsComponent, useControl } from './field-view.ts'

/**
 * A field with a list of items, for example the questions of a FAQ block. Each item is a card that can be opened, moved by mouse or keys, copied and
 * pasted.
 */
export function CollectionControl(
  props: ControlProps<Extract<Field, { type: 'collection' }>> & { Fields: FieldsComponent },
) {
  const { field, Fields, onChange, path } = props
  const t = useTexts(builderTexts)
  const names = useTexts(blockTexts).items
  const { error, label } = useControl(props)
  const items = itemsOf(field.items, props.value)
  const types = Object.keys(field.items)
  // If the collection has exactly one item, its card is already open. This is the case for a new gallery, which has one empty item.
  const [open, setOpen] = useState(items.length === 1 ? items[0]?.id : undefined)
  const { copy, held } = useClipboard(`collection:${types.join(',')}`)
  const isFull = items.length >= (field.max ?? 200)
  const nameOf = (item: Item): string => titleOf(item.value).title ?? textOf(names, item.type)
  const add = (type: string) => {
    const item: Item = { id: newKey(), type, value: defaultsOf(field.items[type] ?? {}) }
    onChange([...items, item])
    setOpen(item.id)
    focusFirst(`[id="${controlId(`${path}.${item.id}`)}"]`)
  }
  const paste = (clip: Clip) => {
    const item = itemParts(field.items, clip.data)
    if (item) onChange([...items, { id: newKey(), type: item.type, value: freshItem(item.value) }])
  }
  return (
    <div className="fld" role="group" aria-label={label} id={controlId(path)} tabIndex={-1}>
      <div className="row">
        <span className={`lbl ${field.required ? 'req' : ''}`}>{label}</span>
        <span className="sp" />
        <span className="mut xs">{field.max ? t.field.count(items.length, field.max) : items.length}</span>
      </div>
      <Rows<Item>
        rows={items}
        onChange={onChange}
        create={() => ({ id: newKey(), type: types[0] ?? '', value: {} })}
        nameOf={nameOf}
        emptyText=""
        renderFramed={(handle, bin, item, index, set) => (
          <ItemCard
            handle={handle}
            bin={bin}
            name={nameOf(item)}
            id={controlId(`${path}.${item.id}`)}
            isOpen={open === item.id}
            isWrong={[...props.problems.keys()].some((key) => key.startsWith(`${path}.${item.id}`))}
            onToggle={() => setOpen(open === item.id ? undefined : item.id)}
            onCopy={() => copy(item.type, item, nameOf(item))}
            onDouble={
              isFull
                ? undefined
                : () => onChange(items.toSpliced(index + 1, 0, { ...item, id: newKey(), value: freshItem(item.value) }))
            }
          >
            <Fields
              fields={field.items[item.type] ?? {}}
              path={`${path}.${item.id}`}
              problems={props.problems}
              language={props.language}
              values={item.value}
              onChange={(value) => set({ ...item, value })}
            />
          </ItemCard>
        )}
      >
        {() => null}
      </Rows>
      {isFull ? null : (
        <div className="row w">
          {types.length === 1 && types[0] ? (
            <AddButton label={t.field.add(textOf(names, types[0]))} onClick={() => add(types[0] ?? '')} />
          ) : (
            <Menu position="bottom-start">
              <Menu.Target>
                <AddButton label={t.field.add(t.field.element)} />
              </Menu.Target>
              <Menu.Dropdown>
                {types.map((type) => (
                  <Menu.Item key={type} onClick={() => add(type)}>
                    {textOf(names, type)}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
          {held ? (
            <Button
              size="xs"
              variant="subtle"
              leftSection={<IconClipboard className="i" stroke={1.75} aria-hidden />}
              onClick={() => paste(held)}
            >
              {t.tree.paste(held.name)}
            </Button>
          ) : null}
        </div>
      )}
      {error ? (
        <p className="errm" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}

const AddButton = ({ label, ...rest }: { label: string; onClick?: () => void }) => (
  <Button size="xs" leftSection={<IconPlus className="i" stroke={1.75} aria-hidden />} {...rest}>
    {label}
  </Button>
)
