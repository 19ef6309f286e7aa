import type { RideSheetTexts } from '../words/sheet.ts'
import { MOST_PASSENGERS } from '../rules/booking-form.ts'
import { CountField } from './count-field.tsx'
import type { Party } from './draft.ts'

/** Visitors can enter at most this many pieces of luggage. */
const MOST_LUGGAGE = 20

/** The fields for children and luggage. The vehicle cards disable vehicles that are too small for them. */
export function PartyFields(props: {
  party: Party
  /** The number of seats of the largest vehicle, at most `MOST_PASSENGERS`. */
  most: number
  texts: RideSheetTexts['party']
  onChange: (party: Partial<Party>) => void
}) {
  const { onChange, party, texts } = props
  return (
    <div className="pair even">
      <CountField
        id="booking-children"
        value={party.children}
        least={0}
        most={Math.max(0, Math.min(props.most, MOST_PASSENGERS) - party.adults)}
        texts={texts.children}
        spoken={texts.children.spoken}
        onChange={(children) => onChange({ children })}
      />
      <CountField
        id="booking-luggage"
        value={party.luggage}
        least={0}
        most={MOST_LUGGAGE}
        texts={texts.luggage}
        spoken={texts.luggage.spoken}
        onChange={(luggage) => onChange({ luggage })}
      />
    </div>
  )
}
