import { useDebouncedValue } from '@mantine/hooks'
import { drawAll } from '#ui/backoffice/draw-all.ts'
import { useFills } from '#ui/backoffice/slots.tsx'
import { parsePhone } from '../../rules/phone.ts'
import { guestHintSlot } from './slots.ts'

/** Milliseconds without a keystroke before the hints are loaded. */
const STILL_MS = 250

/** Hints of other modules about the guest. `country`: the branch's country, for numbers without a country code. */
export function GuestHints({ phone, email, country }: { phone: string; email: string; country: string }) {
  const hints = useFills(guestHintSlot)
  const parsed = parsePhone(phone, country)
  const [typed] = useDebouncedValue(parsed.ok ? parsed.value : '', STILL_MS)
  return drawAll(hints, { phone: typed, email })
}
