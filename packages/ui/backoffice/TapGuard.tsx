import type { ReactNode } from 'react'
import { useTapGuard } from '#ui/tap-guard.ts'

/** Around a button that takes the place of the one just tapped; `key` it by what it does. */
export function TapGuard({ children }: { children: ReactNode }) {
  return <div style={{ display: 'contents', ...useTapGuard() }}>{children}</div>
}
