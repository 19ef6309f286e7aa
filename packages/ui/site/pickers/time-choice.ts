import { formatTime, instantsOf, offsetAt, type Zone } from '#kernel/time.ts'
import type { FreeStretch, FreeTime } from '#kernel/free-times.ts'
import type { OfferedTimes } from './offered-times.ts'

/**
 * The values of the time picker's two fields. `pass` is 1 only for the second occurrence of a time that occurs twice because the clocks are
 * set back; otherwise it is 0.
 */
export interface TimeChoice {
  readonly hour: number
  readonly minute: number
  readonly pass: 0 | 1
}

/** Step of the minutes field; hours have the step 1 (specification §2, Time picker). */
const MINUTE_STEP = 5

export function choiceOf(at: Temporal.Instant, zone: Zone): TimeChoice {
  const wall = at.toZonedDateTimeISO(zone)
  const passes = instantsOf(wall.toPlainDateTime(), zone)
  return { hour: wall.hour, minute: wall.minute, pass: passes[1]?.equals(at) ? 1 : 0 }
}

export const stepHour = (choice: TimeChoice, step: 1 | -1): TimeChoice => ({
  ...choice,
  hour: (choice.hour + step + 24) % 24,
})

/**
 * Moves the time by five minutes, also past a full hour: 14:55 becomes 15:00. A time between two steps moves to the next step: 14:52
 * becomes 14:55 or 14:50.
 */
export function stepMinute(choice: TimeChoice, step: 1 | -1): TimeChoice {
  const next =
    step > 0
      ? (Math.floor(choice.minute / MINUTE_STEP) + 1) * MINUTE_STEP
      : (Math.ceil(choice.minute / MINUTE_STEP) - 1) * MINUTE_STEP
  if (next >= 60) return { ...stepHour(choice, 1), minute: 0 }
  if (next < 0) return { ...stepHour(choice, -1), minute: 60 - MINUTE_STEP }
  return { ...choice, minute: next }
}

/** The meaning of typed digits in a field. `isFull`: no further digit fits. `rest`: digits for the next field. */
interface TypedDigits {
  /** Undefined if nothing was typed; the field then keeps its value. */
  readonly value: number | undefined
  readonly isFull: boolean
  readonly rest: string
}

/** Reads typed digits. Two digits fill a field. One digit fills it if no second digit can follow: '1430' is 14 and '30', '930' is 9 and '30'. */
export function typedDigits(typed: string, max: number): TypedDigits {
  const digits = typed.replaceAll(/\D/g, '')
  if (digits === '') return { value: undefined, isFull: false, rest: '' }
  const two = Number(digits.slice(0, 2))
  if (digits.length > 1 && two <= max) return { value: two, isFull: true, rest: digits.slice(2) }
  const one = Number(digits[0])
  return { value: one, isFull: digits.length > 1 || one * 10 > max, rest: digits.slice(1) }
}

interface JudgedChoice {
  /** Undefined if this time of day does not exist on that day, because the clocks are set forward. */
  readonly at: Temporal.Instant | undefined
  readonly time: string
  readonly isFree: boolean
  /** Whether the time is refused because its minutes are not in steps of five. */
  readonly isOffGrid: boolean
  /** If the time occurs twice because the clocks are set back: both instants with their UTC offsets. Otherwise empty. */
  readonly passes: readonly { readonly at: Temporal.Instant; readonly offset: string; readonly isFree: boolean }[]
}

/** Checks whether the rules accept the chosen time, so that it may be saved. */
export function judgeChoice(
  choice: TimeChoice,
  date: Temporal.PlainDate,
  appointments: OfferedTimes,
  zone: Zone,
): JudgedChoice {
  const instants = instantsOf(date.toPlainDateTime({ hour: choice.hour, minute: choice.minute }), zone)
  const isFree = (at: Temporal.Instant) => appointments.refusal(at) === undefined
  const at = instants[choice.pass] ?? instants[0]
  return {
    at,
    time: formatTime(choice),
    isFree: at !== undefined && isFree(at),
    isOffGrid: at !== undefined && appointments.refusal(at) === 'appointment.off_grid',
    passes:
      instants.length < 2 ? [] : instants.map((one) => ({ at: one, offset: offsetAt(one, zone), isFree: isFree(one) })),
  }
}

/**
 * The free slot that is nearest to the chosen time, within one stretch (range of free times). If two slots are equally near, returns the
 * later slot. `slots`: the slots of the day.
 */
export function nearestIn(
  stretch: FreeStretch,
  choice: TimeChoice,
  zone: Zone,
  slots: readonly FreeTime[],
): Temporal.Instant {
  const wished = choice.hour * 60 + choice.minute
  const far = ({ at }: FreeTime): number => {
    const { hour, minute } = at.toZonedDateTimeISO(zone)
    return Math.abs(hour * 60 + minute - wished)
  }
  const own = slots.filter(
    ({ at }) =>
      Temporal.Instant.compare(at, stretch.firstSlot) >= 0 && Temporal.Instant.compare(at, stretch.lastSlot) <= 0,
  )
  return (
    own.reduce<FreeTime | undefined>((best, one) => (best && far(best) < far(one) ? best : one), undefined)?.at ??
    stretch.firstSlot
  )
}

/**
 * The free full hours of a day, for the buttons. If an hour occurs twice because the clocks are set back, only the first free one is
 * offered.
 */
export const freeHours = (slots: readonly FreeTime[]): FreeTime[] =>
  slots.filter(({ time }, index) => time.endsWith(':00') && slots.findIndex((one) => one.time === time) === index)
