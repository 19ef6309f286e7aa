import { boardTexts } from '../../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useIsSelected, useIsSelecting, useSelection } from './selection.tsx'

/**
 * The checkbox that appears in the corner of each card while staff select orders. It is a native checkbox, because 150 of them must appear at once
 * without a delay. CSS alone changes the look of a selected card, so the card does not render again.
 */
export function Pick({ id, label }: { id: string; label: string }) {
  const t = useTexts(boardTexts)
  const selection = useSelection()
  const isShown = useIsSelecting()
  const isSelected = useIsSelected(id)
  if (!isShown) return null
  return (
    <label className="corner">
      <input
        type="checkbox"
        className="pick"
        aria-label={t.history.selectOne(label)}
        checked={isSelected}
        onChange={() => selection.toggle(id)}
      />
    </label>
  )
}
