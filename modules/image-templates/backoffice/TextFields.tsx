import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import type { FontFamily, LayerOf } from '../contract.ts'
import { type DrawContext, fittedText } from '../rules/draw.ts'
import { templateTexts } from '../words/templates.ts'
import { variantName } from '../words/variants.ts'
import { Choice, ColourField, NumberField } from './fields.tsx'

interface Props {
  layer: LayerOf<'text'>
  context: DrawContext
  fonts: readonly FontFamily[]
  onChange: (changes: Partial<LayerOf<'text'>>) => void
}

/** Fields for the font, size and colour of a text layer. They also show whether the text fits its box with the sample data. */
export function TextFields({ context, fonts, layer, onChange }: Props) {
  const t = useTexts(templateTexts)
  const families = [...new Set([layer.family, ...fonts.map(({ family }) => family)])]
  const own = fonts.find(({ family }) => family === layer.family)?.variants.map(({ variant }) => variant) ?? []
  const variants = [...new Set([layer.variant, ...own])]
  const locale = useLocale()
  const named = (all: readonly string[], nameOf: (one: string) => string) =>
    Object.fromEntries(all.map((one) => [one, nameOf(one)]))
  const fitted = fittedText(layer, context)
  const family = (next: string): void => {
    const offered = fonts.find((one) => one.family === next)?.variants.map(({ variant }) => variant) ?? []
    onChange({ family: next, variant: offered.includes(layer.variant) ? layer.variant : (offered[0] ?? layer.variant) })
  }
  return (
    <>
      <div className="g2">
        <Choice label={t.family} value={layer.family} choices={named(families, (one) => one)} onChange={family} />
        <Choice
          label={t.variant}
          value={layer.variant}
          choices={named(variants, (one) => variantName(one, locale))}
          onChange={(variant) => onChange({ variant })}
        />
        <NumberField
          label={t.size}
          suffix=" px"
          min={4}
          max={1000}
          value={layer.size}
          onChange={(size) => onChange({ size })}
        />
        <NumberField
          label={t.minSize}
          suffix=" px"
          min={4}
          max={1000}
          value={layer.minSize}
          onChange={(minSize) => onChange({ minSize })}
        />
        <NumberField
          label={t.lines}
          min={1}
          max={40}
          value={layer.maxLines}
          onChange={(maxLines) => onChange({ maxLines })}
        />
        <NumberField
          label={t.spacing}
          min={0.7}
          max={3}
          step={0.05}
          value={layer.lineHeight}
          onChange={(lineHeight) => onChange({ lineHeight })}
        />
      </div>
      <p className={fitted && !fitted.isCut ? 'fit ok' : 'fit'} role="status">
        {!fitted ? t.hidden : fitted.isCut ? t.cut(fitted.size) : t.fitsLines(fitted.lines.length, fitted.size)}
      </p>
      <div className="g2">
        <Choice label={t.align} value={layer.align} choices={t.aligns} onChange={(align) => onChange({ align })} />
        <ColourField label={t.colour} value={layer.color} onChange={(color) => onChange({ color })} />
      </div>
    </>
  )
}
