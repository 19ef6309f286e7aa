import { useDebouncedValue } from '@mantine/hooks'
import { drawAll } from '#ui/backoffice/draw-all.ts'
import { useFills } from '#ui/backoffice/slots.tsx'
import { parsePhone } from '../../rules/phone.ts'
import { guestHintSlot } from './slots.ts'

/** The hints are loaded when the phone number has not changed for this number of milliseconds. */
const STILL_MS = 250

/**
 * Shows what other modules know about the guest with this phone number or e-mail address. `country` is the branch's country; it completes a
 * number without a country code.
 */
export function GuestHints({ phone, email, country }: { phone: string; email: string; country: string }) {
  const hints = useFills(guestHintSlot)
  const parsed = parsePhone(phone, country)
  const [typed] = useDebouncedValue(parsed.ok ? parsed.value : '', STILL_MS)
  return drawAll(hints, { phone: typed, email })
}
