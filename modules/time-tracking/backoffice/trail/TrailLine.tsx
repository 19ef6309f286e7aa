import { dayOf, formatMomentInText, formatTime } from '#ui/backoffice/format.ts'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import type { TrailEntry } from '../../contract.ts'
import { hours, monthName } from '../../rules/format.ts'
import { trailTexts } from '../../words/trail.ts'
import { dateRange, dayCount, shortDate } from '../accounts/days.ts'

/**
 * One change of recorded times as text: before and after, why, by whom and when, and who approved it. `isNamed`: the text begins with the
 * person whose times were changed.
 */
export function TrailLine({ entry, zone, isNamed }: { entry: TrailEntry; zone: string; isNamed: boolean }) {
  const t = useTexts(trailTexts)
  const locale = useLocale()
  const { clock } = useStaff()
  const span = (one: TrailEntry['before'], other: TrailEntry['before']): string => {
    if (!one) return t.none
    const time = (at: string) => {
      // The time is shown without a date ('18:42') if both blocks (before and after the change) are on the day `entry.date`. In all other
      // cases the date is shown before the time.
      const day = dayOf(Date.parse(at), zone)
      const isPlain = day === entry.date && (!other || dayOf(Date.parse(other.from), zone) === entry.date)
      return `${isPlain ? '' : `${shortDate(day, locale)} `}${formatTime(Date.parse(at), zone)}`
    }
    return `${time(one.from)}${one.to ? `–${time(one.to)}` : ''}`
  }
  const isChange = entry.before !== null || entry.after !== null
  return (
    <li className="wr">
      <span className="col sp" style={{ gap: 2 }}>
        <span>
          {isNamed ? <b>{entry.name} · </b> : null}
          <b>{t.kinds[entry.kind](entry.detail)}</b>{' '}
          {entry.minutes === null ? null : (
            <span className="bdg idle">{t.minutes(hours(entry.minutes, { sign: true }))}</span>
          )}
          {entry.days === null ? null : <span className="bdg idle">{t.days(dayCount(entry.days, locale))}</span>}
        </span>
        {isChange ? <span>{t.changed(span(entry.before, entry.after), span(entry.after, entry.before))}</span> : null}
        {entry.reason ? <span>{t.why(entry.reason)}</span> : null}
        <span className="mut sm">
          {t.by(entry.by || t.unknown)}, {formatMomentInText(Date.parse(entry.at), clock.now(), zone, locale)}
          {entry.approvedBy ? ` · ${t.approvedBy(entry.approvedBy)}` : ''}
        </span>
      </span>
      <span className="mut sm">
        {t.concerns(
          entry.kind === 'month'
            ? monthName(entry.date.slice(0, 7), locale)
            : entry.range
              ? dateRange(entry.range.from, entry.range.to, locale)
              : shortDate(entry.date, locale),
        )}
      </span>
    </li>
  )
}
