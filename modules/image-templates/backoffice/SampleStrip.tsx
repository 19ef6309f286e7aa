import { useTexts } from '#ui/backoffice/staff.tsx'
import type { Layer, TemplateCanvas, TemplateSample } from '../contract.ts'
import type { Values } from '../rules/bindings.ts'
import { draw, type DrawContext } from '../rules/draw.ts'
import { templateTexts } from '../words/templates.ts'
import { Drawing } from './Drawing.tsx'

interface Props {
  canvas: TemplateCanvas
  layers: readonly Layer[]
  samples: readonly TemplateSample[] | undefined
  chosen: string | undefined
  contextOf: (values: Values) => DrawContext
  onChoose: (id: string) => void
}

/** The template with real products or pages, so that long names and missing prices are seen at once. */
export function SampleStrip({ canvas, chosen, contextOf, layers, onChoose, samples }: Props) {
  const t = useTexts(templateTexts)
  return (
    <section>
      <h2 className="over">{t.samples}</h2>
      {samples?.length === 0 ? <p className="mut sm">{t.noSamples}</p> : null}
      <div className="samples">
        {(samples ?? []).map(({ id, name, values }) => (
          <button type="button" key={id} className="plain" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
            <Drawing shape={draw(canvas, layers, contextOf(values))} label={name} />
            <b className="sm el">{name}</b>
          </button>
        ))}
      </div>
    </section>
  )
}
