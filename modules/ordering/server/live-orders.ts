import type { BrandCore, StreamEvent } from '#platform/module.ts'
import { ordersChannel } from './change-order.ts'
import { readOrderSummary } from './order-queries.ts'
import type { OrderWithMoney } from './order-row.ts'

/** Streams of a brand's orders. All readers of one change share one read of the database, however many boards are open. */
export interface LiveOrders {
  /**
   * Listens before the caller reads the current state, so that no change in between is missed: an event may be repeated, but is never lost.
   * Ends after a while; a reader who has lost the right is not admitted again.
   */
  listen(signal: AbortSignal, concerns: (change: OrderChangeNotice) => boolean): AsyncIterable<OrderWithMoney>
}

/** The message about a change (`changeOrder`, `placeOrder`). */
interface OrderChangeNotice {
  id: string
  branchId: string
}

/** The longest life of a stream: a session that was ended meanwhile ends here at the latest. Browsers reconnect by themselves. */
const longestMs = 10 * 60_000

export function liveOrders(core: BrandCore): LiveOrders {
  // By message: all readers in this process get the same message object. A later change is another message and so another read.
  const reads = new WeakMap<object, Promise<OrderWithMoney | undefined>>()
  const read = (change: OrderChangeNotice): Promise<OrderWithMoney | undefined> => {
    const known = reads.get(change)
    if (known) return known
    const reading = readOrderSummary(core.db, change.id)
    reads.set(change, reading)
    return reading
  }
  return {
    listen(signal, concerns) {
      const heard = core.live.subscribe(ordersChannel, AbortSignal.any([signal, AbortSignal.timeout(longestMs)]))
      return (async function* () {
        for await (const message of heard) {
          const change = message as unknown as OrderChangeNotice
          if (!concerns(change)) continue
          const order = await read(change)
          if (order) yield order
        }
      })()
    },
  }
}

/** Rows as events `order`, with the fields that the reader may see; `first` is sent at once. */
export async function* orderEvents(
  rows: AsyncIterable<OrderWithMoney>,
  shape: (row: OrderWithMoney) => unknown,
  first?: OrderWithMoney,
): AsyncIterable<StreamEvent> {
  if (first) yield { event: 'order', data: shape(first) }
  for await (const row of rows) yield { event: 'order', data: shape(row) }
}
