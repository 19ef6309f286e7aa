import type { Locale } from '#contract/locale.ts'
import { money, sum, toDecimal } from '#kernel/money.ts'
import { amountText } from '#i18n/amounts.ts'
import type { DayTakings } from '#modules/ordering/contract/day-takings.ts'
import type { PrintLine } from '../../rules/document.ts'
import { extraSlipTexts } from '../../words/extra-slips.ts'
import { slipTexts } from '../../words/slips.ts'
import { centred } from './parts.ts'

/** A card that stands on a table for an evening. */
export const tableCard = (options: { locale: Locale; shop: string; table: string; url: string }): PrintLine[] => {
  const t = extraSlipTexts(options.locale)
  return [
    centred(options.shop),
    centred(t.table(options.table), 3),
    { is: 'qr', data: options.url },
    centred(t.scan),
    { is: 'space' },
  ]
}

/** What a branch took on a day. `write` writes an amount in currency units. */
export function daySum(
  takings: DayTakings,
  options: { locale: Locale; shop: string; day: string; at: string; write: (amount: number) => string },
): PrintLine[] {
  const t = extraSlipTexts(options.locale)
  const methods = slipTexts(options.locale).methods
  const { write } = options
  const sumOf = (values: readonly number[]): number => toDecimal(sum(values.map((one) => money(one))))
  const rule: PrintLine = { is: 'rule' }
  const pair = (left: string, amount: number, lead = ''): PrintLine => ({
    is: 'pair',
    lead,
    left,
    right: write(amount),
  })
  const total = sumOf(takings.ways.map(({ gross }) => gross))
  const tips = sumOf(takings.methods.map(({ tip }) => tip))
  const head = [centred(options.shop), centred(t.daySum, 2), centred(options.day), rule]
  const foot: PrintLine[] = [
    ...(takings.refunded === 0 ? [] : [pair(t.refunded, -takings.refunded)]),
    ...(takings.ended === 0 ? [] : [{ is: 'text', text: t.ended(takings.ended) } as const]),
    ...(takings.open === 0 ? [] : [{ is: 'text', text: t.open(takings.open), bold: true } as const]),
    rule,
    centred(t.noReceipt),
    centred(t.printedAt(options.at)),
    { is: 'space' },
  ]
  if (takings.ways.length === 0) return [...head, centred(t.none), rule, ...foot]
  return [
    ...head,
    ...takings.ways.map(({ way, orders, gross }) => pair(t.ways[way], gross, String(orders))),
    { is: 'pair', left: t.total, right: write(total), size: 2, bold: true },
    rule,
    ...takings.methods.map(({ method, orders, gross }) => pair(methods[method], gross, String(orders))),
    ...(tips === 0 ? [] : [pair(t.tip, tips)]),
    rule,
    ...takings.taxes.map(({ rate, tax, net }): PrintLine => ({
      is: 'pair',
      left: t.tax(amountText(rate, options.locale)),
      right: t.taxOf(write(tax), write(net)),
    })),
    rule,
    ...foot,
  ]
}
