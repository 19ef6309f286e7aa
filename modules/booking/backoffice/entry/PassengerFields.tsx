import { PhoneInput } from '#modules/ordering/backoffice/parts/PhoneInput.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { TextInput } from '@mantine/core'
import { rideEntryTexts } from '../../words/ride-entry.ts'
import type { RideEntry } from './ride-entry.ts'

type Part = Pick<RideEntry, 'passengerName' | 'passengerPhone' | 'signName'>

/** The fields for the passenger, if the caller books for somebody else, and for the name on the driver's welcome sign. */
export function PassengerFields(props: {
  entry: Part
  /** The country of the branch. If the phone number has no country prefix, the prefix of this country is used. */
  country: string
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<Part>) => void
}) {
  const { entry, country, errors, onChange } = props
  const t = useTexts(rideEntryTexts)
  return (
    <div className="g3" role="group" aria-label={t.other}>
      <TextInput
        label={t.passengerName}
        name="passengerName"
        maxLength={160}
        autoComplete="off"
        description={t.passengerHint}
        value={entry.passengerName}
        error={errors['passengerName']}
        onChange={(event) => onChange({ passengerName: event.currentTarget.value })}
      />
      <PhoneInput
        label={t.passengerPhone}
        name="passengerPhone"
        value={entry.passengerPhone}
        country={country}
        error={errors['passengerPhone']}
        onPhone={(passengerPhone) => onChange({ passengerPhone })}
      />
      <TextInput
        label={t.signName}
        name="signName"
        maxLength={80}
        autoComplete="off"
        value={entry.signName}
        error={errors['signName']}
        onChange={(event) => onChange({ signName: event.currentTarget.value })}
      />
    </div>
  )
}
