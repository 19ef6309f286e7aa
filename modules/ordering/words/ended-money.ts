import type { Locale } from '#contract/locale.ts'
import { messages } from '#i18n/messages.ts'
import { add, format, money } from '#kernel/money.ts'
import type { PublicOrder } from '../contract.ts'
import { isCancelledFree } from '../rules/free-cancel.ts'
import { foodStatusTexts } from './status-food.ts'

/**
 * Texts for a guest whose order was rejected, was cancelled or has failed. `amount` is the amount of the refund as text, with its currency;
 * in `asked` it is the amount that was paid.
 */
const endedMoneyTexts = messages(
  {
    before: {
      free: (amount: string) => `Die bezahlten ${amount} werden Ihnen rückerstattet.`,
      asked: (amount: string) => `Wegen der bezahlten ${amount} melden wir uns bei Ihnen.`,
    },
    asked: (amount: string) => `Sie haben ${amount} bezahlt. Wir melden uns wegen der Rückerstattung.`,
    free: {
      goingBack: (amount: string) => `Ihre Stornierung war kostenlos. ${amount} werden Ihnen rückerstattet.`,
      refunded: (amount: string) => `Ihre Stornierung war kostenlos. ${amount} wurden Ihnen rückerstattet.`,
    },
  },
  {
    before: {
      free: (amount) => `The ${amount} that you have paid will be refunded.`,
      asked: (amount) => `We will be in touch about the ${amount} that you have paid.`,
    },
    asked: (amount) => `You have paid ${amount}. We will be in touch about the refund.`,
    free: {
      goingBack: (amount) => `Your cancellation was free of charge. ${amount} will be refunded to you.`,
      refunded: (amount) => `Your cancellation was free of charge. ${amount} has been refunded to you.`,
    },
  },
)

export type MoneySentence = 'refunded' | 'goingBack' | 'paymentKept' | 'refundDue'

/**
 * What a guest reads about the money that was paid for an order that was rejected, was cancelled or has failed: whether it is refunded. The
 * text names the paid or refunded amount if it is known. The status page and the mail use it.
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

/**
 * What a guest who is about to cancel reads about the money that was paid, with the tip. Undefined if nothing was paid. `branch`: its rule
 * decides whether the money goes back at once (ADR 0059).
 */
export function cancelNote(
  order: Pick<PublicOrder, 'isPaid' | 'kind' | 'pricing' | 'tip' | 'currency'>,
  branch: { readonly freeCancelHours?: number | null | undefined },
  locale: Locale,
): string | undefined {
  if (!order.isPaid) return undefined
  const { before } = endedMoneyTexts(locale)
  const amount = format(add(money(order.pricing.totalGross), money(order.tip)), order.currency)
  return isCancelledFree(order, branch.freeCancelHours) ? before.free(amount) : before.asked(amount)
}
