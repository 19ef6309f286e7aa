import { useState } from 'react'
import { flushSync } from 'react-dom'
import { readDay } from './typed.ts'
import { useReportUnread } from './use-unread.ts'

/**
 * The text that a user types in a day field (DayInput). Days are YYYY-MM-DD. `first`: a text without a year is the next such day from this day on.
 * `onUnread`: see DayInput.
 */
export function useTypedDay(field: {
  value: string
  first: string
  min: string | undefined
  max: string | undefined
  onChange: (day: string) => void
  onUnread: ((isUnread: boolean) => void) | undefined
}) {
  const { first, max, min, onChange, onUnread, value } = field
  // The typed text, until `value` is the day of this text.
  const [typed, setTyped] = useState('')
  const [unread, setUnread] = useState('')
  const [valueBefore, setValueBefore] = useState(value)
  if (value !== valueBefore) {
    setValueBefore(value)
    setTyped('')
    setUnread('')
  }
  const possibleDay = (text: string): string | undefined => {
    const day = readDay(text, first)
    return day !== undefined && day >= (min ?? day) && day <= (max ?? day) ? day : undefined
  }
  const isImpossible = typed !== '' && possibleDay(typed) === undefined
  const isUnread = unread !== ''
  useReportUnread(isUnread, onUnread)
  return {
    /** True while the text is not a possible day, also if it is only not complete yet. */
    isImpossible,
    /** The text that was read and is no possible day; '' if there is none. */
    unread,
    /** The user has changed the text. */
    type(text: string) {
      const next = text.trim()
      setTyped(next)
      setUnread('')
      if (next === '' && isImpossible) onChange('')
    },
    /** Reads the text, because the user has left the field or pressed Enter. */
    read() {
      if (typed === '') return
      const day = possibleDay(typed)
      setUnread(day === undefined ? typed : '')
      if (day === undefined) return
      setTyped('')
      if (day !== value) onChange(day)
    },
    /** Shows the day again that the field has kept. Mantine writes it when the field is left. */
    showValue() {
      flushSync(() => {
        setTyped('')
        setUnread('')
      })
      const input = document.activeElement
      if (!(input instanceof HTMLElement)) return
      input.blur()
      input.focus()
    },
  }
}
