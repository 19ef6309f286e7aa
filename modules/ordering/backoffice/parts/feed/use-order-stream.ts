import { urlOf } from '#contract/client.ts'
import { OrderSummary, orderingEndpoints } from '../../../contract.ts'
import { useEffect, useEffectEvent } from 'react'
import { type LiveEvent, reconnectAfterMs } from './live-state.ts'

interface StreamUse {
  isEnabled: boolean
  tell(event: LiveEvent): void
  accept(order: OrderSummary): void
  /** Loads the whole list. It is called each time the stream opens, because the stream does not deliver what changed while it was closed. */
  reload(): void
  now(): number
}

/**
 * Keeps the stream of order changes open while the page is open. If the connection is lost, it opens the stream again, after pauses that
 * become longer.
 */
export function useOrderStream(use: StreamUse): void {
  const { isEnabled } = use
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
    use.tell({ type: 'stream.lost' })
    if (isOffline) use.tell({ type: 'load.failed' })
  })
  useEffect(() => {
    if (!isEnabled) return undefined
    let stream: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let attempt = 0
    const open = () => {
      clearTimeout(timer)
      stream?.close()
      stream = new EventSource(urlOf(orderingEndpoints.stream))
      stream.addEventListener('open', () => {
        attempt = 0
        opened()
      })
      stream.addEventListener('order', (event) => heard((event as MessageEvent<string>).data))
      stream.addEventListener('error', () => {
        lost(false)
        stream?.close()
        timer = setTimeout(open, reconnectAfterMs(attempt++))
      })
    }
    const online = () => {
      attempt = 0
      open()
    }
    const offline = () => {
      stream?.close()
      lost(true)
    }
    open()
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    return () => {
      clearTimeout(timer)
      stream?.close()
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
    }
  }, [isEnabled])
}
