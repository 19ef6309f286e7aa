import { usePreference } from '#ui/backoffice/preferences.ts'
import { useStaff } from '#ui/backoffice/staff.tsx'

/** Minutes until food is ready that staff can choose when they accept an order. */
export const MINUTES = [15, 20, 30, 45] as const
const USUAL = 30

/** 'Vorgabe fertig in': the default minutes of the accept button, set on the board for rush hours. Stored per branch on this device. */
export function useReadyMinutes(): { value: number; set(minutes: number): void } {
  const { branchId } = useStaff()
  const [stored, setStored] = usePreference<string>(`readyMinutes.${branchId ?? 'all'}`, String(USUAL))
  const value = Number(stored)
  return {
    value: (MINUTES as readonly number[]).includes(value) ? value : USUAL,
    set: (minutes) => setStored(String(minutes)),
  }
}

/** Whether accepting an order also prints its slip. Stored on this device: only a device with a printer needs it. */
export function usePrintOnConfirm(): { isOn: boolean; set(on: boolean): void } {
  const [stored, setStored] = usePreference<'on' | 'off'>('printOnConfirm', 'off')
  return { isOn: stored === 'on', set: (on) => setStored(on ? 'on' : 'off') }
}
