import { formatNumber } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { Checkbox, TextInput } from '@mantine/core'
import type { FontFamily, Layer } from '../contract.ts'
import type { DrawContext } from '../rules/draw.ts'
import { extent, MAX_SIDE } from '../rules/place.ts'
import { templateTexts } from '../words/templates.ts'
import { KindFields } from './KindFields.tsx'
import { NumberField } from './fields.tsx'

interface Props {
  layer: Layer
  context: DrawContext
  fonts: readonly FontFamily[]
  onChange: (layer: Layer, mark: string) => void
}

/** The form of a layer: its position, its size, and the fields for its type. */
export function LayerFields({ context, fonts, layer, onChange }: Props) {
  const t = useTexts(templateTexts)
  const locale = useLocale()
  const decimal = (value: number): string => formatNumber(Math.round(value * 10) / 10, locale)
  const put = (changes: Partial<Layer>): void =>
    onChange({ ...layer, ...changes } as Layer, `${layer.id} ${Object.keys(changes).join()}`)
  const box = (name: 'x' | 'y' | 'w' | 'h', label: string) => (
    <NumberField
      label={label}
      suffix=" px"
      min={name === 'w' || name === 'h' ? 1 : -MAX_SIDE}
      max={MAX_SIDE}
      value={layer[name]}
      onChange={(value) => put({ [name]: value })}
    />
  )
  const outline = extent(layer, layer.rotation)
  return (
    <div className="col fields">
      <TextInput
        label={t.layerName}
        maxLength={80}
        value={layer.name}
        onChange={(event) => put({ name: event.currentTarget.value })}
      />
      <KindFields layer={layer} context={context} fonts={fonts} onChange={put} />
      <div className="g2">
        {box('x', t.left)}
        {box('y', t.top)}
        {box('w', t.width)}
        {box('h', t.height)}
        <NumberField
          label={t.rotation}
          suffix=" °"
          min={-360}
          max={360}
          value={layer.rotation}
          onChange={(rotation) => put({ rotation })}
        />
        <NumberField
          label={t.opacity}
          suffix=" %"
          min={0}
          max={100}
          value={layer.opacity}
          onChange={(opacity) => put({ opacity })}
        />
      </div>
      {layer.rotation === 0 ? null : <p className="mut sm">{t.extent(decimal(outline.w), decimal(outline.h))}</p>}
      <Checkbox
        label={t.lock}
        checked={layer.isLocked}
        onChange={(event) => put({ isLocked: event.currentTarget.checked })}
      />
    </div>
  )
}
