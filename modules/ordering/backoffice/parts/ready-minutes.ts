import { usePreference } from '#ui/backoffice/preferences.ts'
import { useStaff } from '#ui/backoffice/staff.tsx'

/** The choices for 'ready in … minutes' when staff accept an order of food. */
export const MINUTES = [15, 20, 30, 45] as const
const USUAL = 30

/**
 * The setting 'Vorgabe fertig in': the number of minutes that the accept button promises. Staff raise it during rush hours. It is stored on
 * this device, separately for each branch.
 */
export function useReadyMinutes(): { value: number; set(minutes: number): void } {
  const { branchId } = useStaff()
  const [stored, setStored] = usePreference<string>(`readyMinutes.${branchId ?? 'all'}`, String(USUAL))
  const value = Number(stored)
  return {
    value: (MINUTES as readonly number[]).includes(value) ? value : USUAL,
    set: (minutes) => setStored(String(minutes)),
  }
}

/** Whether a slip is printed when staff accept an order here. The setting is stored on this device, because not every device has a printer. */
export function usePrintOnConfirm(): { isOn: boolean; set(on: boolean): void } {
  const [stored, setStored] = usePreference<'on' | 'off'>('printOnConfirm', 'off')
  return { isOn: stored === 'on', set: (on) => setStored(on ? 'on' : 'off') }
}
