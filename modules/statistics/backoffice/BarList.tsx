import { useStaff } from '#ui/backoffice/staff.tsx'
import { percent } from './labels.ts'

interface Bar {
  key: string
  label: string
  value: number
  text: string
  /** A text to the right of the value. If it is missing, the share of the row in the total is shown there. */
  side?: string
  share: number
  onPick?: (() => void) | undefined
}

/**
 * A table of rows, each with a bar that shows its value; the largest value has the longest bar. A row with `onPick` is a button that calls
 * this function.
 */
export function BarList({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const { locale } = useStaff()
  const most = Math.max(...bars.map(({ value }) => value), 0.0001)
  return (
    <table className="bars" aria-label={label}>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.key}>
            <th scope="row">
              <i className="bar" style={{ width: `${Math.max(0, (bar.value / most) * 100)}%` }} aria-hidden />
              {bar.onPick ? (
                <button type="button" className="plain el" onClick={bar.onPick}>
                  {bar.label}
                </button>
              ) : (
                <span className="el">{bar.label}</span>
              )}
            </th>
            <td className="num b">{bar.text}</td>
            <td className="num t2">{bar.side ?? percent(bar.share, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
