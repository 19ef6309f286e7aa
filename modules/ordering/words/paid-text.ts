import type { Locale } from '#contract/locale.ts'
import { messages } from '#i18n/messages.ts'
import { format, money } from '#kernel/money.ts'
import type { PublicOrder } from '../contract.ts'
import { foodStatusTexts } from './status-food.ts'

const partTexts = messages(
  { partly: (amount: string) => `Bezahlt, ${amount} rückerstattet`, goingBack: 'Rückerstattung veranlasst' },
  { partly: (amount) => `Paid, ${amount} refunded`, goingBack: 'Refund started' },
)

/**
 * What a guest reads after the payment method: 'Bezahlt', 'Rückerstattet' (specification §2), or 'Bezahlt, 12,00 EUR rückerstattet' if only a
 * part was refunded. Undefined if the order was not paid online.
 */
export function paidText(
  order: Pick<PublicOrder, 'isPaid' | 'isRefunded' | 'paidBack' | 'currency' | 'endedMoney' | 'isAllGoingBack'>,
  locale: Locale,
): string | undefined {
  const { paid, refunded } = foodStatusTexts(locale).paid
  if (order.isRefunded) return refunded
  if (!order.isPaid) return undefined
  if (order.endedMoney === 'going-back' || order.isAllGoingBack) return partTexts(locale).goingBack
  return order.paidBack ? partTexts(locale).partly(format(money(order.paidBack), order.currency)) : paid
}
