import { useTexts } from '#ui/backoffice/staff.tsx'
import { Checkbox } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCloudOff,
  IconLoader2,
  IconPlugConnected,
  IconPlugConnectedX,
  IconStack2,
} from '@tabler/icons-react'
import { memo } from 'react'
import type { ScreenState, SignageDevice } from '../contract.ts'
import { wallTexts } from '../words/wall.ts'
import { ScreenLines } from './ScreenLines.tsx'
import { ScreenPicture } from './ScreenPicture.tsx'
import type { WallPrograms } from './use-programs.ts'
import { useShownNow } from './use-shown-now.ts'

const looks = {
  unpaired: { tone: 'out', icon: IconPlugConnectedX },
  connecting: { tone: 'prog', icon: IconPlugConnected },
  running: { tone: 'ok', icon: IconCircleCheck },
  loading: { tone: 'prog', icon: IconLoader2 },
  stale: { tone: 'new', icon: IconAlertTriangle },
  override: { tone: 'way', icon: IconStack2 },
  offline: { tone: 'alarm', icon: IconCloudOff },
} as const

interface Props {
  device: SignageDevice
  state: ScreenState
  programs: WallPrograms
  isSelected: boolean
  onSelect: (id: string, isSelected: boolean) => void
  onEdit: ((device: SignageDevice) => void) | undefined
}

/**
 * The card of one screen on the page 'Wand' (the wall of screens): what the screen shows, drawn with current data, and its condition. It
 * shows only what the screen has reported, or what follows from the report (docs/rules/signage.md, The wall). `memo` draws a card again
 * only when its own data changes, because there may be hundreds of cards.
 */
export const ScreenCard = memo(function ScreenCard({ device, state, programs, isSelected, onSelect, onEdit }: Props) {
  const t = useTexts(wallTexts)
  const { condition } = state
  const look = looks[condition]
  const shown = useShownNow(state, programs.of(device, state))
  return (
    <article className={isSelected ? 'screen-card on' : 'screen-card'} data-condition={condition}>
      <ScreenPicture device={device} state={state} shown={shown} programs={programs} />
      <div className="about">
        <div className="row">
          {onEdit ? (
            <button type="button" className="plain b el sp" onClick={() => onEdit(device)}>
              {device.name}
            </button>
          ) : (
            <b className="el sp">{device.name}</b>
          )}
          <span className={`bdg ${look.tone}`}>
            <look.icon className="i" aria-hidden />
            {t.conditions[condition]}
          </span>
        </div>
        <ScreenLines device={device} state={state} shown={shown} programs={programs} />
      </div>
      <Checkbox
        className="choose"
        checked={isSelected}
        aria-label={t.select(device.name)}
        onChange={(event) => onSelect(device.id, event.currentTarget.checked)}
      />
    </article>
  )
})
