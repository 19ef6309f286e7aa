import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'

/** The number of orders that wait for staff. The navigation shows it next to the link to the board. Shows nothing if no order waits. */
export function WaitingCount() {
  const { waiting } = useOrderFeed()
  return waiting > 0 ? <span className="cnt new">{waiting}</span> : null
}
