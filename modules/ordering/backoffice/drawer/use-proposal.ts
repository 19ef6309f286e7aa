import { appointments } from '#modules/branches/rules/appointment-slots.ts'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { orderLeadTime } from '#modules/catalogue/rules/lead-time.ts'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { useStaff } from '#ui/backoffice/staff.tsx'
import { useMemo, useState } from 'react'
import { orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { zoneOf } from '../parts/order-words.ts'
import { useReadyMinutes } from '../parts/ready-minutes.ts'
import { soonestTime } from './slot-window.ts'

/**
 * Returns the times that the dialogs offer for an order. They are within the opening hours of the branch and the vehicle's schedule. The
 * lead time does not apply to them, because staff know themselves what is possible. With `isLimited` the times of an order of food are only those that
 * the server accepts as a proposal: not before the dishes can be ready. `soonest`: the earliest time that makes sense; the dialog suggests
 * none before it. `offered` is undefined without the opening hours of the branch,
 * for example while they are loading.
 */
export function useProposal(order: OrderSummary, { isLimited = false } = {}) {
  const { branches, clock } = useStaff()
  const [now] = useState(() => clock.now())
  const branch = useCall(branchesEndpoints.get, { params: { id: order.branchId } })
  const vehicleId = order.ride?.vehicle.productId ?? ''
  const vehicle = useCall(catalogueEndpoints.products.get, { params: { id: vehicleId } }, { enabled: vehicleId !== '' })
  const hasLimits = isLimited && order.kind === 'food'
  const limits = useCall(orderingEndpoints.proposalTimes, { params: { id: order.id } }, { enabled: hasLimits })
  const zone = zoneOf(order, branches)
  const limit = limits.data?.value ?? undefined
  const hours = limit?.hours ?? branch.data?.value.openingHours
  const schedule = vehicle.data?.value.schedule
  // The first suggestion needs the minutes of the branch, even if the limits arrive before the branch.
  const isSettled =
    branch.data !== undefined && (vehicleId === '' || !vehicle.isPending) && !(hasLimits && limits.isPending)
  const seconds = order.ride?.route.seconds
  const offered = useMemo(
    () =>
      hours && isSettled
        ? appointments({
            now: Temporal.Instant.fromEpochMilliseconds(Math.trunc(now)),
            zone,
            hours,
            ...(schedule ? { schedules: [schedule] } : {}),
            ...(limit ? { schedules: limit.schedules, notBefore: Temporal.Instant.from(limit.notBefore) } : {}),
            ...(seconds === undefined ? {} : { rideSeconds: seconds }),
          })
        : undefined,
    [hours, schedule, limit, isSettled, seconds, now, zone],
  )
  const promisedMinutes = useReadyMinutes().of(order)
  const kitchenMinutes = branch.data?.value.preparationMinutes ?? 0
  const products = vehicle.data ? [vehicle.data.value] : []
  const at = Temporal.Instant.fromEpochMilliseconds(Math.trunc(now))
  const leadTime = orderLeadTime(products, branch.data?.value.leadTimeMinutes ?? 0, at, zone)
  const notBefore = limit && Date.parse(limit.notBefore)
  const soonest = soonestTime(order, now, zone, { kitchenMinutes, promisedMinutes, leadTime, notBefore })
  const failed = branch.error ? branch : limits
  // The earliest time is said only where the server refuses the times before it.
  const earliest = limit ? offered?.nextFree()?.epochMilliseconds : undefined
  return { offered, zone, now, soonest, earliest, error: failed.error, retry: () => void failed.refetch() }
}
