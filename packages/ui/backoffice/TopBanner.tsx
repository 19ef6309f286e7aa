import type { ReactNode } from 'react'

/** A line below the bar at the top, on every screen. Modules give such lines as `banners`. `label` names it where it is a region. */
export function TopBanner({
  role,
  label,
  isUrgent = false,
  children,
}: {
  role: 'status' | 'alert' | 'region'
  label?: string
  isUrgent?: boolean
  children: ReactNode
}) {
  return (
    <div className={`alarmbar no-print ${isUrgent ? 'red' : ''}`} role={role} aria-label={label}>
      {children}
    </div>
  )
}
