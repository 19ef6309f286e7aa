import type { ReactNode } from 'react'

/**
 * A line below the top bar. Modules provide such lines as `banners`. `label` is the accessible name if the line is a region.
 * `isHiddenOnPhone`: the line is hidden on a phone, because there is little space and the top bar says the same.
 */
export function TopBanner({
  role,
  label,
  isUrgent = false,
  isHiddenOnPhone = false,
  children,
}: {
  role: 'status' | 'alert' | 'region'
  label?: string
  isUrgent?: boolean
  isHiddenOnPhone?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={`alarmbar no-print ${isUrgent ? 'red' : ''} ${isHiddenOnPhone ? 'hide-phone' : ''}`}
      role={role}
      aria-label={label}
    >
      {children}
    </div>
  )
}
