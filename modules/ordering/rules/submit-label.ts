/** Keys of the submit button's texts (specification §2, Checkout; docs/rules/orders.md for `paid`). */
type SubmitLabel = 'processing' | 'quotation' | 'order' | 'paid' | 'preorder'

/** The values that determine the label. `isOpen` is for the chosen delivery type, at the chosen appointment or now (docs/rules/time.md, Slots). */
export interface SubmitState {
  readonly isCartEmpty: boolean
  readonly isCreating: boolean
  readonly isQuotationRequired: boolean
  readonly isOpen: boolean
  readonly isPreorderEnabled: boolean
  /** Whether the delivery area's minimum order value is reached; true if it is not a delivery. */
  readonly isMinimumMet: boolean
  /** Whether the label is 'Zahlungspflichtig bestellen' instead of 'Bestellung abschicken'. */
  readonly isPaidOrderLabelEnabled: boolean
}

/**
 * Label and state of the submit button; undefined: no button (empty cart). Below the minimum, and while closed without preorder, it is
 * shown but disabled; the page shows the reason.
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
