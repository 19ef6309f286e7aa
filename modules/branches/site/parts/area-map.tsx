import '../area-map.css'
import type { ReactNode } from 'react'
import { Icon } from '#ui/site/icon.tsx'

/**
 * A drawing that looks like a map around a pin. It is the same for every branch. It loads no map, so the visitor's consent is not needed.
 * `children` are shown on the drawing.
 */
export function AreaMap({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="m-branches map area">
      <svg viewBox="0 0 720 460" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
        <rect width="720" height="460" className="land" />
        <path className="water" d="M560-10C540 90 600 160 580 260c-14 80 20 140 30 210" />
        <path className="wood" d="M150 250q60-40 120 0t40 110q-70 40-130 0t-30-110z" />
        <path
          className="road"
          d="M-10 400C120 330 260 220 420 110l100-70M60-10c60 100 180 210 320 340s140 140 160 150M-10 120h310l220 70 220-20"
        />
      </svg>
      <span className="pin">
        <Icon name="pin" size="l" />
      </span>
      {children}
    </div>
  )
}
