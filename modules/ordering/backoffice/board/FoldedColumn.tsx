import { boardTexts } from '../../words/board.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { anyText, usePreference } from '#ui/backoffice/preferences.ts'
import { useCallback } from 'react'
import { type ShownColumn, shownColumns } from '../parts/columns.ts'
import { columnTitle, tones } from './ColumnHead.tsx'
import { foldedOf, toggleFolded, widthsOf } from './folded.ts'
import { useMedia } from '#ui/backoffice/use-media.ts'

/** The columns that the user has folded on this device. On screens below 1101 px no column is folded. */
export function useFolded() {
  const [kept, keep] = usePreference<string>('board-folded', anyText, '')
  const isWide = useMedia('(min-width: 1101px)')
  const folded = isWide ? foldedOf(kept) : new Set<ShownColumn>()
  const toggle = useCallback((name: ShownColumn) => keep(toggleFolded(kept, name)), [kept, keep])
  return {
    folded,
    columns: shownColumns.filter((name) => !folded.has(name)),
    toggle,
    /** The value of `grid-template-columns`. Undefined if no column is folded; the style sheet then sets the widths. */
    widths: folded.size > 0 ? widthsOf(folded) : undefined,
  }
}

/** A folded column: a narrow strip with name and number of orders. A click unfolds it. */
export function FoldedColumn({ name, count, onOpen }: { name: ShownColumn; count: number; onOpen: () => void }) {
  const t = useTexts(boardTexts)
  const { branches } = useStaff()
  const title = columnTitle(name, branches, t)
  return (
    <section className="bcol strip" style={{ '--k': tones[name] } as React.CSSProperties} aria-label={title}>
      <button type="button" aria-expanded={false} aria-label={`${t.board.expand(title)} (${count})`} onClick={onOpen}>
        <span className="cnt">{count}</span>
        {title}
      </button>
    </section>
  )
}
