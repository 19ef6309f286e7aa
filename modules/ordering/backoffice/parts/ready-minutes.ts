import { anyText, onOff, usePreference } from '#ui/backoffice/preferences.ts'
import { type StaffBranch, useStaff } from '#ui/backoffice/staff.tsx'

/** The choices for 'ready in … minutes' when staff accept an order of food. */
export const MINUTES = [15, 20, 30, 45] as const
const USUAL = 30

/**
 * The number of minutes that the accept button promises if staff chose no other number. It is the smallest choice that is not below the time
 * that guests read in the store (docs/rules/orders.md, Estimated time). If several branches are shown, the slowest kitchen counts.
 */
export function usualMinutes(
  branches: readonly Pick<StaffBranch, 'id' | 'preparationMinutes'>[],
  branchId: string | undefined,
): number {
  const shown = branches.filter(({ id }) => branchId === undefined || id === branchId)
  const needed = Math.max(0, ...shown.map(({ preparationMinutes = 0 }) => preparationMinutes))
  return needed === 0 ? USUAL : (MINUTES.find((minutes) => minutes >= needed) ?? MINUTES[MINUTES.length - 1] ?? USUAL)
}

interface ReadyMinutes {
  /** The minutes that the setting shows. If several branches are shown and staff chose nothing, those of the slowest kitchen. */
  readonly value: number
  /** The minutes that the accept button of this order promises: those that staff chose, otherwise those of the order's own branch. */
  of(order: { readonly branchId: string }): number
  set(minutes: number): void
}

/**
 * The setting 'Vorgabe fertig in': how many minutes the accept button promises for the food. Staff choose more minutes during rush hours.
 * It is stored on this device, separately for each branch.
 */
export function useReadyMinutes(): ReadyMinutes {
  const { branchId, branches } = useStaff()
  const [stored, setStored] = usePreference<string>(`readyMinutes.${branchId ?? 'all'}`, anyText, '')
  const chosen = MINUTES.find((minutes) => String(minutes) === stored)
  return {
    value: chosen ?? usualMinutes(branches, branchId),
    of: (order) => chosen ?? usualMinutes(branches, order.branchId),
    set: (minutes) => setStored(String(minutes)),
  }
}

/**
 * Whether a slip is printed when staff accept an order on this device. The setting is stored on the device, because not every device has a
 * printer.
 */
export function usePrintOnConfirm(): { isOn: boolean; set(on: boolean): void } {
  const [stored, setStored] = usePreference('printOnConfirm', onOff, 'off')
  return { isOn: stored === 'on', set: (on) => setStored(on ? 'on' : 'off') }
}
