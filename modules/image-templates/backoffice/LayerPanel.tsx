import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconClipboardCopy, IconCopy, IconTrash } from '@tabler/icons-react'
import type { FontFamily, Layer, TemplateCanvas } from '../contract.ts'
import type { DrawContext } from '../rules/draw.ts'
import { templateTexts } from '../words/templates.ts'
import { ContrastHint } from './ContrastHint.tsx'
import { LayerFields } from './LayerFields.tsx'
import { LettersHint } from './LettersHint.tsx'
import type { LayerSteps } from './use-layer-steps.ts'

interface Props {
  layer: Layer
  canvas: TemplateCanvas
  layers: readonly Layer[]
  context: DrawContext
  fonts: readonly FontFamily[]
  steps: LayerSteps
  onClose: () => void
}

/** The panel for the chosen layer: the fields of the layer, hints about its text, and buttons to copy, duplicate or delete the layer. */
export function LayerPanel({ canvas, context, fonts, layer, layers, onClose, steps }: Props) {
  const t = useTexts(templateTexts)
  return (
    <>
      <div className="row">
        <h2 className="sp el">{layer.name || t.types[layer.type]}</h2>
        <Button size="xs" variant="subtle" onClick={onClose}>
          {t.canvas}
        </Button>
      </div>
      {layer.type === 'text' ? <ContrastHint layer={layer} canvas={canvas} layers={layers} context={context} /> : null}
      {layer.type === 'text' ? <LettersHint layer={layer} context={context} /> : null}
      <LayerFields layer={layer} context={context} fonts={fonts} onChange={steps.change} />
      <div className="row w">
        <Button size="xs" leftSection={<IconClipboardCopy size={16} aria-hidden />} onClick={() => steps.copy(layer)}>
          {t.copy}
        </Button>
        <Button
          size="xs"
          disabled={steps.refusal(layer.type) !== undefined}
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => steps.duplicate(layer)}
        >
          {t.duplicate}
        </Button>
        <Button
          size="xs"
          variant="danger-subtle"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => steps.remove(layer)}
        >
          {t.delete}
        </Button>
      </div>
    </>
  )
}
