import type { OrderSummary } from '#modules/ordering/contract.ts'
import { useState } from 'react'
import { isFilledName, type KnownName, knownName, nameChange } from './last-ride.ts'
import type { RideEntry } from './ride-entry.ts'

/** The name that the form filled in from the last ride of the guest. */
export interface FilledName {
  /** Whether the name in the form is this name. */
  isShown: boolean
  remove(): void
}

/**
 * Fills the empty name of the form with the name of the guest whose phone number was typed. `onChange` must set a state of the component that
 * calls this hook.
 */
export function useKnownName(
  entry: RideEntry,
  country: string,
  last: OrderSummary | undefined,
  onChange: (part: Partial<RideEntry>) => void,
): FilledName {
  const [filled, setFilled] = useState<KnownName>()
  const known = knownName(entry.phone, country, last)
  const change = nameChange(entry, country, { filled, known })
  // Both states belong to the component that renders now, so React renders it again at once, before anything is shown.
  if (change) {
    setFilled(change.filled)
    onChange(change.names)
  }
  return {
    isShown: isFilledName(entry, filled),
    remove: () => onChange({ firstName: '', lastName: '' }),
  }
}
