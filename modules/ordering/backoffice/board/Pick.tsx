import { boardTexts } from '../../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useIsSelected, useIsSelecting, useSelection } from './selection.tsx'

/**
 * The box of a card while several orders are chosen. It is a box of the browser: of 150 cards 150 boxes appear with one tap. The card's look
 * follows by its style, so that choosing draws no card anew.
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
