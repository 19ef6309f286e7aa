import type { PublicOrder } from '../../../contract.ts'
import { type OrderKey, orderPaths } from '../calls.ts'

/** Opens the stream of the order and returns a function that closes it. Undefined if the browser has no event streams. */
export function openStream(
  key: OrderKey,
  heard: { order: (order: PublicOrder) => void; lost: () => void },
): (() => void) | undefined {
  if (!('EventSource' in globalThis)) return undefined
  const source = new EventSource(orderPaths.stream(key))
  source.addEventListener('order', (event: MessageEvent<string>) => heard.order(JSON.parse(event.data) as PublicOrder))
  source.addEventListener('error', heard.lost)
  return () => source.close()
}
