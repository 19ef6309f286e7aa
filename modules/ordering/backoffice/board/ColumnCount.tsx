import { boardTexts } from '../../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'

/**
 * The number of orders of a column. For new orders it has two numbers: orders that wait for staff are amber, as in the navigation and in the
 * banner; the number of the others is next to it.
 */
export function ColumnCount({ count, waiting }: { count: number; waiting: number | undefined }) {
  const t = useTexts(boardTexts).board
  if (waiting === undefined) return <span className="cnt">{count}</span>
  const others = count - waiting
  return (
    <>
      <span className={`cnt ${waiting > 0 ? 'new' : ''}`}>{waiting}</span>
      {others > 0 ? (
        <span className="cnt" title={t.notYet(others)}>
          +{others}
          <span className="sr"> {t.notYet(others)}</span>
        </span>
      ) : null}
    </>
  )
}
