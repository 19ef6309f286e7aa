import { type RefObject, useEffect, useRef, useState } from 'react'
import { formatTime, type Zone } from '#kernel/time.ts'
import type { OfferedTimes } from './offered-times.ts'

/** Slots as of now. */
interface Look {
  readonly now: Temporal.Instant
  readonly appointments: OfferedTimes
}

export interface PickersInput {
  zone: Zone
  value: Temporal.Instant | null
  /** A date that still needs its time, where the owner stores it; otherwise it is stored here. */
  proposed?: Temporal.Instant | null
  /** Called when a picker opens. */
  look: () => Look
  onChange: (at: Temporal.Instant | null) => void
  onPropose?: (at: Temporal.Instant | null) => void
}

/**
 * The order of the two pickers: the date first, then the time (specification §2, Checkout: Appointment). A saved date alone is no
 * appointment: the time picker then proposes a time, and nothing is emitted until that is saved. `back` gets the focus at the end.
 */
export function usePickers(input: PickersInput, back: RefObject<HTMLElement | null>) {
  const { value, zone } = input
  const [own, setOwn] = useState<Temporal.Instant | null>(null)
  const proposal = input.proposed === undefined ? own : input.proposed
  const [open, setOpen] = useState<Look & { picker: 'date' | 'time' }>()
  // Closing a picker returns the focus to its field. That must not open the picker again.
  const isClosing = useRef(false)
  const last = useRef<'date' | 'time'>(undefined)
  useEffect(() => {
    // The time picker may have opened right after the date picker: the focus then belongs to the time field.
    if (!open && last.current === 'time') back.current?.focus({ preventScroll: true })
    isClosing.current = false
    last.current = open?.picker
  }, [open, back])
  // The picker's code may load after the guest has moved on. The picker then does not open, so that it takes no focus.
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (!open) return
    const goOn = ({ target }: FocusEvent) => {
      // A picker that closes returns the focus to the opener. An open picker keeps the focus.
      if (target === opener.current || document.querySelector('dialog.popup[open]')) return
      // The guest asks for the same picker again.
      if (target instanceof Element && target.closest('[data-not-loaded]')) return
      last.current = undefined
      setOpen(undefined)
    }
    document.addEventListener('focusin', goOn)
    return () => document.removeEventListener('focusin', goOn)
  }, [open])
  const close = () => {
    // without an open picker the focus is not returned
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
    /** Values that the pickers start with. */
    shown: proposal ?? value,
    close,
    emit,
    show(picker: 'date' | 'time') {
      if (isClosing.current) return
      opener.current = document.activeElement
      setOpen({ picker, ...input.look() })
    },
    saveDate(at: Temporal.Instant) {
      if (value && isSameTime(value, at, zone)) {
        emit(at)
        return
      }
      if (value) input.onChange(null)
      propose(at)
      isClosing.current = true
      setOpen({ picker: 'time', ...input.look() })
    },
  }
}

/** Same wall time? A new date with the time that was chosen before is emitted at once. With another time it is only proposed. */
const isSameTime = (one: Temporal.Instant, other: Temporal.Instant, zone: Zone): boolean =>
  formatTime(one.toZonedDateTimeISO(zone)) === formatTime(other.toZonedDateTimeISO(zone))
