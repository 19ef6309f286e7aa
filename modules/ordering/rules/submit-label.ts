/** The possible labels of the button that sends the order (specification §2, Checkout; `paid`: docs/rules/orders.md, Labels). */
type SubmitLabel = 'processing' | 'quotation' | 'order' | 'paid' | 'preorder'

/**
 * The facts that decide the label. `isOpen`: whether the branch is open for this delivery type at the chosen time, or now if the guest chose
 * no time (docs/rules/time.md, Slots).
 */
export interface SubmitState {
  readonly isCartEmpty: boolean
  readonly isCreating: boolean
  readonly isQuotationRequired: boolean
  readonly isOpen: boolean
  readonly isPreorderEnabled: boolean
  /** Whether the order reaches the minimum value of its delivery area. Always true if it is not a delivery. */
  readonly isMinimumMet: boolean
  /** The brand's setting: 'Zahlungspflichtig bestellen' is shown instead of 'Bestellung abschicken'. */
  readonly isPaidOrderLabelEnabled: boolean
}

/**
 * Label and state of the button that sends the order; undefined without items, because then there is no button. The button is disabled while
 * the order is being sent, below the minimum value, and if the branch is closed and takes no preorders. In the last two cases the page shows
 * the reason.
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
