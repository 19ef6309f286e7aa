import { useState } from 'react'
import { type FreeTimeOption, nearestTime } from './free-times.ts'
import { readTimeOfDay } from './typed.ts'

/** The text that a user types in a field for a free time (FreeTimeInput). `day`: another day (YYYY-MM-DD) has other times. */
export function useTypedTime(field: {
  value: string
  day: string
  times: readonly FreeTimeOption[]
  onChange: (value: string) => void
}) {
  const { day, onChange, times, value } = field
  // The typed text, until it is read.
  const [typed, setTyped] = useState<string>()
  // The text that was read and is no free time.
  const [unread, setUnread] = useState<string>()
  const key = `${day} ${value}`
  const [keyBefore, setKeyBefore] = useState(key)
  if (key !== keyBefore) {
    setKeyBefore(key)
    setUnread(undefined)
  }
  /** The unread text as HH:mm; undefined if it is no time of day. */
  const wanted = unread === undefined ? undefined : readTimeOfDay(unread)
  function take(next: string) {
    setTyped(undefined)
    setUnread(undefined)
    if (next !== value) onChange(next)
  }
  return {
    typed,
    unread,
    wanted,
    nearest: wanted === undefined ? undefined : nearestTime(times, wanted),
    take,
    /** The user has changed the text. */
    type(text: string) {
      setTyped(text)
      setUnread(undefined)
    },
    /** Takes the text if it is a free time; otherwise it stays in the field as `unread`. An empty text keeps the chosen time. */
    read(text: string | undefined) {
      if (text === undefined) return
      const wish = readTimeOfDay(text)
      const found = times.find((one) => one.time === wish)
      if (found || text.trim() === '') return take(found?.value ?? value)
      setUnread(text.trim())
      setTyped(undefined)
    },
  }
}
