import './week-hours.css'
import type { Locale } from '#contract/locale.ts'
import type { PublicBranch } from '../contract.ts'
import type { MinuteSpan } from '../rules/opening-hours.ts'
import { isAlwaysOpen } from '../rules/opening-hours.ts'
import { specialDays, weekHours } from '../rules/week-hours.ts'
import { branchSiteTexts } from '../words/site.ts'

/** The opening hours of all branches as a block of a page. */
export interface HoursPart {
  type: 'openingHours'
  title: string
  lead: string
}

interface HoursProps {
  block: HoursPart
  branches: readonly Pick<PublicBranch, 'id' | 'name' | 'openingHours' | 'timeZone'>[]
  now: Temporal.Instant
  locale: Locale
  Heading: 'h1' | 'h2'
}

export function HoursBlock({ block, branches, Heading, locale, now }: HoursProps) {
  if (branches.length === 0) return null
  return (
    <section className="m-branches band" id="hours">
      <div className="wrap">
        <div className="sechead">
          <Heading>{block.title}</Heading>
          {block.lead && <p className="lead muted">{block.lead}</p>}
        </div>
        <div className="week-hours">
          {branches.map((branch) => (
            <BranchWeek key={branch.id} branch={branch} now={now} locale={locale} hasName={branches.length > 1} />
          ))}
        </div>
      </div>
    </section>
  )
}

interface WeekProps {
  branch: HoursProps['branches'][number]
  now: Temporal.Instant
  locale: Locale
  hasName: boolean
}

function BranchWeek({ branch, hasName, locale, now }: WeekProps) {
  const texts = branchSiteTexts(locale)
  const hours = (spans: readonly MinuteSpan[]): string =>
    spans.length === 0 ? texts.opening.closed : spans.map((span) => `${time(span.from)}–${time(span.to)}`).join(', ')
  const special = specialDays(branch.openingHours, now.toZonedDateTimeISO(branch.timeZone).toPlainDate())
  return (
    <div>
      {hasName && <h3>{branch.name}</h3>}
      {isAlwaysOpen(branch.openingHours) ? (
        <p>{texts.opening.always}</p>
      ) : (
        <dl>
          {weekHours(branch.openingHours).map(({ from, spans, to }) => (
            <div key={from}>
              <dt>{from === to ? dayName(from, locale) : texts.week(dayName(from, locale), dayName(to, locale))}</dt>
              <dd>{hours(spans)}</dd>
            </div>
          ))}
        </dl>
      )}
      {special.length > 0 && (
        <>
          <h4>{texts.special}</h4>
          <dl>
            {special.map(({ date, spans }) => (
              <div key={date.toString()}>
                <dt>{dateName(date, locale)}</dt>
                <dd>{hours(spans)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  )
}

/** Converts minutes after midnight to HH:mm: 1500 minutes become 01:00. */
const time = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24 || (minutes === 1440 ? 24 : 0)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const tag = (locale: Locale): string => (locale === 'de' ? 'de-AT' : 'en-GB')
/** The name of a weekday, 0 (Monday) to 6. 1 January 2024 was a Monday. */
const dayName = (day: number, locale: Locale): string =>
  new Intl.DateTimeFormat(tag(locale), { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + day))
const dateName = ({ day, month, year }: Temporal.PlainDate, locale: Locale): string =>
  new Intl.DateTimeFormat(tag(locale), { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day),
  )
