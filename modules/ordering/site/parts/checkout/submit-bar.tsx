import { type ReactNode, useRef } from 'react'
import { useFieldAboveBar } from '#ui/site/field-above-bar.ts'

/** The id of the text that says why the submit button is disabled. The text describes the button. */
export const OFF_REASON = 'checkout-off-reason'

/** Why the submit button is disabled. `focusOffReason` gives it the focus. */
export const OffReason = ({ children }: { children: ReactNode }) => (
  <p id={OFF_REASON} className="small" role="status" tabIndex={-1}>
    {children}
  </p>
)

/** Gives the focus to the reason, so that a screen reader reads it. Called if the guest presses the button and nothing can be sent. */
export const focusOffReason = (): void => document.getElementById(OFF_REASON)?.focus()

/**
 * The button that sends the order. `isOff`: the order is not possible, so the button does nothing. Without a network, the button looks the
 * same but can be pressed: the browser may be wrong about the network, so a press checks it (use-network-check.ts).
 */
export function SubmitButton(props: {
  isOff: boolean
  isOnline: boolean
  isCreating: boolean
  hasReason: boolean
  children: ReactNode
}) {
  const { isCreating, isOff } = props
  const isWaiting = !isOff && !isCreating && !props.isOnline
  return (
    <button
      type="submit"
      className={isOff || isWaiting ? 'btn lg full is-off' : 'btn pri lg full'}
      disabled={isOff}
      aria-describedby={props.hasReason ? OFF_REASON : undefined}
      aria-disabled={isCreating || isWaiting || undefined}
      aria-busy={isCreating}
    >
      {isCreating && <span className="spin" aria-hidden="true" />}
      {props.children}
    </button>
  )
}

/** The bar at the lower edge of a narrow screen: total and submit button (`children`). `reason`: why the button is disabled. */
export function SubmitBar({ children, price, reason }: { price: string; reason: ReactNode; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useFieldAboveBar(bar)
  return (
    <div ref={bar} className="co-bar" data-form-bar>
      {reason && <OffReason>{reason}</OffReason>}
      <div className="co-act">
        <span className="price">{price}</span>
        {children}
      </div>
    </div>
  )
}
