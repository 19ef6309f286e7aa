import { boardTexts } from '../../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'

/**
 * The number of orders of a column. The column of new orders shows two numbers. The amber number (`waiting`) counts the orders that wait for
 * staff; the navigation and the banner show the same number. The other number counts the new orders that do not wait for staff. Other columns
 * have no `waiting` and show only `count`.
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
