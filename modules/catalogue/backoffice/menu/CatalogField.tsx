import { menuWords } from '../../words/menu.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { Labelled } from '#ui/backoffice/crud/fields/Labelled.tsx'
import { Rows } from '#ui/backoffice/crud/fields/Rows.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Select } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type * as z from 'zod'
import { catalogueEndpoints, type MenuCategory } from '../../contract.ts'
import { MenuProducts } from './MenuProducts.tsx'

type Part = z.input<typeof MenuCategory>

/**
 * The field for the content of a menu: its categories, each with its products. Staff change the sequence of categories and products by mouse or
 * keyboard.
 */
export function CatalogField(props: FieldProps) {
  const t = useTexts(menuWords)
  const parts = (Array.isArray(props.value) ? props.value : []) as Part[]
  const categories = useCall(catalogueEndpoints.categories.list, { query: { pageSize: 500 } }).data?.value ?? []
  const [open, setOpen] = useState<string>()
  const nameOf = (id: string): string => categories.find((one) => one.id === id)?.name ?? t.gone
  const free = categories.filter(({ id }) => !parts.some(({ categoryId }) => categoryId === id))
  return (
    <Labelled {...props}>
      <Rows<Part>
        rows={parts}
        onChange={props.onChange}
        create={() => ({ categoryId: '' })}
        nameOf={({ categoryId }) => nameOf(categoryId)}
        emptyText={t.noCategories}
        readOnly={props.readOnly}
        renderFramed={(handle, bin, part, _, set) => (
          <CategoryPart
            handle={handle}
            bin={bin}
            name={nameOf(part.categoryId)}
            part={part}
            set={set}
            isOpen={open === part.categoryId}
            onToggle={() => setOpen(open === part.categoryId ? undefined : part.categoryId)}
            readOnly={props.readOnly}
          />
        )}
      >
        {() => null}
      </Rows>
      {props.readOnly || free.length === 0 ? null : (
        <Select
          aria-label={t.addCategory}
          placeholder={t.addCategory}
          searchable
          value={null}
          data={free.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            if (!id) return
            props.onChange([...parts, { categoryId: id, products: [] }])
            setOpen(id)
          }}
        />
      )}
    </Labelled>
  )
}

function CategoryPart(props: {
  handle: ReactNode
  bin: ReactNode
  name: string
  part: Part
  set: (part: Part) => void
  isOpen: boolean
  onToggle: () => void
  readOnly: boolean
}) {
  const t = useTexts(menuWords)
  const { part, isOpen, name } = props
  const Arrow = isOpen ? IconChevronDown : IconChevronRight
  return (
    <div className="part">
      <div className="ph">
        {props.handle}
        <ActionIcon
          size="xs"
          aria-expanded={isOpen}
          aria-label={isOpen ? t.close(name) : t.open(name)}
          onClick={props.onToggle}
        >
          <Arrow className="i" stroke={1.75} aria-hidden />
        </ActionIcon>
        <button type="button" className="plain b el" tabIndex={-1} onClick={props.onToggle}>
          {name}
        </button>
        <span className="mut sm nw">{t.products(part.products?.length ?? 0)}</span>
        <span className="sp" />
        {props.bin}
      </div>
      {isOpen ? (
        <div className="pb2">
          <MenuProducts
            categoryId={part.categoryId}
            ids={part.products ?? []}
            onChange={(products) => props.set({ ...part, products })}
            readOnly={props.readOnly}
          />
        </div>
      ) : null}
    </div>
  )
}
