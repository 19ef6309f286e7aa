import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconClipboard } from '@tabler/icons-react'
import { useId } from 'react'
import type { LayerType } from '../contract.ts'
import { templateTexts } from '../words/templates.ts'
import { layerIcons } from './layer-icons.ts'
import type { LayerSteps } from './use-layer-steps.ts'

/**
 * Buttons that add a layer to a template, one for each type. A button is disabled if the template already has the maximum number of layers
 * or of QR codes. The reason is then shown below the buttons.
 */
export function AddLayers({ onAdd, steps }: { steps: LayerSteps; onAdd: (type: LayerType) => void }) {
  const t = useTexts(templateTexts)
  const reasonId = useId()
  const reason = steps.refusal('text') ?? steps.refusal('qr')
  return (
    <div>
      <div className="adds" role="group" aria-label={t.add}>
        {(['text', 'image', 'shape', 'qr'] as const).map((type) => {
          const Icon = layerIcons[type]
          return (
            <Button
              key={type}
              size="xs"
              disabled={steps.refusal(type) !== undefined}
              aria-describedby={steps.refusal(type) ? reasonId : undefined}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => onAdd(type)}
            >
              {t.types[type]}
            </Button>
          )
        })}
        {steps.held === undefined ? null : (
          <Button
            className="paste"
            size="xs"
            variant="subtle"
            disabled={steps.refusal(steps.held.type) !== undefined}
            leftSection={<IconClipboard size={16} aria-hidden />}
            onClick={steps.paste}
          >
            {t.paste(steps.held.name)}
          </Button>
        )}
      </div>
      {reason ? (
        <p className="mut sm reason" id={reasonId}>
          {reason}
        </p>
      ) : null}
    </div>
  )
}
