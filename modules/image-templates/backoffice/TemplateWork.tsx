import { useCall } from '#ui/backoffice/calls.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { useMemo, useState } from 'react'
import { type FontFamily, imageTemplateEndpoints, type Layer, type LayerType } from '../contract.ts'
import { newLayer } from '../rules/arrange.ts'
import { noValues, type Values } from '../rules/bindings.ts'
import { draw, type DrawContext } from '../rules/draw.ts'
import { templateTexts } from '../words/templates.ts'
import { AddLayers } from './AddLayers.tsx'
import { EditCanvas } from './EditCanvas.tsx'
import { useLayerKeys } from './layer-keys.ts'
import { LayerList } from './LayerList.tsx'
import { LayerPanel } from './LayerPanel.tsx'
import { SampleStrip } from './SampleStrip.tsx'
import { type TemplateDraft, TemplateFields } from './TemplateFields.tsx'
import { useLetters, usePictures } from './use-context.ts'
import { useLayerSteps } from './use-layer-steps.ts'

interface Props {
  id: string
  draft: TemplateDraft
  fonts: readonly FontFamily[]
  onChange: (changes: Partial<TemplateDraft>, mark?: string) => void
  onUndo: () => void
  onRedo: () => void
}

/** The three columns of the template editor (layers, canvas, fields), and the samples below them. */
export function TemplateWork({ draft, fonts, id, onChange, onRedo, onUndo }: Props) {
  const t = useTexts(templateTexts)
  const locale = useLocale()
  const [chosen, setChosen] = useState<string>()
  const [sampleId, setSampleId] = useState<string>()
  const samples = useCall(imageTemplateEndpoints.samples, { params: { id }, query: { locale } }).data?.value
  const values = useMemo<Values[]>(() => [...(samples ?? []).map((one) => one.values), noValues], [samples])
  const { canvas, layers } = draft
  const letters = useLetters(layers, values)
  const pictures = usePictures(layers, values)
  const contextOf = (shown: Values): DrawContext => ({
    values: shown,
    letters: (family, variant) => letters.get(`${family}\n${variant}`),
    picture: (file) => pictures.get(file),
  })
  const sample = samples?.find((one) => one.id === (sampleId ?? draft.productId)) ?? samples?.[0]
  const context = contextOf(sample?.values ?? noValues)
  const layer = layers.find((one) => one.id === chosen)
  const steps = useLayerSteps({
    canvas,
    layers,
    fonts,
    put: (next, mark) => onChange({ layers: next }, mark),
    choose: setChosen,
  })
  useLayerKeys({
    layer,
    onChange: steps.change,
    onUndo,
    onRedo,
    onRemove: steps.remove,
    onDuplicate: steps.duplicate,
    onMove: steps.move,
    onCopy: steps.copy,
    onPaste: steps.paste,
  })
  const start = (type: LayerType): Layer =>
    newLayer(type, canvas, steps.newId(), {
      name: type === 'text' ? '' : t.types[type],
      text: t.start.text,
      family: fonts.at(0)?.family ?? 'Hanken Grotesk',
    })
  return (
    <div className="work">
      <aside className="col">
        <LayerList
          layers={layers}
          chosen={chosen}
          onChoose={setChosen}
          onMove={steps.move}
          onShow={(one) => steps.change({ ...one, isVisible: !one.isVisible }, `show ${one.id}`)}
        />
      </aside>
      <main className="col middle">
        <AddLayers steps={steps} onAdd={(type) => steps.add(start(type))} />
        <EditCanvas
          canvas={canvas}
          layers={layers}
          shape={draw(canvas, layers, context)}
          chosen={chosen}
          onChoose={setChosen}
          onChange={steps.change}
        />
        <SampleStrip
          canvas={canvas}
          layers={layers}
          samples={samples}
          chosen={sample?.id}
          layer={layer}
          contextOf={contextOf}
          onChoose={setSampleId}
        />
      </main>
      <aside className="col">
        {layer ? (
          <LayerPanel
            layer={layer}
            canvas={canvas}
            layers={layers}
            context={context}
            fonts={fonts}
            steps={steps}
            onClose={() => setChosen(undefined)}
          />
        ) : (
          <TemplateFields draft={draft} samples={samples ?? []} onChange={onChange} />
        )}
      </aside>
    </div>
  )
}
