import { useTexts } from '#ui/backoffice/staff.tsx'
import { NativeSelect } from '@mantine/core'
import { MOST_PASSENGERS } from '../../rules/booking-form.ts'
import { rideEntryTexts } from '../../words/ride-entry.ts'
import type { RideEntry } from './ride-entry.ts'

/** Staff can enter at most this many pieces of luggage. */
const MOST_LUGGAGE = 20
const upTo = (least: number, most: number): string[] =>
  Array.from({ length: Math.max(1, most - least + 1) }, (_, index) => String(least + index))

type Party = Pick<RideEntry, 'adults' | 'children' | 'luggage'>

/** The fields for adults, children and luggage. The vehicle list disables vehicles that are too small for them. */
export function PartyFields(props: {
  entry: Party
  /** The numbers of persons that can be chosen; the highest is the number of seats of the largest vehicle. */
  choices: readonly number[]
  onChange: (part: Partial<Party>) => void
}) {
  const { choices, entry, onChange } = props
  const t = useTexts(rideEntryTexts)
  const most = Math.min(Math.max(...choices, 1), MOST_PASSENGERS)
  return (
    <div className="g3 rparty">
      <NativeSelect
        label={t.adults}
        name="adults"
        value={String(entry.adults)}
        onChange={(event) => onChange({ adults: Number(event.currentTarget.value) })}
        data={choices.map(String)}
      />
      <NativeSelect
        label={t.children}
        name="children"
        value={String(entry.children)}
        onChange={(event) => onChange({ children: Number(event.currentTarget.value) })}
        data={upTo(0, Math.max(most - entry.adults, entry.children))}
      />
      <NativeSelect
        label={t.luggage}
        name="luggage"
        value={String(entry.luggage)}
        onChange={(event) => onChange({ luggage: Number(event.currentTarget.value) })}
        data={upTo(0, MOST_LUGGAGE)}
      />
    </div>
  )
}
