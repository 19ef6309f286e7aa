import type { ReactNode } from 'react'

/** The place of a badge in the top bar. It has room for the longest text of the badge, so that nothing moves when the text changes. */
export function TopBadge({ children }: { children: ReactNode }) {
  return <span className="live-at">{children}</span>
}
