import { writeCsv } from '#kernel/csv.ts'
import type { Locale } from '#contract/locale.ts'
import { fraction, times, toDecimal } from '#kernel/money.ts'
import type { DonatedOrders } from '#modules/ordering/ports.ts'
import type { Donatee, DonationReport } from '../contract.ts'
import { DONATION } from '../rules/donation.ts'
import { reportTexts } from '../words/report.ts'

const amountOf = (orders: number): number => toDecimal(times(DONATION, fraction(orders)))

/** Calculates how much the business must pay to each organisation for one month (docs/rules/money.md, Donation). */
export function donationReport(
  counted: readonly DonatedOrders[],
  donatees: readonly Donatee[],
  of: { month: string; currency: string },
): DonationReport {
  const lines = counted.map(({ donatee, orders }) => {
    const known = donatees.find(({ id }) => id === donatee)
    return {
      donatee,
      name: known?.name ?? '',
      accountHolder: known?.accountHolder || (known?.name ?? ''),
      iban: known?.iban ?? '',
      orders,
      amount: amountOf(orders),
    }
  })
  const orders = lines.reduce((sum, one) => sum + one.orders, 0)
  return {
    ...of,
    lines: lines.toSorted((a, b) => a.name.localeCompare(b.name, 'de')),
    orders,
    amount: amountOf(orders),
  }
}

/** Writes the payments to all organisations as a CSV file. The decimal separator is a comma in German and a point in English. */
export function paymentList({ lines, orders, amount, currency, month }: DonationReport, locale: Locale): string {
  const t = reportTexts(locale)
  const money = (value: number) => (locale === 'de' ? value.toFixed(2).replace('.', ',') : value.toFixed(2))
  return writeCsv([
    [t.recipient, t.holder, t.iban, t.orders, t.amount, t.currency, t.purpose],
    ...lines.map((one) => [
      one.name || t.gone,
      one.accountHolder,
      one.iban,
      String(one.orders),
      money(one.amount),
      currency,
      t.purposeOf(month, one.orders),
    ]),
    [t.sum, '', '', String(orders), money(amount), currency, ''],
  ])
}
