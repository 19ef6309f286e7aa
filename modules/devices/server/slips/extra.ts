import type { Locale } from '#contract/locale.ts'
import { money, sum, toDecimal } from '#kernel/money.ts'
import { amountText } from '#i18n/amounts.ts'
import type { DayTakings } from '#modules/ordering/contract/day-takings.ts'
import type { SlipPart } from '../../rules/default-templates.ts'
import type { PrintLine, Size } from '../../rules/document.ts'
import { defaultTemplate, type SlipTemplate } from '../../rules/slip-template.ts'
import { extraSlipTexts } from '../../words/extra-slips.ts'
import { slipTexts } from '../../words/slips.ts'
import { built, centred } from './parts.ts'

const rule: PrintLine = { is: 'rule' }
const sumOf = (values: readonly number[]): number => toDecimal(sum(values.map((one) => money(one))))

/** The slip that is put on a table for guests: the name of the table, and a QR code that opens the menu for this table. */
export function tableCard(
  options: { locale: Locale; shop: string; table: string; url: string; logo?: string | undefined },
  template: SlipTemplate = defaultTemplate('table-card'),
): PrintLine[] {
  const t = extraSlipTexts(options.locale)
  const draw: Partial<Record<SlipPart, (size: Size) => PrintLine[]>> = {
    shop: () => [centred(options.shop)],
    table: (size) => [centred(t.table(options.table), size)],
    code: () => [{ is: 'qr', data: options.url }],
    scan: () => [centred(t.scan)],
  }
  return built(template, options.logo, (part, size) => draw[part]?.(size) ?? [])
}

/** The slip with the totals of the money that a branch took on one day. `write` formats an amount in the brand's currency as text. */
export function daySum(
  takings: DayTakings,
  options: {
    locale: Locale
    shop: string
    day: string
    at: string
    write: (amount: number) => string
    logo?: string | undefined
  },
  template: SlipTemplate = defaultTemplate('day-sum'),
): PrintLine[] {
  const t = extraSlipTexts(options.locale)
  const { write } = options
  const pair = (left: string, amount: number, lead = ''): PrintLine => ({
    is: 'pair',
    lead,
    left,
    right: write(amount),
  })
  const isEmpty = takings.ways.length === 0
  const draw: Partial<Record<SlipPart, (size: Size) => PrintLine[]>> = {
    shop: () => [centred(options.shop)],
    day: (size) => [centred(t.daySum, size), centred(options.day), rule],
    ways: () =>
      isEmpty
        ? [centred(t.none), rule]
        : [
            ...takings.ways.map(({ way, orders, gross }) => pair(t.ways[way], gross, String(orders))),
            {
              is: 'pair',
              left: t.total,
              right: write(sumOf(takings.ways.map(({ gross }) => gross))),
              size: 2,
              bold: true,
            },
            rule,
          ],
    methods: () => (isEmpty ? [] : [...methodsOf(takings, options.locale, pair), rule]),
    taxes: () =>
      isEmpty
        ? []
        : [
            ...takings.taxes.map(({ rate, tax, net }): PrintLine => ({
              is: 'pair',
              left: t.tax(amountText(rate, options.locale)),
              right: t.taxOf(write(tax), write(net)),
            })),
            rule,
          ],
    refunds: () => (takings.refunded === 0 ? [] : [pair(t.refunded, -takings.refunded)]),
    counts: () => [
      ...(takings.ended === 0 ? [] : [{ is: 'text', text: t.ended(takings.ended) } as const]),
      ...(takings.open === 0 ? [] : [{ is: 'text', text: t.open(takings.open), bold: true } as const]),
    ],
    note: () => [rule, centred(t.noReceipt)],
    printed: () => [centred(t.printedAt(options.at))],
  }
  return built(template, options.logo, (part, size) => draw[part]?.(size) ?? [])
}

function methodsOf(
  { methods }: DayTakings,
  locale: Locale,
  pair: (left: string, amount: number, lead?: string) => PrintLine,
): PrintLine[] {
  const names = slipTexts(locale).methods
  const tips = sumOf(methods.map(({ tip }) => tip))
  return [
    ...methods.map(({ method, orders, gross }) => pair(names[method], gross, String(orders))),
    ...(tips === 0 ? [] : [pair(extraSlipTexts(locale).tip, tips)]),
  ]
}
