import type { Locale } from '#contract/locale.ts'
import { format, money } from '#kernel/money.ts'
import { lineAmount } from '#i18n/amounts.ts'
import { messages } from '#i18n/messages.ts'

/** Texts that tell a guest what staff changed in the order. The status page and the mails use them. */
export const orderChangeTexts = messages(
  {
    title: 'Wir haben Ihre Bestellung geändert',
    gone: (what: string) => `${what} nicht mehr dabei.`,
    added: (what: string) => `${what} ist neu dabei.`,
    choices: (name: string, choices: string) => `${name}: jetzt mit ${choices}.`,
    amount: (now: string, before: string, name: string) => `${name}: jetzt ${now}, bisher ${before}.`,
    price: (what: string, price: string) => `${what} kostet jetzt ${price}.`,
    total: (now: string, before: string) => `Gesamt jetzt ${now}, bisher ${before}.`,
    refund: (amount: string) => `${amount} werden Ihnen rückerstattet.`,
    kept: (amount: string) =>
      `Der Unterschied von ${amount} zu Ihrer Zahlung wird nicht automatisch rückerstattet, wir regeln ihn mit Ihnen persönlich.`,
    at: (time: string) => `${time} Uhr`,
    mail: {
      subject: (uid: string) => `Ihre Bestellung ${uid} wurde geändert`,
      text: 'wir haben Ihre Bestellung geändert.',
      note: 'So sieht Ihre Bestellung jetzt aus. Haben Sie Fragen dazu, rufen Sie uns bitte an.',
      refundNote:
        'Sie erhalten die Rückerstattung auf demselben Weg, auf dem Sie bezahlt haben. Das kann einige Tage dauern.',
    },
  },
  {
    title: 'We have changed your order',
    gone: (what) => `${what} no longer included.`,
    added: (what) => `${what} is new.`,
    choices: (name, choices) => `${name}: now with ${choices}.`,
    amount: (now, before, name) => `${name}: now ${now}, before ${before}.`,
    price: (what, price) => `${what} now costs ${price}.`,
    total: (now, before) => `Total now ${now}, before ${before}.`,
    refund: (amount) => `${amount} will be refunded to you.`,
    kept: (amount) =>
      `The difference of ${amount} to what you paid is not refunded automatically: we will settle it with you in person.`,
    at: (time) => time,
    mail: {
      subject: (uid) => `Your order ${uid} has been changed`,
      text: 'We have changed your order.',
      note: 'This is your order as it is now. If you have any questions about it, please call us.',
      refundNote: 'The refund goes back the way you paid. This can take a few days.',
    },
  },
)

/** A change of an order as the API returns it. Amounts of money are decimals in the order's currency. */
export interface ChangeInWords {
  name: string
  unit: string
  amountBefore: number
  choices?: string | undefined
  amountAfter: number
  newPrice: number | null
  total?: { before: number; after: number } | undefined
  refunded: number
  kept: number
}

/** Describes one change: '1 × Brotzeitbrettl nicht mehr dabei. 13,90 EUR werden Ihnen rückerstattet.' */
export function orderChangeText(change: ChangeInWords, currency: string, locale: Locale): string {
  const { amountAfter, amountBefore, choices, kept, name, newPrice, refunded, total, unit } = change
  const texts = orderChangeTexts(locale)
  const written = (decimal: number): string => format(money(decimal), currency)
  // Non-breaking spaces keep a number and its unit on one line.
  const count = (amount: number): string => lineAmount(amount, unit, locale).replaceAll(' ', '\u00a0')
  const isGone = amountAfter === 0
  return [
    isGone && texts.gone(`${count(amountBefore)} ${name}`),
    amountBefore === 0 && texts.added(`${count(amountAfter)} ${name}`),
    choices && texts.choices(name, choices),
    !isGone &&
      amountBefore > 0 &&
      amountAfter !== amountBefore &&
      texts.amount(count(amountAfter), count(amountBefore), name),
    newPrice !== null && texts.price(`${count(amountAfter)} ${name}`, written(newPrice)),
    total && texts.total(written(total.after), written(total.before)),
    refunded > 0 && texts.refund(written(refunded)),
    kept > 0 && texts.kept(written(kept)),
  ]
    .filter(Boolean)
    .join(' ')
}
