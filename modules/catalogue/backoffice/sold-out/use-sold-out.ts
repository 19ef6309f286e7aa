import { useAction, useCall } from '#ui/backoffice/calls.ts'
import { useStaff } from '#ui/backoffice/staff.tsx'
import { catalogueEndpoints, type Product } from '../../contract.ts'
import { type SoldOutIn, soldOutIn } from '../../rules/sold-out-in.ts'

/**
 * Reads and changes sold-out marks. They apply to the branch that is chosen at the top of the back office. If no branch is chosen, or if the
 * chosen branch takes no orders, they apply to all of the user's branches that take orders.
 */
export function useSoldOut() {
  const { branches, branchId, clock } = useStaff()
  const marks = useCall(catalogueEndpoints.soldOutList)
  const change = useAction(catalogueEndpoints.soldOut, {
    refresh: [catalogueEndpoints.products.list, catalogueEndpoints.products.get, catalogueEndpoints.soldOutList],
  })
  const orders = branches.filter(({ kind }) => kind === 'orders')
  const chosen = orders.find(({ id }) => id === branchId)
  const places = chosen ? [chosen] : orders
  return {
    marks,
    change,
    stateOf: (product: Product): SoldOutIn =>
      soldOutIn(
        product,
        marks.data?.value ?? [],
        places.map(({ id }) => id),
        Temporal.Instant.fromEpochMilliseconds(Math.trunc(clock.now())),
      ),
    /**
     * The body of the API call that changes a sold-out mark: with the chosen branch, or without a branch, which means all branches of the
     * user.
     */
    bodyFor: (isSoldOut: boolean, until: string | null) => ({
      isSoldOut,
      until,
      ...(chosen ? { branch: chosen.id } : {}),
    }),
    namesOf: (ids: readonly string[]): string =>
      orders.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', '),
  }
}
