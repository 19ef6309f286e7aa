import { useFills } from '#ui/backoffice/slots.tsx'
import { useStaff } from '#ui/backoffice/staff.tsx'
import { type TakeOrder, takeOrderSlot } from './slots.ts'

/**
 * The pages on which staff enter orders. Only the kinds of the existing branches (rides, food) have a page. First comes the page for the kind
 * of the chosen branch, then the page for the kind that most branches have.
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
