import { boardTexts } from '../../words/board.ts'
import type { Appointments } from '#modules/branches/rules/appointment-slots.ts'
import { formatMomentInText, formatTime } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { timesFrom, WINDOW, windowAround, windowMoved } from './slot-window.ts'

interface SlotPickerProps {
  offered: Appointments
  zone: string
  now: number
  /** The first time that is shown, in milliseconds since 1970. */
  start: number
  onStart(start: number): void
  wanted: number | undefined
  value: number | undefined
  onChange(at: number): void
}

const FIVE_MINUTES = 300_000

/**
 * A radio group of times of one calendar day in steps of five minutes. Times that cannot be chosen are struck out. The text below the group
 * says why. It gives no reason for the time that the customer asked for.
 */
export function SlotPicker(props: SlotPickerProps) {
  const t = useTexts(boardTexts).counter
  const locale = useLocale()
  const times = timesFrom(props.start, props.offered, props.wanted)
  const free = times.filter((one) => one.refusal === undefined)
  const focusable = free.find((one) => one.at === props.value) ?? free[0]
  const reasons = [...new Set(times.flatMap((one) => (one.refusal && one.refusal !== 'wanted' ? [one.refusal] : [])))]
  const next =
    free.length === 0 ? props.offered.nextFree(Temporal.Instant.fromEpochMilliseconds(props.start)) : undefined
  const moved = (by: number) => windowMoved(props.start, by, props.zone)
  const move = (by: number) => props.onStart(moved(by))
  function onKey(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 6, ArrowUp: -6 }[event.key]
    if (!step || !focusable) return
    event.preventDefault()
    const candidates =
      step > 0
        ? free.filter((one) => one.at >= focusable.at + step * FIVE_MINUTES)
        : free.filter((one) => one.at <= focusable.at + step * FIVE_MINUTES).toReversed()
    const target = candidates[0]
    if (!target) return move(step > 0 ? 12 : -12)
    props.onChange(target.at)
    event.currentTarget.querySelector<HTMLElement>(`[data-at="${target.at}"]`)?.focus()
  }
  return (
    <div>
      <div className="row" style={{ marginBottom: 6 }}>
        <span className="lbl" id="slot-label">
          {t.time}{' '}
          <span className="mut" style={{ fontWeight: 400 }}>
            {t.timeHint}
          </span>
        </span>
        <span className="sp" />
        <Button size="xs" aria-label={t.earlier} disabled={moved(-1) === props.start} onClick={() => move(-WINDOW / 2)}>
          <IconChevronLeft size={16} aria-hidden />
        </Button>
        <Button size="xs" aria-label={t.later} disabled={moved(1) === props.start} onClick={() => move(WINDOW / 2)}>
          <IconChevronRight size={16} aria-hidden />
        </Button>
      </div>
      <div className="m-ordering slots" role="radiogroup" aria-labelledby="slot-label" tabIndex={-1} onKeyDown={onKey}>
        {times.map(({ at, refusal }) => (
          <button
            type="button"
            key={at}
            className="slot"
            role="radio"
            data-at={at}
            data-autofocus={at === focusable?.at || undefined}
            aria-checked={at === props.value}
            aria-disabled={refusal !== undefined}
            tabIndex={at === focusable?.at ? 0 : -1}
            title={refusal ? t.reasons[refusal] : undefined}
            onClick={() => refusal === undefined && props.onChange(at)}
          >
            {formatTime(at, props.zone)}
          </button>
        ))}
      </div>
      {reasons.map((reason) => (
        <p className="hint" style={{ marginTop: 6 }} key={reason}>
          {t.reasons[reason]}
        </p>
      ))}
      {free.length === 0 ? (
        <p className="hint" style={{ marginTop: 6 }}>
          {t.none}{' '}
          {next ? (
            <button
              type="button"
              className="plain"
              style={{ color: 'var(--accent-text)', textDecoration: 'underline' }}
              onClick={() => {
                props.onStart(windowAround(next.epochMilliseconds, props.zone))
                props.onChange(next.epochMilliseconds)
              }}
            >
              {t.next(formatMomentInText(next.epochMilliseconds, props.now, props.zone, locale))}
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
