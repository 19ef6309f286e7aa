import { useDebouncedValue } from '@mantine/hooks'
import { drawAll } from '#ui/backoffice/draw-all.ts'
import { useFills } from '#ui/backoffice/slots.tsx'
import { parsePhone } from '../../rules/phone.ts'
import { guestHintSlot } from './slots.ts'

/** Digits that are still being typed ask for nothing. */
const STILL_MS = 250

/** What modules know of the guest. `country`: of the branch, for numbers without a prefix. */
export function GuestHints({ phone, email, country }: { phone: string; email: string; country: string }) {
  const hints = useFills(guestHintSlot)
  const parsed = parsePhone(phone, country)
  const [typed] = useDebouncedValue(parsed.ok ? parsed.value : '', STILL_MS)
  return drawAll(hints, { phone: typed, email })
}
