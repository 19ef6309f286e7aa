import { type RefObject, useEffect, useRef, useState } from 'react'
import { formatTime, type Zone } from '#kernel/time.ts'
import type { OfferedTimes } from './offered-times.ts'

/** Slots as of now. */
export interface Look {
  readonly now: Temporal.Instant
  readonly appointments: OfferedTimes
}

export interface PickersInput {
  zone: Zone
  value: Temporal.Instant | null
  /** A date that still wants its time, where its owner keeps it; else it lives here. */
  proposed?: Temporal.Instant | null
  /** Asked when a picker opens. */
  look: () => Look
  onChange: (at: Temporal.Instant | null) => void
  onPropose?: (at: Temporal.Instant | null) => void
}

/**
 * The way through the two pickers: the date first, then the time (specification §2, Checkout: Appointment). A saved date alone is no
 * appointment: its picker proposes a time, and nothing is emitted until that is saved. `back` has the focus when the way is over.
 */
export function usePickers(input: PickersInput, back: RefObject<HTMLElement | null>) {
  const { value, zone } = input
  const [own, setOwn] = useState<Temporal.Instant | null>(null)
  const proposal = input.proposed === undefined ? own : input.proposed
  const [open, setOpen] = useState<Look & { picker: 'date' | 'time' }>()
  // Closing a picker gives the focus back to its field, which must not open it again.
  const isClosing = useRef(false)
  const last = useRef<'date' | 'time'>(undefined)
  useEffect(() => {
    // The time's picker may have come right after the date's: the focus belongs to its own field.
    if (!open && last.current === 'time') back.current?.focus({ preventScroll: true })
    isClosing.current = false
    last.current = open?.picker
  }, [open, back])
  // Its code may arrive after the guest has gone on: then it is called off, and takes the focus from nothing.
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (!open) return
    const goOn = ({ target }: FocusEvent) => {
      // The one before it gives the focus back to where it came from; one that is here keeps it.
      if (target === opener.current || document.querySelector('dialog.popup[open]')) return
      last.current = undefined
      setOpen(undefined)
    }
    document.addEventListener('focusin', goOn)
    return () => document.removeEventListener('focusin', goOn)
  }, [open])
  const close = () => {
    // without a picker nothing gives the focus back
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
    /** What the pickers begin with. */
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

/** A date with the time that was chosen before keeps it; with any other it is only proposed. */
const isSameTime = (one: Temporal.Instant, other: Temporal.Instant, zone: Zone): boolean =>
  formatTime(one.toZonedDateTimeISO(zone)) === formatTime(other.toZonedDateTimeISO(zone))
