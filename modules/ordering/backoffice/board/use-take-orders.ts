import { useFills } from '#ui/backoffice/slots.tsx'
import { useStaff } from '#ui/backoffice/staff.tsx'
import { type TakeOrder, takeOrderSlot } from '../parts/slots.ts'

/** Pages where staff take orders for the kinds of branches that there are. */
export function useTakeOrders(): readonly TakeOrder[] {
  const { branches } = useStaff()
  return useFills(takeOrderSlot).filter(({ kind }) => branches.some((branch) => branch.kind === kind))
}
