import { boardTexts } from '../../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useIsSelected, useIsSelecting, useSelection } from './selection.tsx'

/**
 * The checkbox of a card while several orders are selected. It is a native checkbox, because up to 150 of them appear at once. CSS changes the
 * look of a selected card, so that selecting renders no card again.
 */
export function Pick({ id, label }: { id: string; label: string }) {
  const t = useTexts(boardTexts)
  const selection = useSelection()
  const isShown = useIsSelecting()
  const isSelected = useIsSelected(id)
  if (!isShown) return null
  return (
    <input
      type="checkbox"
      className="pick"
      aria-label={t.history.selectOne(label)}
      checked={isSelected}
      onChange={() => selection.toggle(id)}
    />
  )
}
