import type { BookingTexts } from '../words/booking.ts'
import { Icon } from '#ui/site/icon.tsx'

/** The number of passengers: one of the choices, with buttons that stop at both ends (specification §4, Booking flow). */
export function AdultsField({
  value,
  choices,
  texts,
  onChange,
}: {
  value: number
  choices: readonly number[]
  texts: BookingTexts['adults']
  onChange: (adults: number) => void
}) {
  const least = choices[0] ?? 1
  const most = choices.at(-1) ?? least
  const shown = Math.min(Math.max(value, least), most)
  return (
    <div className="field" role="group" aria-labelledby="booking-adults-label">
      <span className="lab" id="booking-adults-label">
        {texts.label}
      </span>
      <div className="row between input count">
        <button
          type="button"
          className="icbtn bare"
          aria-label={texts.less}
          disabled={shown <= least}
          onClick={() => onChange(shown - 1)}
        >
          <Icon name="minus" />
        </button>
        <output className="b num" aria-live="polite" aria-label={texts.persons(shown)}>
          {shown}
        </output>
        <button
          type="button"
          className="icbtn bare"
          aria-label={texts.more}
          disabled={shown >= most}
          onClick={() => onChange(shown + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  )
}
