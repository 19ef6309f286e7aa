import './css/ride-terms.css'
import type { RideSheetTexts } from '../words/sheet.ts'
import { Icon } from '#ui/site/icon.tsx'
import { freeCancel } from '#modules/ordering/rules/free-cancel.ts'
import type { BookingBranch } from './vehicles.ts'

type Terms = Pick<BookingBranch, 'waitingMinutes' | 'airportWaitingMinutes' | 'freeCancelHours'>

/**
 * A list of what the price of a ride includes: waiting time and free cancellation. It shows only what the business has entered for the
 * branch.
 */
export function RideTerms(props: {
  branch: Terms
  isFromAirport: boolean
  /** The time that the visitor chose; null if none is chosen yet. */
  appointment: Temporal.Instant | null
  now?: Temporal.Instant
  texts: RideSheetTexts['terms']
}) {
  const { appointment, branch, isFromAirport, now = Temporal.Now.instant(), texts } = props
  const { airportWaitingMinutes, freeCancelHours, waitingMinutes } = branch
  const atAirport = isFromAirport ? airportWaitingMinutes : undefined
  const waiting = atAirport ?? waitingMinutes
  if (waiting == null && freeCancelHours == null) return null
  const isOver = appointment !== null && freeCancelHours != null && freeCancel(appointment, freeCancelHours, now).isOver
  return (
    <ul className="m-booking ride-terms small">
      {waiting != null && (
        <li>
          <Icon name="clock" size="s" /> {atAirport == null ? texts.waiting(waiting) : texts.waitingAirport(waiting)}
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
