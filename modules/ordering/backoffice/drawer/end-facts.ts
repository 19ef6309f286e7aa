import { formatMoney } from '#ui/backoffice/format.ts'
import type { OrderSummary } from '../../contract.ts'
import { type BoardWords, guestShown } from '../parts/order-words.ts'

/** What the dialog that ends an order says about it: the guest, the amount, and whether or how it is paid. */
export function endFacts(order: OrderSummary, t: BoardWords): readonly string[] {
  return [
    guestShown(order, t),
    formatMoney(order.pricing.totalGross, order.currency),
    order.paymentState === 'paid'
      ? order.isPartlyRefunded
        ? t.card.partlyRefunded
        : t.card.paid
      : t.drawer.methods[order.paymentMethod],
  ]
}
