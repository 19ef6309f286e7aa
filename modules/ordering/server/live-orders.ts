import type { BrandCore, StreamEvent } from '#platform/module.ts'
import { ordersChannel } from './change-order.ts'
import { readOrderSummary } from './order-queries.ts'
import type { OrderWithMoney } from './order-row.ts'

/** Streams of changed orders. A server process reads a changed order from the database only once, even if many boards are open. */
export interface LiveOrders {
  /**
   * Starts to listen. Call this before you read the current state: a change in between may then come twice, but is never lost. The stream
   * ends after `longestMs`, so that a user whose rights were removed cannot continue to read.
   */
  listen(signal: AbortSignal, concerns: (change: OrderChangeNotice) => boolean): AsyncIterable<OrderWithMoney>
}

/** The message that `changeOrder` and `placeOrder` send when an order has changed. */
interface OrderChangeNotice {
  id: string
  branchId: string
}

/** Milliseconds after which a stream ends. The browser opens it again; the server refuses this if the session has ended. */
const longestMs = 10 * 60_000

export function liveOrders(core: BrandCore): LiveOrders {
  // For one change, all listeners in this server process receive the same message object. It is the key of this map, so that they share one
  // read. The message of the next change is another object and causes a new read.
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

/** Converts changed orders to events of a stream. `shape` selects the fields that the reader may see. `first` is sent immediately. */
export async function* orderEvents(
  rows: AsyncIterable<OrderWithMoney>,
  shape: (row: OrderWithMoney) => unknown,
  first?: OrderWithMoney,
): AsyncIterable<StreamEvent> {
  if (first) yield { event: 'order', data: await shape(first) }
  for await (const row of rows) yield { event: 'order', data: await shape(row) }
}
