import { useApi } from '#ui/backoffice/staff.tsx'
import { useEffect } from 'react'
import { type Order, orderingEndpoints, OrderSummary } from '../../contract.ts'
import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'

/** Marks a waiting order as seen when it is opened. After this, no board of the branch rings for the order any more. */
export function useSeen(order: Order | undefined) {
  const api = useApi()
  const { accept } = useOrderFeed()
  const id = order?.state === 'waiting' && order.seenAt === null ? order.id : undefined
  useEffect(() => {
    if (!id) return
    void api
      .call(orderingEndpoints.seen, { params: { id } })
      .then((result) => result.ok && accept(OrderSummary.parse(result.value)))
  }, [api, id, accept])
}
