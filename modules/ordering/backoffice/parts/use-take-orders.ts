import { useFills } from '#ui/backoffice/slots.tsx'
import { useStaff } from '#ui/backoffice/staff.tsx'
import { type TakeOrder, takeOrderSlot } from './slots.ts'

/** Pages on which staff enter orders, for the kinds of branches that exist. */
export function useTakeOrders(): readonly TakeOrder[] {
  const { branches } = useStaff()
  return useFills(takeOrderSlot).filter(({ kind }) => branches.some((branch) => branch.kind === kind))
}
