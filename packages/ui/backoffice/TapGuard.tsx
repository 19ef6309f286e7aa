import type { ReactNode } from 'react'
import { useTapGuard } from '#ui/tap-guard.ts'

/**
 * Wraps a button that replaces the button that was just tapped, so that a double tap does not press both. The `key` of the `TapGuard` must
 * name the action of the new button.
 */
export function TapGuard({ children }: { children: ReactNode }) {
  return <div style={{ display: 'contents', ...useTapGuard() }}>{children}</div>
}
