import type { Locale } from '#contract/locale.ts'
import { format, money } from '#kernel/money.ts'
import { messages } from '#i18n/messages.ts'

/** Texts that tell a guest that a part of the payment is refunded. The status page and the mail use them. */
export const partRefundTexts = messages(
  {
    title: {
      part: 'Ein Teil Ihrer Zahlung wird rückerstattet',
      all: 'Ihre Zahlung wird rückerstattet',
      kept: 'Zu Ihrer Rückerstattung',
    },
    refund: (amount: string) => `${amount} werden Ihnen rückerstattet.`,
    kept: (amount: string) => `${amount} konnten wir nicht rückerstatten, das regeln wir mit Ihnen persönlich.`,
    mail: {
      title: 'Rückerstattung für Sie',
      what: { food: 'Bestellung', ride: 'Fahrt' },
      subject: (amount: string, what: string) => `${amount} werden Ihnen rückerstattet (${what})`,
      text: (amount: string, what: string) => `von Ihrer Zahlung für die ${what} werden Ihnen ${amount} rückerstattet.`,
      note: 'Sie erhalten die Rückerstattung auf demselben Weg, auf dem Sie bezahlt haben. Das kann einige Tage dauern.',
    },
  },
  {
    title: {
      part: 'We are refunding a part of your payment',
      all: 'We are refunding your payment',
      kept: 'About your refund',
    },
    refund: (amount) => `${amount} will be refunded to you.`,
    kept: (amount) => `We could not refund ${amount} and will settle it with you in person.`,
    mail: {
      title: 'We are refunding you',
      what: { food: 'order', ride: 'ride' },
      subject: (amount, what) => `${amount} will be refunded to you (${what})`,
      text: (amount, what) => `${amount} of the payment for your ${what} will be refunded to you.`,
      note: 'The refund goes back the way you paid. This can take a few days.',
    },
  },
)

interface Refunds {
  readonly partRefunds?: readonly { readonly refunded: number }[] | undefined
  readonly isAllGoingBack?: boolean | undefined
  readonly isRefunded: boolean
}

/**
 * The title above the partial refunds of an order. It speaks of a part only if the business does not refund all of the payment. Nothing of
 * it goes back if staff keep the money of each refund that failed.
 */
export function partRefundTitle({ isAllGoingBack, isRefunded, partRefunds = [] }: Refunds, locale: Locale): string {
  const { all, kept, part } = partRefundTexts(locale).title
  if (isAllGoingBack || isRefunded) return all
  return partRefunds.some(({ refunded }) => refunded > 0) ? part : kept
}

/**
 * Describes one partial refund: '8,90 EUR werden Ihnen rückerstattet.' Amounts are decimals in the order's currency. Empty if the refund failed and
 * staff have not decided about it again.
 */
export function partRefundText(
  { refunded, kept }: { refunded: number; kept: number },
  currency: string,
  locale: Locale,
): string {
  const texts = partRefundTexts(locale)
  const written = (decimal: number): string => format(money(decimal), currency)
  return [refunded > 0 && texts.refund(written(refunded)), kept > 0 && texts.kept(written(kept))]
    .filter(Boolean)
    .join(' ')
}
