import './css/ride-terms.css'
import type { RideSheetTexts } from '../words/sheet.ts'
import { Icon } from '#ui/site/icon.tsx'
import type { BookingBranch } from './vehicles.ts'

type Terms = Pick<BookingBranch, 'waitingMinutes' | 'airportWaitingMinutes' | 'freeCancelHours'>

/** The terms that are included in the price: waiting time and free cancellation. Only terms that the branch has entered are shown. */
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
