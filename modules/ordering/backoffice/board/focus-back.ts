/** Where the focus was when a dialog about an order opened, and the other cards of the order's column. */
interface FocusPlace {
  orderId: string
  opener: Element | null
  /** Ids of the other orders in the same column: first the orders below this order, then the orders above it. */
  beside: readonly string[]
}

const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-order="${id}"] .no`)

export function focusPlaceOf(orderId: string): FocusPlace {
  const column = document.querySelector(`[data-order="${orderId}"]`)?.parentElement
  const ids = [...(column?.querySelectorAll<HTMLElement>(':scope > [data-order]') ?? [])].flatMap(
    (card) => card.dataset['order'] ?? [],
  )
  const at = ids.indexOf(orderId)
  const beside = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0)).toReversed()]
  return { orderId, opener: document.activeElement, beside }
}

/** When the dialog has closed, focuses the card of its order, or the next card if the order has left its column (`isDone`). */
export function focusBack({ orderId, opener, beside }: FocusPlace, isDone: boolean): void {
  // The dialog was opened from the drawer, which covers the cards. So the focus goes back to the drawer.
  if (opener instanceof HTMLElement && opener.closest('.dw')) {
    if (opener.isConnected) opener.focus({ preventScroll: true })
    return
  }
  const ids = isDone ? beside : [orderId, ...beside]
  ids
    .map(cardOf)
    .find((card) => card !== null)
    ?.focus({ preventScroll: true })
}
