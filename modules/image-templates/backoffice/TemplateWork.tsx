import { useCall } from '#ui/backoffice/calls.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { type FontFamily, imageTemplateEndpoints, type Layer, type LayerType } from '../contract.ts'
import { newLayer, reordered } from '../rules/arrange.ts'
import { noValues, type Values } from '../rules/bindings.ts'
import { draw, type DrawContext } from '../rules/draw.ts'
import { MOST_LAYERS } from '../rules/place.ts'
import { templateTexts } from '../words/templates.ts'
import { AddLayers } from './AddLayers.tsx'
import { EditCanvas } from './EditCanvas.tsx'
import { useLayerKeys } from './layer-keys.ts'
import { LayerFields } from './LayerFields.tsx'
import { LayerList } from './LayerList.tsx'
import { SampleStrip } from './SampleStrip.tsx'
import { type TemplateDraft, TemplateFields } from './TemplateFields.tsx'
import { useLetters, usePictures } from './use-context.ts'

interface Props {
  id: string
  draft: TemplateDraft
  fonts: readonly FontFamily[]
  onChange: (changes: Partial<TemplateDraft>, mark?: string) => void
  onUndo: () => void
  onRedo: () => void
}

/** The three parts of the editor. */
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
  const put = (next: readonly Layer[], mark?: string): void => onChange({ layers: [...next] }, mark)
  const change = (next: Layer, mark: string): void =>
    put(
      layers.map((one) => (one.id === next.id ? next : one)),
      mark,
    )
  const add = (made: Layer): void => {
    put([...layers, made], `add ${made.id}`)
    setChosen(made.id)
  }
  const newId = (): string => crypto.randomUUID().slice(0, 13)
  const duplicate = (one: Layer): void => add({ ...one, id: newId(), x: one.x + 20, y: one.y + 20 })
  const remove = (one: Layer): void => {
    put(
      layers.filter((other) => other.id !== one.id),
      `remove ${one.id}`,
    )
    setChosen(undefined)
  }
  useLayerKeys({
    layer,
    onChange: change,
    onUndo,
    onRedo,
    onRemove: remove,
    onDuplicate: duplicate,
    onMove: (one, by) => put(reordered(layers, one, by), `order ${one}`),
  })
  const isFull = layers.length >= MOST_LAYERS
  const start = (type: LayerType): Layer =>
    newLayer(type, canvas, newId(), {
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
          onMove={(one, by) => put(reordered(layers, one, by), `order ${one}`)}
          onShow={(one) => change({ ...one, isVisible: !one.isVisible }, `show ${one.id}`)}
        />
      </aside>
      <main className="col middle">
        <AddLayers isFull={isFull} onAdd={(type) => add(start(type))} />
        <EditCanvas
          canvas={canvas}
          layers={layers}
          shape={draw(canvas, layers, context)}
          chosen={chosen}
          onChoose={setChosen}
          onChange={change}
        />
        <SampleStrip
          canvas={canvas}
          layers={layers}
          samples={samples}
          chosen={sample?.id}
          contextOf={contextOf}
          onChoose={setSampleId}
        />
      </main>
      <aside className="col">
        {layer ? (
          <>
            <div className="row">
              <h2 className="sp el">{layer.name || t.types[layer.type]}</h2>
              <Button size="xs" variant="subtle" onClick={() => setChosen(undefined)}>
                {t.canvas}
              </Button>
            </div>
            <LayerFields layer={layer} context={context} fonts={fonts} onChange={change} />
            <div className="row">
              <Button
                size="xs"
                disabled={isFull}
                leftSection={<IconCopy size={16} aria-hidden />}
                onClick={() => duplicate(layer)}
              >
                {t.duplicate}
              </Button>
              <Button
                size="xs"
                variant="danger-subtle"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={() => remove(layer)}
              >
                {t.delete}
              </Button>
            </div>
          </>
        ) : (
          <TemplateFields draft={draft} samples={samples ?? []} onChange={onChange} />
        )}
      </aside>
    </div>
  )
}
