import type { BrandCore, StreamEvent } from '#platform/module.ts'
import { ordersChannel } from './change-order.ts'
import { readOrderSummary } from './order-queries.ts'
import type { OrderWithMoney } from './order-row.ts'

/** Streams of a brand's orders. When an order changes, it is read from the database only once, even if many boards are open. */
export interface LiveOrders {
  /**
   * Call this before reading the current state. Then no change in between is missed: an event may come twice, but none is lost. The stream
   * ends after `longestMs`, so that a user who has lost the right cannot read on.
   */
  listen(signal: AbortSignal, concerns: (change: OrderChangeNotice) => boolean): AsyncIterable<OrderWithMoney>
}

/** The message about a change, sent by `changeOrder` and `placeOrder`. */
interface OrderChangeNotice {
  id: string
  branchId: string
}

/** Milliseconds after which a stream ends. A browser then opens it again, which is refused if the session has ended meanwhile. */
const longestMs = 10 * 60_000

export function liveOrders(core: BrandCore): LiveOrders {
  // The key is the message object. All readers in this process get the same object for one change and share one read. The next change has
  // another object and causes another read.
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

/** Converts rows to `order` events that contain only the fields that the reader may see. `first` is sent at once. */
export async function* orderEvents(
  rows: AsyncIterable<OrderWithMoney>,
  shape: (row: OrderWithMoney) => unknown,
  first?: OrderWithMoney,
): AsyncIterable<StreamEvent> {
  if (first) yield { event: 'order', data: shape(first) }
  for await (const row of rows) yield { event: 'order', data: shape(row) }
}
