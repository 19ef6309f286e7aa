import { usePreference } from '#ui/backoffice/preferences.ts'
import { useStaff } from '#ui/backoffice/staff.tsx'

/** Minutes offered for food (design §5, Confirm). */
export const MINUTES = [15, 20, 30, 45] as const
const USUAL = 30

/** 'Vorgabe fertig in': what the filled button means, set in the board's head for rush hours; of the branch chosen, on this device. */
export function useReadyMinutes(): { value: number; set(minutes: number): void } {
  const { branchId } = useStaff()
  const [stored, setStored] = usePreference<string>(`readyMinutes.${branchId ?? 'all'}`, String(USUAL))
  const value = Number(stored)
  return {
    value: (MINUTES as readonly number[]).includes(value) ? value : USUAL,
    set: (minutes) => setStored(String(minutes)),
  }
}

/** Does 'annehmen' print the slip, too? Of this device: only where a printer stands. */
export function usePrintOnConfirm(): { isOn: boolean; set(on: boolean): void } {
  const [stored, setStored] = usePreference<'on' | 'off'>('printOnConfirm', 'off')
  return { isOn: stored === 'on', set: (on) => setStored(on ? 'on' : 'off') }
}
