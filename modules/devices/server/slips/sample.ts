import type { Locale } from '#contract/locale.ts'
import type { PrintableLine, SlipKind } from '#modules/ordering/contract/printable.ts'
import { format, money } from '#kernel/money.ts'
import { slipSampleTexts } from '../../words/slip-sample.ts'
import { slipTexts } from '../../words/slips.ts'
import type { SlipSource } from './templates.ts'

const amountOf = (gross: number): string => format(money(gross), '€')

/** An order that is made up, for the preview of a template: long words, a change, an allergy, a tip. */
export function sampleOf(kind: SlipKind, locale: Locale, shop: string): SlipSource {
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
    receivedAt: '18:12',
    due: '18:45',
    total: amountOf(isRide ? 64.9 : kind === 'delivery' ? 47.8 : 45.3),
    tip: kind === 'receipt' ? amountOf(3) : '',
    paidInAll: amountOf(48.3),
    payment: slipTexts(locale).methods.cash,
    isDue: true,
    amountOf,
  }
}
