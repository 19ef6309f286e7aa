import type { ReactNode } from 'react'

/**
 * The place of a badge in the top bar. It has room for the longest text of the badge, so that nothing moves when the text changes.
 * `isShort`: the place has room for a button of two words, not for sentences.
 */
export function TopBadge({ isShort = false, children }: { isShort?: boolean; children: ReactNode }) {
  return <span className={isShort ? 'ask-at' : 'live-at'}>{children}</span>
}
