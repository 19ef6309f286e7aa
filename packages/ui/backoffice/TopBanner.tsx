import type { ReactNode } from 'react'

/** A line below the top bar. Modules provide such lines as `banners`. `label` is the accessible name if the line is a region. */
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
