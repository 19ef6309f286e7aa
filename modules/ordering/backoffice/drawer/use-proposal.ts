import { appointments } from '#modules/branches/rules/appointment-slots.ts'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { useStaff } from '#ui/backoffice/staff.tsx'
import { useMemo, useState } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { zoneOf } from '../parts/order-words.ts'

/**
 * Returns the times that staff may propose to the customer. They are within the opening hours of the branch and the vehicle's schedule. The
 * lead time does not apply, because staff know what is possible. `offered` is undefined while the opening hours of the branch are missing,
 * for example while they are loading.
 */
export function useProposal(order: OrderSummary) {
  const { branches, clock } = useStaff()
  const [now] = useState(() => clock.now())
  const branch = useCall(branchesEndpoints.get, { params: { id: order.branchId } })
  const vehicleId = order.ride?.vehicle.productId ?? ''
  const vehicle = useCall(catalogueEndpoints.products.get, { params: { id: vehicleId } }, { enabled: vehicleId !== '' })
  const zone = zoneOf(order, branches)
  const hours = branch.data?.value.openingHours
  const schedule = vehicle.data?.value.schedule
  const isSettled = vehicleId === '' || !vehicle.isPending
  const seconds = order.ride?.route.seconds
  const offered = useMemo(
    () =>
      hours && isSettled
        ? appointments({
            now: Temporal.Instant.fromEpochMilliseconds(Math.trunc(now)),
            zone,
            hours,
            ...(schedule ? { schedules: [schedule] } : {}),
            ...(seconds === undefined ? {} : { rideSeconds: seconds }),
          })
        : undefined,
    [hours, schedule, isSettled, seconds, now, zone],
  )
  return { offered, zone, now, error: branch.error, retry: () => void branch.refetch() }
}
