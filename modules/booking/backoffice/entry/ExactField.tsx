import { useTexts } from '#ui/backoffice/staff.tsx'
import { TextInput } from '@mantine/core'
import { rideEntryTexts } from '../../words/ride-entry.ts'
import { isDetailAsked, type RideEntry } from './ride-entry.ts'

/** The field for street and number of the start (`from`) or the destination (`to`). Shown only if a town was chosen without an address. */
export function ExactField(props: {
  entry: RideEntry
  end: 'from' | 'to'
  error: string | undefined
  onChange: (part: Partial<RideEntry>) => void
  onLeave: () => void
}) {
  const { end, entry, error, onChange, onLeave } = props
  const t = useTexts(rideEntryTexts)
  if (!isDetailAsked(entry, end)) return null
  const name = `${end}Detail` as const
  return (
    <TextInput
      label={t[name]}
      name={name}
      withAsterisk
      maxLength={160}
      autoComplete="off"
      description={t.detailHint}
      value={entry[name]}
      error={error}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      onBlur={onLeave}
    />
  )
}
