import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconEye, IconEyeOff, IconLock } from '@tabler/icons-react'
import type { Layer } from '../contract.ts'
import { MOST_LAYERS } from '../rules/place.ts'
import { templateTexts } from '../words/templates.ts'
import { layerIcons } from './layer-icons.ts'

interface Props {
  layers: readonly Layer[]
  chosen: string | undefined
  onChoose: (id: string) => void
  onMove: (id: string, by: 1 | -1) => void
  onShow: (layer: Layer) => void
}

/** The list of all layers of a template. The layer in front is at the top. */
export function LayerList({ chosen, layers, onChoose, onMove, onShow }: Props) {
  const t = useTexts(templateTexts)
  return (
    <>
      <h2 className="over">{t.layers}</h2>
      {layers.length === 0 ? <p className="mut sm">{t.noLayers}</p> : null}
      <ul className="layers">
        {layers.toReversed().map((layer, index) => {
          const name = layer.name || t.types[layer.type]
          const Icon = layerIcons[layer.type]
          const what = 'binding' in layer && layer.binding ? t.bindings[layer.binding] : t.types[layer.type]
          return (
            <li key={layer.id} data-chosen={chosen === layer.id || undefined}>
              <button
                type="button"
                className="plain"
                aria-pressed={chosen === layer.id}
                onClick={() => onChoose(layer.id)}
              >
                <Icon size={18} stroke={1.75} aria-hidden />
                <span className="words">
                  <b className="el">{name}</b>
                  <span className="mut sm el">{what}</span>
                </span>
                {layer.isLocked ? <IconLock size={15} aria-hidden /> : null}
              </button>
              <span className="moves">
                <ActionIcon
                  variant="subtle"
                  size="sm"
                  aria-label={t.up(name)}
                  disabled={index === 0}
                  onClick={() => onMove(layer.id, 1)}
                >
                  <IconChevronUp size={15} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  size="sm"
                  aria-label={t.down(name)}
                  disabled={index === layers.length - 1}
                  onClick={() => onMove(layer.id, -1)}
                >
                  <IconChevronDown size={15} aria-hidden />
                </ActionIcon>
              </span>
              <ActionIcon
                variant="subtle"
                aria-label={layer.isVisible ? t.hide(name) : t.show(name)}
                onClick={() => onShow(layer)}
              >
                {layer.isVisible ? <IconEye size={17} aria-hidden /> : <IconEyeOff size={17} aria-hidden />}
              </ActionIcon>
            </li>
          )
        })}
      </ul>
      <p className="mut sm">{t.count(layers.length, MOST_LAYERS)}</p>
      <p className="mut sm">{t.keys}</p>
    </>
  )
}
