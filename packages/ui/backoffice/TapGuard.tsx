import type { ReactNode } from 'react'
import { useTapGuard } from '#ui/tap-guard.ts'

/** Wraps a button that replaces the button just tapped. Its `key` must name what the new button does. */
export function TapGuard({ children }: { children: ReactNode }) {
  return <div style={{ display: 'contents', ...useTapGuard() }}>{children}</div>
}
