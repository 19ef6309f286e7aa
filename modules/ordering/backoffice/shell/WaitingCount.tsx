import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'

/** How many orders wait for an answer, beside the board in the navigation. */
export function WaitingCount() {
  const { waiting } = useOrderFeed()
  return waiting > 0 ? <span className="cnt new">{waiting}</span> : null
}
