import type { ReactNode } from 'react'

/**
 * The bar at the lower edge of a narrow screen: total and submit button (`children`). `reason`: why the button is disabled. It is given if
 * only the summary shows this reason, because the summary is far from the bar.
 */
export function SubmitBar({
  children,
  price,
  reason,
}: {
  price: string
  reason: string | undefined
  children: ReactNode
}) {
  return (
    <div className="co-bar" data-form-bar>
      {reason && <p className="small b">{reason}</p>}
      <div className="co-act">
        <span className="price">{price}</span>
        {children}
      </div>
    </div>
  )
}
