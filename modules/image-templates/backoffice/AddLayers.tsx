import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import type { LayerType } from '../contract.ts'
import { templateTexts } from '../words/templates.ts'
import { layerIcons } from './layer-icons.ts'

/** What can be added to a template. */
export function AddLayers({ isFull, onAdd }: { isFull: boolean; onAdd: (type: LayerType) => void }) {
  const t = useTexts(templateTexts)
  return (
    <div className="adds" role="group" aria-label={t.add}>
      {(['text', 'image', 'shape', 'qr'] as const).map((type) => {
        const Icon = layerIcons[type]
        return (
          <Button
            key={type}
            size="xs"
            disabled={isFull}
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => onAdd(type)}
          >
            {t.types[type]}
          </Button>
        )
      })}
    </div>
  )
}
