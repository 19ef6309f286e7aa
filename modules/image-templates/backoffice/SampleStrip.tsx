import { useTexts } from '#ui/backoffice/staff.tsx'
import type { Layer, LayerOf, TemplateCanvas, TemplateSample } from '../contract.ts'
import type { Values } from '../rules/bindings.ts'
import { draw, type DrawContext, fittedText } from '../rules/draw.ts'
import { templateTexts } from '../words/templates.ts'
import { Drawing } from './Drawing.tsx'

interface Props {
  canvas: TemplateCanvas
  layers: readonly Layer[]
  samples: readonly TemplateSample[] | undefined
  chosen: string | undefined
  /** The layer that is being edited. If it is a text, each sample shows the size in which the text fits. */
  layer: Layer | undefined
  contextOf: (values: Values) => DrawContext
  onChoose: (id: string) => void
}

/** Shows the template with the data of several real products or pages. So staff see at once if a long name does not fit or a price is missing. */
export function SampleStrip({ canvas, chosen, contextOf, layer, layers, onChoose, samples }: Props) {
  const t = useTexts(templateTexts)
  return (
    <section>
      <h2 className="over">{t.samples}</h2>
      {samples?.length === 0 ? <p className="mut sm">{t.noSamples}</p> : null}
      <div className="samples">
        {(samples ?? []).map(({ id, name, values }) => (
          <button type="button" key={id} className="plain" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
            <Drawing shape={draw(canvas, layers, contextOf(values))} label={name} />
            <span className="row">
              <b className="sm el sp">{name}</b>
              {layer?.type === 'text' ? <TextNote layer={layer} context={contextOf(values)} /> : null}
            </span>
          </button>
        ))}
      </div>
    </section>
  )
}

/**
 * A note below a sample about a text. It shows the font size, for example '70 px', or '70 → 52 px' if the size was reduced to fit. Another
 * note is shown if the text is not drawn, is cut off, or replaces a missing value.
 */
function TextNote({ context, layer }: { layer: LayerOf<'text'>; context: DrawContext }) {
  const t = useTexts(templateTexts)
  const fitted = fittedText(layer, context)
  if (!fitted) return <span className="bdg new">{t.isHidden}</span>
  if (fitted.isCut) return <span className="bdg new">{t.cutShort}</span>
  if (layer.binding && !context.values.texts[layer.binding]) return <span className="bdg new">{t.isFallback}</span>
  return (
    <span className="mut sm">{fitted.size < layer.size ? t.shrunk(layer.size, fitted.size) : `${fitted.size} px`}</span>
  )
}
