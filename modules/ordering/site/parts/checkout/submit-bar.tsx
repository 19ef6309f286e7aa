import type { ReactNode } from 'react'

/** The id of the text that says why the submit button is disabled. The text describes the button. */
export const OFF_REASON = 'checkout-off-reason'

/** Why the submit button is disabled. */
export const OffReason = ({ children }: { children: ReactNode }) => (
  <p id={OFF_REASON} className="small" role="status">
    {children}
  </p>
)

/** The bar at the lower edge of a narrow screen: total and submit button (`children`). `reason`: why the button is disabled. */
export function SubmitBar({ children, price, reason }: { price: string; reason: ReactNode; children: ReactNode }) {
  return (
    <div className="co-bar" data-form-bar>
      {reason && <OffReason>{reason}</OffReason>}
      <div className="co-act">
        <span className="price">{price}</span>
        {children}
      </div>
    </div>
  )
}
