import type { ReactNode } from 'react'
import { useTapGuard } from '#ui/tap-guard.ts'

/**
 * Wraps a button that replaces the button that was just tapped, so that a double tap does not press both. Its `key` must name the new button's
 * action.
 */
export function TapGuard({ children }: { children: ReactNode }) {
  return <div style={{ display: 'contents', ...useTapGuard() }}>{children}</div>
}
