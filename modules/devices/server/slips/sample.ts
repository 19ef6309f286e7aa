import type { Locale } from '#contract/locale.ts'
import type { PrintableLine, SlipKind } from '#modules/ordering/contract/printable.ts'
import { format, money } from '#kernel/money.ts'
import { slipSampleTexts } from '../../words/slip-sample.ts'
import { slipTexts } from '../../words/slips.ts'
import type { DayTakings } from '#modules/ordering/contract/day-takings.ts'
import type { TemplateKind } from '../../rules/default-templates.ts'
import type { PrintLine } from '../../rules/document.ts'
import type { SlipTemplate } from '../../rules/slip-template.ts'
import { daySum, tableCard } from './extra.ts'
import { slip, type SlipSource } from './templates.ts'

const amountOf = (gross: number): string => format(money(gross), '€')

/**
 * An invented order for the preview of a template. It contains long words, a changed dish, an allergy and a tip, so that staff see how
 * these are printed.
 */
function sampleOf(kind: SlipKind, locale: Locale, shop: string): SlipSource {
  const t = slipSampleTexts(locale)
  const line = (
    id: string,
    amount: string,
    name: string,
    gross: number,
    more: Partial<PrintableLine> = {},
  ): PrintableLine => ({
    id,
    productId: null,
    amount,
    name,
    details: [],
    allergens: '',
    gross,
    ...more,
  })
  const isRide = kind === 'ride'
  return {
    content: {
      headline: t.headline[kind],
      facts: Object.values(isRide ? t.rideFacts : kind === 'delivery' ? t.deliveryFacts : {}),
      lines: isRide
        ? [line('a', '1', t.ride, 64.9)]
        : [
            line('a', '2', t.dish, 33.8, { details: [t.without, t.side], allergens: 'A, C, G' }),
            line('b', '1', t.soup, 6.9, { allergens: 'G, L' }),
            line('c', '0,5 l', t.drink, 4.6),
          ],
      sums: kind === 'delivery' ? [{ label: t.fee, amount: 2.5 }] : [],
      destination: kind === 'delivery' || isRide ? t.destination : null,
      slips: [kind],
    },
    number: isRide ? 'D-14' : '46',
    shop,
    guest: t.guest,
    phone: '+49 171 2345678',
    comment: isRide ? t.rideComment : t.comment,
    receivedAt: '20.11. 18:12',
    due: '20.11. 18:45',
    total: amountOf(isRide ? 64.9 : kind === 'delivery' ? 47.8 : 45.3),
    tip: kind === 'receipt' ? amountOf(3) : '',
    paidInAll: amountOf(48.3),
    payment: slipTexts(locale).methods.cash,
    isDue: true,
    amountOf,
  }
}

/** Invented totals, for the preview of the slip with the totals of a day. `ways`, `methods` and `taxes` have the same sum. */
const sampleDay: DayTakings = {
  ways: [
    { way: 'dineIn', orders: 18, gross: 842.4 },
    { way: 'takeaway', orders: 7, gross: 163.9 },
    { way: 'delivery', orders: 4, gross: 128.7 },
  ],
  methods: [
    { method: 'cash', orders: 21, gross: 806.3, tip: 41.5 },
    { method: 'atm-card', orders: 8, gross: 328.7, tip: 0 },
  ],
  taxes: [
    { rate: 7, net: 780, tax: 54.6, gross: 834.6 },
    { rate: 19, net: 252.44, tax: 47.96, gross: 300.4 },
  ],
  refunded: 12.5,
  ended: 2,
  open: 1,
}

/** The slip that the preview of a template shows. */
export function sampleLines(
  kind: TemplateKind,
  template: SlipTemplate,
  { locale, shop, logo }: { locale: Locale; shop: string; logo: string | undefined },
): PrintLine[] {
  if (kind === 'table-card')
    return tableCard({ locale, shop, logo, table: '12', url: 'https://example.com/de/store/cafe?table=12' }, template)
  if (kind === 'day-sum') {
    const day = Temporal.PlainDate.from('2026-11-20').toLocaleString(locale === 'de' ? 'de-AT' : 'en-GB', {
      dateStyle: 'full',
    })
    return daySum(sampleDay, { locale, shop, logo, day, at: '23:10', write: amountOf }, template)
  }
  const source = sampleOf(kind, locale, shop)
  return slip(kind, template, source, { locale, copy: 0, lines: source.content.lines, logo })
}
