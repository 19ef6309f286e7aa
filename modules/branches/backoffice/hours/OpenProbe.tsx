import { DayInput } from '#ui/backoffice/date/DayInput.tsx'
import { TimeOfDayInput } from '#ui/backoffice/date/TimeOfDayInput.tsx'
import type { Locale } from '#contract/locale.ts'
import { hoursTexts } from '../../words/hours.ts'
import { dateAt, instantsOf } from '#kernel/time.ts'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useState } from 'react'
import { isAlwaysOpen, isOpen, nextOpening, type OpeningHours, openUntil } from '../../rules/opening-hours.ts'

/**
 * A panel in which staff can try out the rules ('Am … um … geöffnet?'). They choose a date and a time, and see whether the branch is open
 * then and when it opens next. The website uses the same calculation.
 */
export function OpenProbe({ rules, zone, now }: { rules: OpeningHours; zone: string; now: Temporal.Instant }) {
  const t = useTexts(hoursTexts)
  const locale = useLocale()
  const local = now.toZonedDateTimeISO(zone)
  const [date, setDate] = useState(local.toPlainDate().toString())
  const [time, setTime] = useState(local.toPlainTime().toString({ smallestUnit: 'minute' }))
  const [isUnread, setUnread] = useState(false)
  const answer = probe({ rules, zone, now, locale, date: isUnread ? '' : date, time })
  const Picture = answer.isOpen ? IconCircleCheck : IconCircleX
  return (
    <section className="card">
      <div className="hd">
        <h3>{t.probe.title}</h3>
      </div>
      <div className="bd col" style={{ gap: 12 }}>
        <div className="g2">
          <DayInput label={t.probe.on} value={date} onChange={setDate} onUnread={setUnread} />
          <TimeOfDayInput label={t.probe.at} value={time} onChange={setTime} />
        </div>
        <p
          className="row"
          role="status"
          style={{ color: answer.isOpen ? 'var(--ok-t)' : 'var(--text-2)', fontWeight: 600 }}
        >
          <Picture className="i" stroke={1.75} aria-hidden />
          {answer.text}
        </p>
      </div>
    </section>
  )
}

function probe({
  rules,
  zone,
  now,
  locale,
  date,
  time,
}: {
  rules: OpeningHours
  zone: string
  now: Temporal.Instant
  locale: Locale
  date: string
  time: string
}): { isOpen: boolean; text: string } {
  const t = hoursTexts(locale).probe
  if (!date || !time) return { isOpen: false, text: t.invalid }
  const [at] = instantsOf(Temporal.PlainDateTime.from(`${date}T${time}`), zone)
  if (!at) return { isOpen: false, text: t.gap }
  const moment = (instant: Temporal.Instant) =>
    formatMomentInText(instant.epochMilliseconds, now.epochMilliseconds, zone, locale)
  if (isOpen(rules, at, zone)) {
    const until = openUntil(rules, at, zone)
    return {
      isOpen: true,
      text: until && !isAlwaysOpen(rules, dateAt(at, zone)) ? t.open(moment(until)) : t.openAlways,
    }
  }
  const next = nextOpening(rules, at, zone)
  return { isOpen: false, text: next ? t.closed(moment(next)) : t.closedForGood }
}
