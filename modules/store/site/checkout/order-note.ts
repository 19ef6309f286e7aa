const SOON = Temporal.Duration.from({ hours: 1 })

/** The key of the text below the order button, which explains what happens after the order is sent. Undefined: the branch takes no orders now. */
export function orderNote(order: {
  readonly isOpenPriced: boolean
  readonly isQuotationRequired: boolean
  readonly isPaidOnline: boolean
  readonly takesOrders: boolean
  /** Why the branch does not serve the chosen delivery type now. Undefined: it does. */
  readonly notice: { readonly code: 'closed' | 'no-delivery' } | undefined
  readonly appointment: Temporal.Instant | null
  readonly now: Temporal.Instant
}): 'quotation' | 'approximate' | 'online' | 'planned' | 'later' | 'undelivered' | 'kitchen' | undefined {
  const { appointment, notice, now } = order
  if (!order.takesOrders) return undefined
  if (order.isOpenPriced) return order.isQuotationRequired ? 'quotation' : 'approximate'
  if (order.isPaidOnline) return 'online'
  if (appointment && (notice || Temporal.Instant.compare(appointment, now.add(SOON)) > 0)) return 'planned'
  if (!notice) return 'kitchen'
  return notice.code === 'no-delivery' ? 'undelivered' : 'later'
}
