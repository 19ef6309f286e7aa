import type { Locale } from '#contract/locale.ts'
import { lineAmount } from '#i18n/amounts.ts'
import { bookingTexts } from '#modules/booking/words/booking.ts'
import { checkoutTexts } from '#modules/ordering/words/checkout.ts'
import { foodCheckoutTexts } from '#modules/store/words/checkout.ts'
import { foodOrderTexts } from '#modules/store/words/order.ts'
import { mailTexts } from '../../words/mails.ts'
import { foodStatusTexts } from '#modules/ordering/words/status-food.ts'
import { storeTexts } from '#modules/store/words/store.ts'
import { decimalText, format, money, roundToCents, subtract, sum } from '#kernel/money.ts'
import { displayFlightNumber } from '#modules/ordering/rules/flight-number.ts'
import type { Order } from '#modules/ordering/contract.ts'
import { addressLine } from '#modules/ordering/rules/address.ts'
import { isPriceOpen } from '#modules/ordering/rules/price-open.ts'
import { staffDetailsOf, staffNameOf } from '#modules/ordering/rules/staff-words.ts'
import type { OrderForMail } from '../ports.ts'
import type { MailPanel } from './content.ts'
import { amount, countryName, drivingTime, kilometres, moment } from './wording.ts'

/** The planned or wanted time in words; empty when there is none. */
export const whenOf = ({ order, branch }: OrderForMail, locale: Locale): string => {
  const at = order.appointmentDate ?? order.appointment
  return at === null ? '' : moment(locale, at, branch.timeZone)
}

/** Everything about the order: route, facts, priced lines with the taxes in them (specification §3, Pricing result). */
export function orderPanel(source: OrderForMail, locale: Locale, reader: 'customer' | 'staff'): MailPanel {
  const { order } = source
  const t = mailTexts(locale).panel
  return {
    title: order.kind === 'food' ? t.food : reader === 'staff' ? t.rideStaff : t.ride,
    route: routeOf(order, locale),
    facts: [
      { label: t.number, value: order.uid },
      { label: t.when, value: whenOf(source, locale) || t.asSoonAsPossible },
      ...rideFacts(order, locale),
      ...foodFacts(order, locale),
      ...(reader === 'staff' ? customerFacts(order, locale) : []),
      { label: t.payment, value: mailTexts(locale).payments[order.paymentMethod] },
    ],
    lines: [
      ...order.items.map((item) => ({
        name: reader === 'staff' ? staffNameOf(item) : item.name,
        detail: lineDetail(item, locale, reader === 'staff' ? staffDetailsOf(item) : item.details),
        amount: item.isPriceHidden ? storeTexts(locale).product.onRequest : amount(item.gross, order.currency),
      })),
      ...feeOf(order, locale),
    ],
    sums: sumsOf(order, locale),
  }
}

/** The quantity of a line. A ride's stretch names its country, whose tax it has; the rest of the ride is already shown above. */
function lineDetail(item: Order['items'][number], locale: Locale, printed: Order['items'][number]['details']): string {
  const count = lineAmount(item.amount, item.unit, locale)
  if (item.kind === 'ride')
    return [item.country ? countryName(item.country, locale) : '', count].filter(Boolean).join(', ')
  const details = printed.map(({ name, value }) => `${name}: ${value}`)
  return [...(count === '1 ×' ? [] : [count]), ...details].join(', ')
}

function routeOf({ ride }: Order, locale: Locale): MailPanel['route'] {
  if (!ride) return undefined
  const place = bookingTexts(locale).place
  const { metres, seconds, estimated } = ride.route
  const end = (label: string, point: typeof ride.from) => ({
    label,
    name: point.name,
    detail: point.place === point.name ? '' : point.place,
  })
  return {
    from: end(place.from, ride.from),
    to: end(place.to, ride.to),
    note: mailTexts(locale).panel.route(kilometres(metres), drivingTime(locale, seconds), estimated),
  }
}

function rideFacts({ ride }: Order, locale: Locale): { label: string; value: string }[] {
  if (!ride) return []
  const t = mailTexts(locale).panel
  const accessories = ride.accessoryNames
    .map(({ name, amount: count, isOnce }) => (isOnce ? name : `${count} × ${name}`))
    .join(', ')
  return [
    { label: t.service, value: bookingTexts(locale).service[ride.service] },
    { label: t.vehicle, value: ride.vehicle.name },
    { label: t.persons, value: String(ride.adults) },
    ...(ride.flightNumber ? [{ label: t.flight, value: displayFlightNumber(ride.flightNumber) }] : []),
    ...(accessories ? [{ label: t.accessories, value: accessories }] : []),
  ]
}

/** How a dish is delivered (specification §2, Order info). */
function foodFacts(order: Order, locale: Locale): { label: string; value: string }[] {
  if (order.kind !== 'food') return []
  const t = foodStatusTexts(locale).info
  return [
    { label: t.type, value: foodCheckoutTexts(locale).serving.types[order.deliveryType] },
    ...(order.tableIdentifier ? [{ label: t.table, value: order.tableIdentifier }] : []),
    ...(order.deliveryArea ? [{ label: t.area, value: order.deliveryArea }] : []),
    ...(order.deliveryAddress
      ? [{ label: checkoutTexts(locale).address.deliveryTitle, value: addressLine(order.deliveryAddress) }]
      : []),
  ]
}

/** The fee is no item, but part of the total: without it the column would not add up. */
const feeOf = ({ currency, isDelivery, kind, pricing }: Order, locale: Locale): MailPanel['lines'] =>
  kind === 'food' && isDelivery
    ? [{ name: foodOrderTexts(locale).delivery, detail: '', amount: amount(pricing.deliveryGross, currency) }]
    : []

function customerFacts(order: Order, locale: Locale): { label: string; value: string }[] {
  const t = mailTexts(locale).panel
  const facts = [
    { label: t.name, value: `${order.firstName} ${order.lastName}`.trim() },
    { label: t.company, value: order.isCompany ? order.companyName : '' },
    { label: t.phone, value: order.phone },
    { label: t.email, value: order.email },
    { label: t.address, value: addressLine(order) },
  ]
  return facts.filter(({ value }) => value !== '')
}

/** The printed net is the gross less the printed taxes, so that the column adds up (docs/rules/money.md, Lines and totals). */
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
  ]
}
