import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import type { Statistic } from '../contract.ts'
import { screenTexts } from '../words/screen.ts'
import { percent } from './labels.ts'

/** The colour of each channel (the way in which an order was placed). */
const colours: Readonly<Record<string, string>> = {
  web: 'var(--c1)',
  pwa: 'var(--c3)',
  staff: 'var(--c2)',
  'table-qr': 'var(--c4)',
  'self-service': 'var(--c5)',
  external: 'var(--way)',
}

/**
 * The share of each channel (such as website or app) in the orders or the revenue, as a bar that is divided by colour, and as a list. A
 * channel with a negative value is only in the list.
 */
export function OriginBar({
  statistic,
  format,
  onPick,
}: {
  statistic: Statistic
  format: (value: number) => string
  onPick: (key: string) => void
}) {
  const t = useTexts(screenTexts)
  const { locale } = useStaff()
  const { rows, total } = statistic
  return (
    <div className="origins">
      <div className="split" aria-hidden>
        {rows
          .filter(({ value }) => value > 0)
          .map(({ key, value }) => (
            <i key={key} style={{ flexGrow: value, background: colours[key] ?? 'var(--idle)' }} />
          ))}
      </div>
      <ul>
        {rows.map(({ key, label, value, share }) => (
          <li key={key} className="row">
            <i className="sw" style={{ background: colours[key] ?? 'var(--idle)' }} aria-hidden />
            <button type="button" className="plain el" onClick={() => onPick(key)}>
              {label}
            </button>
            <span className="sp" />
            <span className="t2">{format(value)}</span>
            <b className="num">{percent(share, locale)}</b>
          </li>
        ))}
      </ul>
      <p className="t2 sm">{t.addUp(format(total))}</p>
    </div>
  )
}
