/** Keys of the submit button's texts (specification §2, Checkout; docs/rules/orders.md for `paid`). */
type SubmitLabel = 'processing' | 'quotation' | 'order' | 'paid' | 'preorder'

/**
 * The values that determine the label. `isOpen`: whether the branch is open for the chosen delivery type, at the chosen appointment or now
 * (docs/rules/time.md, Slots).
 */
export interface SubmitState {
  readonly isCartEmpty: boolean
  readonly isCreating: boolean
  readonly isQuotationRequired: boolean
  readonly isOpen: boolean
  readonly isPreorderEnabled: boolean
  /** Whether the minimum order value of the delivery area is reached. True if the order is not a delivery. */
  readonly isMinimumMet: boolean
  /** Whether the label is 'Zahlungspflichtig bestellen' instead of 'Bestellung abschicken'. */
  readonly isPaidOrderLabelEnabled: boolean
}

/**
 * Label and state of the submit button; undefined if the cart is empty, because then there is no button. If the minimum is not reached, or
 * the branch is closed and takes no preorders, the button is shown but disabled; the page shows the reason.
 */
export function submitButton(state: SubmitState): { label: SubmitLabel; isDisabled: boolean } | undefined {
  if (state.isCartEmpty) return undefined
  if (state.isCreating) return { label: 'processing', isDisabled: true }
  const isAccepted = (state.isOpen || state.isPreorderEnabled) && state.isMinimumMet
  return { label: labelOf(state), isDisabled: !isAccepted }
}

function labelOf(state: SubmitState): SubmitLabel {
  if (state.isQuotationRequired) return 'quotation'
  if (!state.isOpen && state.isPreorderEnabled) return 'preorder'
  return state.isPaidOrderLabelEnabled ? 'paid' : 'order'
}
