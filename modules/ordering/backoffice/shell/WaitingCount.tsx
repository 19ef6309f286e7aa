import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'

/** The number of orders that wait for staff, next to the board in the navigation. */
export function WaitingCount() {
  const { waiting } = useOrderFeed()
  return waiting > 0 ? <span className="cnt new">{waiting}</span> : null
}
