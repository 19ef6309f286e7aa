import { boardTexts } from '../../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Checkbox } from '@mantine/core'
import { useSelection } from './selection.tsx'

/** The box of a card while several orders are chosen. */
export function Pick({ id, label }: { id: string; label: string }) {
  const t = useTexts(boardTexts)
  const selection = useSelection()
  return (
    <Checkbox
      className="pick"
      aria-label={t.history.selectOne(label)}
      checked={selection.ids.has(id)}
      onChange={() => selection.toggle(id)}
    />
  )
}
