import { useFills } from '#ui/backoffice/slots.tsx'
import { useStaff } from '#ui/backoffice/staff.tsx'
import { type TakeOrder, takeOrderSlot } from './slots.ts'

/**
 * Pages on which staff enter orders, for the kinds of branches that exist. First comes the kind of the chosen branch, then the kind
 * of most branches: an inn with a shuttle has food first.
 */
export function useTakeOrders(): readonly TakeOrder[] {
  const { branches, branchId } = useStaff()
  const chosen = branches.find((branch) => branch.id === branchId)?.kind
  const weight = ({ kind }: TakeOrder): number =>
    kind === chosen ? Infinity : branches.filter((branch) => branch.kind === kind).length
  return useFills(takeOrderSlot)
    .filter((page) => weight(page) > 0)
    .toSorted((a, b) => (weight(b) === weight(a) ? 0 : weight(b) - weight(a)))
}
