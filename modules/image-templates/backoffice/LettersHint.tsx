import { useTexts } from '#ui/backoffice/staff.tsx'
import type { LayerOf } from '../contract.ts'
import { textOf } from '../rules/bindings.ts'
import type { DrawContext } from '../rules/draw.ts'
import { lackingOf } from '../rules/letters.ts'
import { templateTexts } from '../words/templates.ts'

/** A warning with those characters of a text that no font has. Nothing is shown if there are no such characters. */
export function LettersHint({ context, layer }: { layer: LayerOf<'text'>; context: DrawContext }) {
  const t = useTexts(templateTexts)
  const lacking = lackingOf(context.letters(layer.family, layer.variant), textOf(layer, context.values) ?? '')
  if (lacking.length === 0) return null
  return (
    <p className="fit" role="status">
      {t.lettersLacking(lacking.join(' '))}
    </p>
  )
}
