import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { formatTime, type Zone } from '#kernel/time.ts'
import { likelyTime } from './calendar.ts'
import type { OfferedTimes } from './offered-times.ts'

/** The offered slots at the time when a picker opens. */
interface Look {
  readonly now: Temporal.Instant
  readonly appointments: OfferedTimes
}

export interface PickersInput {
  zone: Zone
  value: Temporal.Instant | null
  /**
   * The saved date while its time is not chosen yet, if the component that uses the pickers stores it. Undefined: `usePickers` itself
   * stores it.
   */
  proposed?: Temporal.Instant | null
  /** Called when a picker opens, to get the current slots. */
  look: () => Look
  /** A note about a free time, shown in the time picker (`PickerProps`). A time with a note is not proposed if the day has another one. */
  noteOf?: ((at: Temporal.Instant) => string | undefined) | undefined
  onChange: (at: Temporal.Instant | null) => void
  onPropose?: (at: Temporal.Instant | null) => void
}

/**
 * Opens the two pickers one after the other: first the date, then the time (specification §2, Checkout: Appointment). After the date is
 * saved, the time picker opens with a proposed time. `onChange` gets the appointment when the time is saved, too. If the time of day stays
 * the same, the time picker does not open, and `onChange` gets the appointment at once. `back` is the element that gets the focus when the
 * time picker closes.
 */
export function usePickers(input: PickersInput, back: RefObject<HTMLElement | null>) {
  const { value, zone } = input
  const [own, setOwn] = useState<Temporal.Instant | null>(null)
  const proposal = input.proposed === undefined ? own : input.proposed
  const [open, setOpen] = useState<Look & { picker: 'date' | 'time' }>()
  // When a picker closes, its field gets the focus again. This focus must not open the picker again.
  const isClosing = useRef(false)
  const last = useRef<'date' | 'time'>(undefined)
  useEffect(() => {
    // If the time picker was open last (it may open right after the date picker), the time field gets the focus.
    if (!open && last.current === 'time') back.current?.focus({ preventScroll: true })
    isClosing.current = false
    last.current = open?.picker
  }, [open, back])
  // The guest has gone on to another field before the code of the picker was loaded. The focus stays there.
  const drop = useCallback(() => {
    last.current = undefined
    setOpen(undefined)
  }, [])
  const close = () => {
    // When a picker closes, its field gets the focus, which must not open the picker again. If no picker was open, the field does not get
    // the focus.
    isClosing.current = open !== undefined
    setOpen(undefined)
  }
  const propose = (at: Temporal.Instant | null) => {
    setOwn(at)
    input.onPropose?.(at)
  }
  const emit = (at: Temporal.Instant | null) => {
    propose(null)
    input.onChange(at)
    close()
  }
  return {
    open,
    proposal,
    /** The date and time that the pickers show when they open. */
    shown: proposal ?? value,
    close,
    drop,
    emit,
    show(picker: 'date' | 'time') {
      if (isClosing.current) return
      setOpen({ picker, ...input.look() })
    },
    saveDate(at: Temporal.Instant) {
      if (value && isSameTime(value, at, zone)) {
        emit(at)
        return
      }
      if (value) input.onChange(null)
      const look = input.look()
      propose(likelyTime(at, look.appointments, input.noteOf, zone))
      isClosing.current = true
      setOpen({ picker: 'time', ...look })
    },
  }
}

/**
 * Do both appointments have the same time of day? Then a new date is complete and is emitted at once. If the time of day is different, the
 * new date is only proposed.
 */
const isSameTime = (one: Temporal.Instant, other: Temporal.Instant, zone: Zone): boolean =>
  formatTime(one.toZonedDateTimeISO(zone)) === formatTime(other.toZonedDateTimeISO(zone))
