import { boardTexts } from '../../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useIsSelecting, useSelection } from './selection.tsx'

/** Button that starts or ends the selection of several orders. During the selection each card has a checkbox. */
export function SelectButton() {
  const t = useTexts(boardTexts).bulk
  const selection = useSelection()
  const isOn = useIsSelecting()
  return (
    <ActionIcon
      variant="default"
      aria-label={t.select}
      title={t.select}
      aria-pressed={isOn}
      onClick={() => selection.switch(!isOn)}
    >
      <IconListCheck size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
