import { readTimeOfDay } from './typed.ts'

/** A free time of a day. `value`: its key. `time`: HH:mm. `label`: the time as the list shows it, with its offset where a time occurs twice. */
export interface FreeTimeOption {
  readonly value: string
  readonly time: string
  readonly label: string
}

/** Whether the text is complete, so that it is read while the user still types: '1430', '14:30', '9.15'. '930' may become '9305', so it is not. */
export const isWholeTime = (text: string): boolean => /^(?:\d{4}|\d{1,2}[:.h]\d{2})$/i.test(text.trim())

/** Whether a typed text may become this time (HH:mm): '9' and '9:1' may become '09:15', '143' may become '14:30'. */
export function mayBecome(text: string, time: string): boolean {
  const [, hour = '', minute] = /^(\d*)(?:[:.h](\d*))?/i.exec(text.trim()) ?? []
  const digits = time.replace(':', '')
  if (minute !== undefined) return digits.startsWith(hour.padStart(2, '0') + minute)
  return digits.startsWith(hour) || (readTimeOfDay(hour.slice(0, 2)) !== `${hour}:00` && digits.startsWith(`0${hour}`))
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The free time that is nearest to `time` (HH:mm). Of two equally near ones it is the later one. Undefined if no time is free. */
export function nearestTime(times: readonly FreeTimeOption[], time: string): FreeTimeOption | undefined {
  const distance = (one: FreeTimeOption) => Math.abs(minutesOf(one.time) - minutesOf(time))
  return times.reduce<FreeTimeOption | undefined>(
    (best, one) => (best === undefined || distance(one) <= distance(best) ? one : best),
    undefined,
  )
}
