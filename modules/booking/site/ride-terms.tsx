import './css/ride-terms.css'
import type { RideSheetTexts } from '../words/sheet.ts'
import { Icon } from '#ui/site/icon.tsx'
import { freeWaiting } from '#modules/ordering/rules/free-waiting.ts'
import { freeCancel } from '#modules/ordering/rules/free-cancel.ts'
import type { BookingBranch } from './vehicles.ts'

type Terms = Pick<BookingBranch, 'waitingMinutes' | 'airportWaitingMinutes' | 'freeCancelHours'>

/**
 * The list of what the price of a ride includes: minutes of free waiting, and the time limit for free cancellation. It shows only what the
 * business has entered for the branch.
 */
export function RideTerms(props: {
  branch: Terms
  /** The place where the ride starts; null while no place is chosen. */
  from: { readonly category: string } | null
  /** The time that the visitor chose; null if none is chosen yet. */
  appointment: Temporal.Instant | null
  now?: Temporal.Instant
  texts: RideSheetTexts['terms']
}) {
  const { appointment, branch, from, now = Temporal.Now.instant(), texts } = props
  const { freeCancelHours } = branch
  const waiting = freeWaiting(branch, from)
  if (!waiting && freeCancelHours == null) return null
  const isOver = appointment !== null && freeCancelHours != null && freeCancel(appointment, freeCancelHours, now).isOver
  return (
    <ul className="m-booking ride-terms small">
      {waiting && (
        <li>
          <Icon name="clock" size="s" />{' '}
          {waiting.isFromLanding ? texts.waitingAirport(waiting.minutes) : texts.waiting(waiting.minutes)}
        </li>
      )}
      {freeCancelHours != null && (
        <li>
          <Icon name={isOver ? 'info' : 'check'} size="s" />{' '}
          <span>{isOver ? texts.cancelOver(freeCancelHours) : texts.cancel(freeCancelHours)}</span>
        </li>
      )}
    </ul>
  )
}
