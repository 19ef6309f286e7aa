import { urlOf } from '#contract/client.ts'
import { OrderSummary, orderingEndpoints } from '../../../contract.ts'
import { useEffect, useEffectEvent } from 'react'
import { keepStream } from './keep-stream.ts'
import type { LiveEvent } from './live-state.ts'
import { shareStream } from './share-stream.ts'

interface StreamUse {
  isEnabled: boolean
  /** All pages of this user share one stream. Pages of another user in the same browser have their own, because it has other orders. */
  userId: string
  tell(event: LiveEvent): void
  accept(order: OrderSummary): void
  /** Loads the whole list. It is called each time the stream opens, because the stream does not deliver what changed while it was closed. */
  reload(): void
  now(): number
}

/** Keeps the stream of order changes open while the page is open. */
export function useOrderStream(use: StreamUse): void {
  const { isEnabled, userId } = use
  const opened = useEffectEvent(() => {
    use.tell({ type: 'stream.open', at: use.now() })
    use.reload()
  })
  const heard = useEffectEvent((data: string) => {
    const order = OrderSummary.safeParse(JSON.parse(data))
    use.tell({ type: 'stream.message', at: use.now() })
    if (order.success) use.accept(order.data)
    // If the server is newer than this page, the page perhaps cannot read the data. In this case it loads the whole list.
    else use.reload()
  })
  const lost = useEffectEvent((isOffline: boolean) => {
    use.tell(isOffline ? { type: 'network.lost', at: use.now() } : { type: 'stream.lost' })
  })
  useEffect(() => {
    if (!isEnabled) return undefined
    const url = urlOf(orderingEndpoints.stream)
    return shareStream(`servus.orders.${userId}`, (ears) => keepStream(url, ears), {
      opened: () => opened(),
      heard: (data) => heard(data),
      lost: (isOffline) => lost(isOffline),
    })
  }, [isEnabled, userId])
}
