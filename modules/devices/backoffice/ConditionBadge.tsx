import { useTexts } from '#ui/backoffice/staff.tsx'
import { type Icon, IconAlertTriangle, IconCircleCheck, IconHelpCircle, IconPlugConnectedX } from '@tabler/icons-react'
import type { DeviceState } from '../contract.ts'
import { conditionTexts } from '../words/conditions.ts'

const looks: Readonly<Record<DeviceState['condition'], { tone: string; icon: Icon }>> = {
  ok: { tone: 'ok', icon: IconCircleCheck },
  unknown: { tone: '', icon: IconHelpCircle },
  'paper-low': { tone: 'new', icon: IconAlertTriangle },
  'paper-end': { tone: 'alarm', icon: IconAlertTriangle },
  'cover-open': { tone: 'alarm', icon: IconAlertTriangle },
  offline: { tone: 'alarm', icon: IconAlertTriangle },
  error: { tone: 'alarm', icon: IconAlertTriangle },
  silent: { tone: 'alarm', icon: IconPlugConnectedX },
  'agent-off': { tone: 'alarm', icon: IconPlugConnectedX },
}

/** A badge that shows the condition of a printer with a text, an icon and a colour. */
export function ConditionBadge({ state }: { state: Pick<DeviceState, 'condition'> }) {
  const t = useTexts(conditionTexts)
  const { tone, icon: Picture } = looks[state.condition]
  return (
    <span className={`bdg ${tone}`}>
      <Picture className="i" aria-hidden />
      {t.names[state.condition]}
    </span>
  )
}
