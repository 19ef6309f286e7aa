import type { Locale } from '#contract/locale.ts'
import { messages } from '#i18n/messages.ts'
import { format, money } from '#kernel/money.ts'
import type { PublicOrder } from '../contract.ts'
import { foodStatusTexts } from './status-food.ts'

/**
 * Texts for a guest whose order was rejected, was cancelled or has failed. `amount` is the amount of the refund as text, with its currency;
 * in `asked` it is the amount that was paid.
 */
const endedMoneyTexts = messages(
  {
    asked: (amount: string) => `Sie haben ${amount} bezahlt. Wir melden uns wegen der Rückerstattung.`,
    free: {
      goingBack: (amount: string) => `Ihre Stornierung war kostenlos. Sie erhalten ${amount} zurück.`,
      refunded: (amount: string) => `Ihre Stornierung war kostenlos. ${amount} wurden Ihnen zurückerstattet.`,
    },
  },
  {
    asked: (amount) => `You have paid ${amount}. We will be in touch about the refund.`,
    free: {
      goingBack: (amount) => `Your cancellation was free of charge. You will get ${amount} back.`,
      refunded: (amount) => `Your cancellation was free of charge. ${amount} has been refunded to you.`,
    },
  },
)

export type MoneySentence = 'refunded' | 'goingBack' | 'paymentKept' | 'refundDue'

/**
 * What a guest reads about the money of an order that was rejected, was cancelled or has failed, with the amount if it is known. The status
 * page and the mail use it.
 */
export function endedMoneyText(
  sentence: MoneySentence,
  order: Pick<PublicOrder, 'currency' | 'endedAmount' | 'isFreeCancel'>,
  locale: Locale,
): string {
  const { goingBack, ...plain } = foodStatusTexts(locale).state
  const { asked, free } = endedMoneyTexts(locale)
  const amount = order.endedAmount ? format(money(order.endedAmount), order.currency) : undefined
  if (amount && sentence === 'refundDue') return asked(amount)
  if (amount && order.isFreeCancel && sentence === 'refunded') return free.refunded(amount)
  if (amount && order.isFreeCancel && sentence === 'goingBack') return `${free.goingBack(amount)} ${goingBack}`
  return sentence === 'goingBack' ? goingBack : plain[sentence]
}
