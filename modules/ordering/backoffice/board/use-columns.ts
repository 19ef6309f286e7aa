import { useStaff } from '#ui/backoffice/staff.tsx'
import { useMemo } from 'react'
import type { BoardFilter, OrderSummary } from '../../contract.ts'
import { arrange } from '../parts/arrange.ts'
import { oldestAlarmOf, urgencyOf } from '../parts/columns.ts'
import { inKeptPlaces } from '../parts/feed/kept-places.ts'
import { useKeptPlaces, useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { waitsForStaff } from '../parts/waits-for-staff.ts'
import { passes } from './filter.ts'

/**
 * Arranges the orders of the chosen branch that pass the filter into columns. This is computed again only when an order, the filter or the
 * time changes. When an order is opened or selected, all lists stay the same objects, therefore no column renders again.
 */
export function useColumns(filter: BoardFilter, now: number) {
  const { branchId } = useStaff()
  const { orders: all } = useOrderFeed()
  const { kept } = useKeptPlaces()
  const { orders, counted, ...figures } = useMemo(() => {
    const here = all.filter((order) => isShown(order, branchId, filter))
    const columns = arrange(here, now)
    return {
      orders: here,
      counted: columns,
      /** Counts for the bar: new orders that wait for staff, and missed orders. */
      waiting: columns.new.filter((order) => waitsForStaff(order, now)).length,
      missed: here.filter((order) => urgencyOf(order, now).isMissed).length,
      oldestAlarm: oldestAlarmOf(columns.new, now),
    }
  }, [all, branchId, filter, now])
  /** The columns as shown: a card stays in its old place for some seconds after a step on this screen. */
  const columns = useMemo(
    () =>
      kept.size === 0
        ? counted
        : arrange(
            inKeptPlaces(all, kept).filter((order) => isShown(order, branchId, filter)),
            now,
          ),
    [all, kept, counted, branchId, filter, now],
  )
  // The count of new orders changes immediately after a step, as in the navigation and the banner. Every other column counts the cards that
  // it shows, because number and cards must agree.
  return { orders, counted: { ...columns, new: counted.new }, columns, ...figures }
}

const isShown = (order: OrderSummary, branchId: string | undefined, filter: BoardFilter): boolean =>
  (branchId === undefined || order.branchId === branchId) && passes(order, filter)
