import './css/ride-terms.css'
import type { RideSheetTexts } from '../words/sheet.ts'
import { Icon } from '#ui/site/icon.tsx'
import type { BookingBranch } from './vehicles.ts'

type Terms = Pick<BookingBranch, 'waitingMinutes' | 'airportWaitingMinutes' | 'freeCancelHours'>

/** What is contained in the price: waiting time, and until when a cancellation is free. Only what the branch has said. */
export function RideTerms(props: { branch: Terms; isFromAirport: boolean; texts: RideSheetTexts['terms'] }) {
  const { branch, isFromAirport, texts } = props
  const { airportWaitingMinutes, freeCancelHours, waitingMinutes } = branch
  const atAirport = isFromAirport ? airportWaitingMinutes : undefined
  const waiting = atAirport ?? waitingMinutes
  if (waiting == null && freeCancelHours == null) return null
  return (
    <ul className="m-booking ride-terms small">
      {waiting != null && (
        <li>
          <Icon name="clock" size="s" /> {atAirport == null ? texts.waiting(waiting) : texts.waitingAirport(waiting)}
        </li>
      )}
      {freeCancelHours != null && (
        <li>
          <Icon name="check" size="s" /> {texts.cancel(freeCancelHours)}
        </li>
      )}
    </ul>
  )
}
