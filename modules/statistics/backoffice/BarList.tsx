import { useStaff } from '#ui/backoffice/staff.tsx'
import { percent } from './labels.ts'

interface Bar {
  key: string
  label: string
  value: number
  text: string
  /** A text to the right of the value. Without it, the row's share of the total is shown there. */
  side?: string
  share: number
  onPick?: (() => void) | undefined
}

/** Rows with a bar behind each. The longest bar is the largest value. A row with `onPick` is a button that filters. */
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
