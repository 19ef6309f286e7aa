import { formatNumber } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import type { Layer, LayerOf, TemplateCanvas } from '../contract.ts'
import { textContrast } from '../rules/contrast.ts'
import type { DrawContext } from '../rules/draw.ts'
import { templateTexts } from '../words/templates.ts'

interface Props {
  layer: LayerOf<'text'>
  canvas: TemplateCanvas
  layers: readonly Layer[]
  context: DrawContext
}

/**
 * Shows the contrast between a text and its background, with a warning if it is too low. The template can be saved anyway. Nothing is shown
 * if the text is not drawn.
 */
export function ContrastHint({ canvas, context, layer, layers }: Props) {
  const t = useTexts(templateTexts)
  const locale = useLocale()
  const found = textContrast(layer, canvas, layers, context)
  if (!found) return null
  // The value is rounded down. Otherwise 4.46 would be shown as 4.5, although it does not reach the required 4.5.
  const shown = (value: number): string => formatNumber(Math.floor(value * 10) / 10, locale)
  if (found.isEnough) return <p className="fit ok">{t.contrastGood(shown(found.ratio))}</p>
  return (
    <p className="fit" role="status">
      {found.isOnPicture ? t.contrastPicture : t.contrastLow(shown(found.ratio), shown(found.needed))}
    </p>
  )
}
