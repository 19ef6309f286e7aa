import { appointments } from '#modules/branches/rules/appointment-slots.ts'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { orderLeadTime } from '#modules/catalogue/rules/lead-time.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { useStaff } from '#ui/backoffice/staff.tsx'
import { useMemo, useState } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { zoneOf } from '../parts/order-words.ts'
import { useReadyMinutes } from '../parts/ready-minutes.ts'
import { soonestTime } from './slot-window.ts'

/**
 * Returns the times that staff may propose to the customer. They are within the opening hours of the branch and the vehicle's schedule. The
 * lead time does not apply to them, because staff know themselves what is possible. `soonest`: the earliest time that makes sense; the dialog suggests
 * none before it. `offered` is undefined without the opening hours of the branch,
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
  const minutes = useReadyMinutes().of(order)
  // If no preparation time is set for the branch, the minutes that the accept button promises at the moment are used.
  const preparationMinutes = branch.data?.value.preparationMinutes || minutes
  const products = vehicle.data ? [vehicle.data.value] : []
  const at = Temporal.Instant.fromEpochMilliseconds(Math.trunc(now))
  const leadTime = orderLeadTime(products, branch.data?.value.leadTimeMinutes ?? 0, at, zone)
  const soonest = soonestTime(order, now, zone, { preparationMinutes, leadTime })
  return { offered, zone, now, soonest, error: branch.error, retry: () => void branch.refetch() }
}
