import { hoursTexts } from '../../words/hours.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { type OpeningHours, spansOn, weekdays } from '../../rules/opening-hours.ts'
import { type DayPicture, mondayOf, placeOf, weekPicture } from './week-picture.ts'
import { weekTitle } from './words.ts'

const clock = (minute: number): string =>
  `${String(Math.floor((minute % 1440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/**
 * A chart of the hours of one week. Each column is a day from 06:00 to 06:00. Usual hours are green, hours of a single date are violet,
 * closed days are hatched, and conflicts are red.
 */
export function WeekPicture({ rules, today }: { rules: OpeningHours; today: Temporal.PlainDate }) {
  const t = useTexts(hoursTexts)
  const locale = useLocale()
  const [monday, setMonday] = useState(() => mondayOf(today))
  const days = weekPicture(rules, monday)
  return (
    <section className="card" aria-label={t.week}>
      <div className="hd w">
        <ActionIcon
          size="xs"
          variant="default"
          aria-label={t.previousWeek}
          onClick={() => setMonday(monday.subtract({ days: 7 }))}
        >
          <IconChevronLeft className="i" stroke={1.75} aria-hidden />
        </ActionIcon>
        <h3 aria-live="polite">{weekTitle(monday, locale)}</h3>
        <ActionIcon
          size="xs"
          variant="default"
          aria-label={t.nextWeek}
          onClick={() => setMonday(monday.add({ days: 7 }))}
        >
          <IconChevronRight className="i" stroke={1.75} aria-hidden />
        </ActionIcon>
        <Button size="xs" variant="subtle" onClick={() => setMonday(mondayOf(today))}>
          {t.today}
        </Button>
        <span className="sp" />
        <span className="row">
          <span className="bdg ok">{t.legend.rule}</span>
          <span className="bdg way">{t.legend.once}</span>
          <span className="bdg alarm">{t.legend.conflict}</span>
        </span>
      </div>
      <div className="bd">
        <div className="wk">
          <div />
          {days.map(({ date }, day) => (
            <div className={`dh ${date.equals(today) ? 'on' : ''}`} key={date.toString()}>
              {t.short[weekdays[day] ?? 'monday']}
              <br />
              <span className="mut">
                {date.day}.{date.month}.
              </span>
            </div>
          ))}
          <div className="hrs" aria-hidden>
            {Array.from({ length: 12 }, (_, step) => 360 + step * 120).map((minute) => (
              <span key={minute} style={{ top: `${placeOf(minute)}%` }}>
                {clock(minute).slice(0, 2)}
              </span>
            ))}
          </div>
          {days.map((day, index) => (
            <DayColumn key={day.date.toString()} day={day} name={t.types[weekdays[index] ?? 'monday']} rules={rules} />
          ))}
        </div>
        <p className="row sm t2" style={{ marginTop: 12 }}>
          <IconInfoCircle className="i" stroke={1.75} aria-hidden />
          {t.midnight}
        </p>
      </div>
    </section>
  )
}

function DayColumn({ day, name, rules }: { day: DayPicture; name: string; rules: OpeningHours }) {
  const t = useTexts(hoursTexts)
  const spans = spansOn(rules, day.date)
  const spoken = day.isClosed
    ? t.closedDay
    : spans.length === 0
      ? t.noHours
      : spans.map(({ from, to }) => `${clock(from)}–${to === 1440 ? '24:00' : clock(to)}`).join(', ')
  return (
    <div className="dc" role="img" aria-label={t.dayAria(`${name} ${day.date.day}.${day.date.month}.`, spoken)}>
      {day.isClosed ? <div className="shut">{t.closedDay}</div> : null}
      {day.blocks.map((block) => (
        <div
          key={`${block.from}-${block.to}-${block.kind}`}
          className={`bk ${block.kind === 'once' ? 'once' : block.kind === 'conflict' ? 'conf' : ''} ${block.label ? '' : 'spill'}`}
          style={{ top: `${placeOf(block.from)}%`, height: `${placeOf(block.to) - placeOf(block.from)}%` }}
        >
          {block.kind === 'conflict' ? (
            <>
              {t.legend.conflict}
              <br />
            </>
          ) : block.kind === 'once' ? (
            <>
              {t.types.once}
              <br />
            </>
          ) : null}
          {block.label ? `${block.label.from}–${block.label.to}` : null}
        </div>
      ))}
    </div>
  )
}
