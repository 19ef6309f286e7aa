import { entryTexts } from '../../words/entry.ts'
import type { Storefront } from '../../contract.ts'
import { storeOffering } from '../../rules/menu.ts'
import { orderAppointments } from '../../rules/serving.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { DayAndFreeTime } from '#ui/backoffice/date/DayAndFreeTime.tsx'
import { dayOf, formatMomentInText } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { useMemo, useState } from 'react'
import { MINUTES } from '#modules/ordering/backoffice/parts/ready-minutes.ts'
import { closedNote, type closedNow } from './closed.ts'
import type { Entry } from './entry.ts'
import { GoneTime } from './GoneTime.tsx'
import type { UnreadField } from './missing.ts'

/** The field for the time of the order: a number of minutes from now, or one of the possible times. Guests are offered the same times. */
export function WhenField({
  entry,
  store,
  closed,
  error,
  onChange,
  unread,
  onUnread,
}: {
  entry: Entry
  store: Storefront
  /** The next opening while the branch is closed, and whether the branch then takes preorders. Undefined: the branch is open. */
  closed: ReturnType<typeof closedNow>
  error: string | undefined
  onChange: (part: Partial<Entry>) => void
  /** The fields that hold a text that is no possible day or no free time. */
  unread: readonly UnreadField[]
  onUnread: (name: UnreadField, isUnread: boolean) => void
}) {
  const t = useTexts(entryTexts)
  const { locale } = useStaff()
  const now = useNow(60_000)
  const zone = store.branch.timeZone
  const today = dayOf(now, zone)
  const [day, setDay] = useState(() =>
    entry.appointment ? dayOf(Temporal.Instant.from(entry.appointment).epochMilliseconds, zone) : undefined,
  )
  const { items, serving } = entry
  const offered = useMemo(() => {
    const at = Temporal.Instant.fromEpochMilliseconds(Math.trunc(now))
    return orderAppointments(
      store.branch,
      items.map((one) => one.product),
      storeOffering(store, at),
      { serving, now: at },
    )
  }, [store, items, serving, now])
  // The page shows whether the branch is closed at the wanted time, so that staff know it before they send the order.
  const note = closedNote(store.branch, entry, closed, now)
  const opens = closed?.opens === undefined ? undefined : formatMomentInText(closed.opens, now, zone, locale)
  const hours = closed?.isOnlyDelivery ? t.delivery : t.opening
  const shut = note === 'undelivered' ? t.delivery.closed : t.opening.closed
  const chosen = entry.appointment ? Temporal.Instant.from(entry.appointment) : undefined
  // A dish that was added after the time was chosen can make the time impossible. The time stays, so that staff see what they said.
  const refusal = chosen && offered.refusal(chosen)
  // No time can be sent, so none is offered. The reason stands beside the button.
  if (note === 'refused')
    return (
      <div className="col">
        <span className="lbl">{t.when}</span>
        <span className="t2 sm">{t.noTimeNow}</span>
      </div>
    )
  function later() {
    const first = offered.nextFree()
    setDay(first ? dayOf(first.epochMilliseconds, zone) : today)
    onChange({ appointment: first ? String(first) : '' })
  }
  return (
    <div className="col" role="group" aria-labelledby="entry-when">
      <span className="lbl" id="entry-when">
        {t.when}
      </span>
      <div className="row w">
        <span className="t2 sm">{closed ? hours.after : t.asap}</span>
        {MINUTES.map((minutes) => (
          <button
            type="button"
            key={minutes}
            className="chip mid"
            aria-pressed={day === undefined && entry.minutes === minutes}
            onClick={() => {
              setDay(undefined)
              onChange({ minutes, appointment: undefined })
            }}
          >
            {minutes}
            {'\u00a0'}min
          </button>
        ))}
        <button type="button" className="chip mid" aria-pressed={day !== undefined} onClick={later}>
          {t.later}
        </button>
      </div>
      {day === undefined ? null : (
        <DayAndFreeTime
          words={{ day: t.date, time: t.time, noTime: t.noTime, timeGone: t.timeGone }}
          name="appointmentDate"
          today={today}
          zone={zone}
          day={day}
          free={offered.slotsOn(Temporal.PlainDate.from(day))}
          value={entry.appointment ?? ''}
          onDay={(next) => {
            setDay(next)
            const first = offered.slotsOn(Temporal.PlainDate.from(next))[0]
            onChange({ appointment: first ? String(first.at) : '' })
          }}
          onChange={(appointment) => onChange({ appointment })}
          onUnread={onUnread}
        />
      )}
      {note === 'preorder' && opens ? <Banner tone="idle">{hours.preorder(opens)}</Banner> : null}
      {refusal ? (
        <GoneTime
          refusal={refusal}
          closed={shut}
          next={offered.nextFree(chosen) ?? offered.nextFree()}
          now={now}
          zone={zone}
          onTake={(next) => {
            setDay(dayOf(next.epochMilliseconds, zone))
            onChange({ appointment: String(next) })
          }}
        />
      ) : null}
      {(note === 'closed' || note === 'undelivered') && !refusal ? <Banner tone="new">{shut}</Banner> : null}
      {error && entry.appointment !== '' && unread.length === 0 ? (
        <span className="errm" role="alert">
          {error}
        </span>
      ) : null}
    </div>
  )
}
