import { useTexts } from '#ui/backoffice/staff.tsx'
import { Textarea, TextInput } from '@mantine/core'
import type { FontFamily, Layer } from '../contract.ts'
import { imageBindings, linkBindings, textBindings, textOf } from '../rules/bindings.ts'
import type { DrawContext } from '../rules/draw.ts'
import { qrSquare } from '../rules/draw-code.ts'
import { MAX_SIDE } from '../rules/place.ts'
import { templateTexts } from '../words/templates.ts'
import { Choice, ColourField, NumberField } from './fields.tsx'
import { PictureField } from './PictureField.tsx'
import { TextFields } from './TextFields.tsx'

interface Props {
  layer: Layer
  context: DrawContext
  fonts: readonly FontFamily[]
  onChange: (changes: Partial<Layer>) => void
}

/** The fields in the form of a layer that depend on its type (text, picture, shape, QR code). */
export function KindFields({ context, fonts, layer, onChange }: Props) {
  const t = useTexts(templateTexts)
  const bound = <B extends string>(bindings: readonly B[], chosen: B | null) => (
    <Choice<string>
      label={t.binding}
      value={chosen ?? 'fixed'}
      choices={{
        fixed: t.fixed,
        ...Object.fromEntries(bindings.map((one) => [one, t.bindings[one as keyof typeof t.bindings]])),
      }}
      onChange={(value) => onChange({ binding: bindings.find((one) => one === value) ?? null } as Partial<Layer>)}
    />
  )
  return (
    <>
      {layer.type === 'text' ? (
        <>
          {bound(textBindings, layer.binding)}
          <Textarea
            label={layer.binding ? t.fallback : t.text}
            description={layer.binding ? t.fallbackText : undefined}
            autosize
            minRows={2}
            maxLength={1000}
            // The browser takes the direction of writing from the first letter, as the drawing does.
            dir="auto"
            value={layer.fallback}
            onChange={(event) => onChange({ fallback: event.currentTarget.value })}
          />
          <TextFields layer={layer} context={context} fonts={fonts} onChange={onChange} />
        </>
      ) : null}
      {layer.type === 'image' ? (
        <>
          {bound(imageBindings, layer.binding)}
          <PictureField layer={layer} onChange={(fallback) => onChange({ fallback })} />
          <Choice label={t.fit} value={layer.fit} choices={t.fits} onChange={(fit) => onChange({ fit })} />
        </>
      ) : null}
      {layer.type === 'shape' ? (
        <>
          <Choice label={t.shape} value={layer.shape} choices={t.shapes} onChange={(shape) => onChange({ shape })} />
          <ColourField label={t.colour} value={layer.color} onChange={(color) => onChange({ color })} />
          {layer.shape === 'rectangle' ? (
            <NumberField
              label={t.radius}
              suffix=" px"
              min={0}
              max={MAX_SIDE}
              value={layer.radius}
              onChange={(radius) => onChange({ radius })}
            />
          ) : null}
        </>
      ) : null}
      {layer.type === 'qr' ? (
        <>
          {bound(linkBindings, layer.binding)}
          <TextInput
            label={layer.binding ? t.fallback : t.link}
            description={layer.binding ? t.fallbackText : undefined}
            maxLength={500}
            value={layer.fallback}
            error={
              qrSquare(layer, textOf(layer, context.values) ?? 'https://example.at') === 0 ? t.codeSmall : undefined
            }
            onChange={(event) => onChange({ fallback: event.currentTarget.value })}
          />
          <div className="g2">
            <ColourField label={t.colour} value={layer.color} onChange={(color) => onChange({ color })} />
            <ColourField
              label={t.background}
              value={layer.background}
              onChange={(background) => onChange({ background })}
            />
          </div>
        </>
      ) : null}
    </>
  )
}
