import type { ReactNode } from 'react'

/** A line below the top bar. Modules provide such lines as `banners`. */
export function TopBanner({
  role,
  isUrgent = false,
  children,
}: {
  role: 'status' | 'alert'
  isUrgent?: boolean
  children: ReactNode
}) {
  return (
    <div className={`alarmbar no-print ${isUrgent ? 'red' : ''}`} role={role}>
      {children}
    </div>
  )
}
