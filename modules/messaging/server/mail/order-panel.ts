import { paidText } from '#modules/ordering/words/paid-text.ts'
import type { Locale } from '#contract/locale.ts'
import { withTip } from '#modules/ordering/rules/tip.ts'
import { tipTexts } from '#modules/ordering/words/tip.ts'
import { mailTexts } from '../../words/mails.ts'
import { decimalText, format, money, roundToCents, subtract, sum } from '#kernel/money.ts'
import type { Order } from '#modules/ordering/contract.ts'
import type { OrderMailer } from '#modules/ordering/contract/mailable.ts'
import { guestAddress } from '#modules/ordering/words/address-text.ts'
import { isPriceOpen } from '#modules/ordering/rules/price-open.ts'
import { mailerOf, type OrderForMail } from '../ports.ts'
import type { MailPanel } from './content.ts'
import { amount, moment } from './wording.ts'

/**
 * The time of the order as text: the time that staff planned or, if there is none, the time that the guest wanted. Empty if the order has
 * no time.
 */
export const whenOf = ({ order, branch }: OrderForMail, locale: Locale): string => {
  const at = order.appointmentDate ?? order.appointment
  return at === null ? '' : moment(locale, at, branch.timeZone)
}

/** What the number of the order is called: a ride is a request until staff confirm it (docs/rules/orders.md, Labels). */
const numberOf = ({ kind, state }: OrderForMail['order']): 'number' | 'rideNumber' | 'requestNumber' =>
  kind !== 'ride' ? 'number' : state === 'waiting' ? 'requestNumber' : 'rideNumber'

/**
 * The card with the details of an order: the details of its kind (ride or food), the price lines and the taxes (specification §3, Pricing result).
 */
export function orderPanel(
  source: OrderForMail,
  mailers: readonly OrderMailer[],
  locale: Locale,
  reader: 'customer' | 'staff',
): MailPanel {
  const { order } = source
  const t = mailTexts(locale).panel
  const { title, route, facts, lines } = mailerOf(mailers, order.kind).content(order, locale, reader, source.branch)
  return {
    title,
    route,
    facts: [
      { label: t[numberOf(order)], value: order.uid },
      { label: t.when, value: whenOf(source, locale) || t.asSoonAsPossible },
      ...facts,
      ...(reader === 'staff' ? customerFacts(order, locale) : []),
      {
        label: t.payment,
        value: [mailTexts(locale).payments[order.paymentMethod], partlyPaid(order, locale)].filter(Boolean).join(': '),
      },
    ],
    lines: lines.map(({ name, detail, gross }) => ({
      name,
      detail,
      amount: gross === null ? t.onRequest : amount(gross, order.currency),
    })),
    sums: sumsOf(order, locale),
  }
}

/** The note after the payment method if a part of the payment was refunded: 'Bezahlt, 12,00 EUR rückerstattet'. Empty for all other orders. */
const partlyPaid = (order: Order, locale: Locale): string =>
  order.isPaid && !order.isRefunded && order.paidBack ? (paidText(order, locale) ?? '') : ''

function customerFacts(order: Order, locale: Locale): { label: string; value: string }[] {
  const t = mailTexts(locale).panel
  const facts = [
    { label: t.name, value: `${order.firstName} ${order.lastName}`.trim() },
    { label: t.company, value: order.isCompany ? order.companyName : '' },
    { label: t.phone, value: order.phone },
    { label: t.email, value: order.email },
    { label: t.address, value: guestAddress(order, locale) },
  ]
  return facts.filter(({ value }) => value !== '')
}

/**
 * The sums below the price lines. The net is the gross minus the rounded taxes, because the printed amounts must add up
 * (docs/rules/money.md, Lines and totals).
 */
function sumsOf(order: Order, locale: Locale): MailPanel['sums'] {
  const { currency, pricing } = order
  const t = mailTexts(locale).panel
  const taxes = pricing.taxes.map(({ rate, tax }) => ({ rate, tax: roundToCents(money(tax)) }))
  const net = subtract(money(pricing.totalGross), sum(taxes.map(({ tax }) => tax)))
  return [
    { label: t.net, amount: format(net, currency), look: 'plain' },
    ...taxes.map(({ rate, tax }) => ({
      label: t.tax(decimalText(rate)),
      amount: format(tax, currency),
      look: 'plain' as const,
    })),
    {
      label: t.total,
      amount: `${isPriceOpen(order) ? t.approximate : ''}${amount(pricing.totalGross, currency)}`,
      look: 'total',
    },
    ...(order.tip > 0
      ? ([
          { label: tipTexts(locale).title, amount: amount(order.tip, currency), look: 'plain' },
          {
            label: tipTexts(locale).payable,
            amount: format(withTip(pricing.totalGross, order.tip), currency),
            look: 'total',
          },
        ] as const)
      : []),
  ]
}
