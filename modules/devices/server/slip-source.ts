import type { Locale } from '#contract/locale.ts'
import { format, money } from '#kernel/money.ts'
import type { PrintableContent, PrintableLine, SlipKind } from '#modules/ordering/contract/printable.ts'
import { withTip } from '#modules/ordering/rules/tip.ts'
import type { OrderForMail } from '#modules/ordering/contract.ts'
import type { Device } from '../contract.ts'
import { slipTexts } from '../words/slips.ts'
import type { SlipSource } from './slips/templates.ts'

/** The lines of an order that a device prints on this kind of slip. A kitchen printer gets only the dishes of its own categories. */
export function linesFor(
  device: Device,
  kind: SlipKind,
  content: PrintableContent,
  categories: ReadonlyMap<string, string | null>,
): readonly PrintableLine[] {
  if (kind !== 'kitchen' || device.categories.length === 0) return content.lines
  return content.lines.filter(({ productId }) =>
    device.categories.includes((productId && categories.get(productId)) || ''),
  )
}

const formatMoney = (amount: number, currency: string): string =>
  format(money(amount), currency === 'EUR' ? '€' : currency)

const numberOf = ({ order }: Pick<OrderForMail, 'order'>): string => order.calledNumber ?? order.uid

export function labelOf(source: OrderForMail, content: PrintableContent, locale: Locale): string {
  const t = slipTexts(locale)
  const number = numberOf(source)
  const name = source.order.kind === 'ride' ? t.ride(number) : t.order(number)
  return `${name} · ${content.headline}`
}

/** Formats an instant as '28.11. 18:45'. A slip is read on other days too, so the date is always there. */
const momentIn =
  (zone: string) =>
  (iso: string): string => {
    const at = Temporal.Instant.from(iso).toZonedDateTimeISO(zone)
    const time = at.toPlainTime().toString({ smallestUnit: 'minute' })
    return `${String(at.day).padStart(2, '0')}.${String(at.month).padStart(2, '0')}. ${time}`
  }

/**
 * The times of an order that staff moved, as texts for a slip. `now`: the new time. `before`: the earlier time, or '' if there is none.
 * Undefined if the order has no time.
 */
export function timesOf({ order, branch, timeBefore }: OrderForMail) {
  const moment = momentIn(branch.timeZone)
  if (order.appointmentDate === null) return undefined
  return { now: moment(order.appointmentDate), before: timeBefore === null ? '' : moment(timeBefore) }
}

export function sourceOf({ order, branch }: OrderForMail, content: PrintableContent, locale: Locale): SlipSource {
  const t = slipTexts(locale)
  const moment = momentIn(branch.timeZone)
  const due = order.appointmentDate ?? order.appointment
  const isOpen = order.paymentState === 'none' && !order.isPaid
  return {
    content,
    number: numberOf({ order }),
    shop: branch.name,
    guest: `${order.firstName} ${order.lastName}`.trim() || (order.isCompany ? order.companyName : ''),
    phone: order.phone,
    comment: order.comment,
    receivedAt: moment(order.createdAt),
    due: due === null ? '' : moment(due),
    total: formatMoney(order.pricing.totalGross, order.currency),
    tip: order.tip > 0 ? formatMoney(order.tip, order.currency) : '',
    paidInAll: format(withTip(order.pricing.totalGross, order.tip), order.currency === 'EUR' ? '€' : order.currency),
    payment: `${t.methods[order.paymentMethod]}${order.isPaid ? `, ${t.paid}` : ''}`,
    isDue: isOpen,
    amountOf: (gross) => formatMoney(gross, order.currency),
  }
}
