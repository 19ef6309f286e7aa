const SOON = Temporal.Duration.from({ hours: 1 })

/** The key of the text below the order button, which explains what happens after the order is sent. Undefined: the branch takes no orders now. */
export function orderNote(order: {
  readonly isOpenPriced: boolean
  readonly isQuotationRequired: boolean
  readonly isPaidOnline: boolean
  readonly takesOrders: boolean
  /** True: the branch is closed now for the chosen delivery type. */
  readonly isClosed: boolean
  readonly appointment: Temporal.Instant | null
  readonly now: Temporal.Instant
}): 'quotation' | 'approximate' | 'online' | 'planned' | 'later' | 'kitchen' | undefined {
  const { appointment, now } = order
  if (!order.takesOrders) return undefined
  if (order.isOpenPriced) return order.isQuotationRequired ? 'quotation' : 'approximate'
  if (order.isPaidOnline) return 'online'
  if (appointment && (order.isClosed || Temporal.Instant.compare(appointment, now.add(SOON)) > 0)) return 'planned'
  return order.isClosed ? 'later' : 'kitchen'
}
