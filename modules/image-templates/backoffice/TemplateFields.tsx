import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { MultiSelect, TextInput } from '@mantine/core'
import type { ImageTemplate, TemplateSample } from '../contract.ts'
import { MAX_SIDE } from '../rules/place.ts'
import { templateTexts } from '../words/templates.ts'
import { Choice, ColourField, NumberField } from './fields.tsx'

export type TemplateDraft = Pick<
  ImageTemplate,
  'name' | 'identifier' | 'branches' | 'usedFor' | 'productId' | 'canvas' | 'layers'
>

interface Props {
  draft: TemplateDraft
  samples: readonly TemplateSample[]
  onChange: (changes: Partial<TemplateDraft>) => void
}

/** The form of the template itself (name, identifier, size, background, use). It is shown while no layer is chosen. */
export function TemplateFields({ draft, onChange, samples }: Props) {
  const t = useTexts(templateTexts)
  const { branches } = useStaff()
  const { canvas } = draft
  const side = (name: 'w' | 'h', label: string) => (
    <NumberField
      label={label}
      suffix=" px"
      min={16}
      max={MAX_SIDE}
      value={canvas[name]}
      onChange={(value) => onChange({ canvas: { ...canvas, [name]: value } })}
    />
  )
  const products = samples.filter(({ kind }) => kind === 'product')
  return (
    <div className="col fields">
      <TextInput
        label={t.name}
        maxLength={80}
        value={draft.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t.identifier}
        description={t.identifierText}
        maxLength={60}
        value={draft.identifier}
        onChange={(event) => onChange({ identifier: event.currentTarget.value })}
      />
      <h3 className="over">{t.canvas}</h3>
      <div className="g2">
        {side('w', t.width)}
        {side('h', t.height)}
      </div>
      <ColourField
        label={t.background}
        value={canvas.background}
        onChange={(background) => onChange({ canvas: { ...canvas, background } })}
      />
      <Choice label={t.used} value={draft.usedFor} choices={t.uses} onChange={(usedFor) => onChange({ usedFor })} />
      <Choice
        label={t.product}
        value={draft.productId ?? ''}
        choices={{
          '': t.noProduct,
          ...(draft.productId ? { [draft.productId]: draft.productId.slice(0, 8) } : {}),
          ...Object.fromEntries(products.map(({ id, name }) => [id, name])),
        }}
        onChange={(productId) => onChange({ productId: productId || null })}
      />
      <MultiSelect
        label={t.branches}
        description={t.branchesText}
        data={branches.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.branches}
        onChange={(chosen) => onChange({ branches: chosen })}
      />
    </div>
  )
}
