import type { Locale } from '#contract/locale.ts'
import { deliveryTerms, type PricedArea } from '#modules/branches/rules/delivery.ts'
import { format, type Money } from '#kernel/money.ts'
import { messages } from '#i18n/messages.ts'

const moveTexts = messages(
  {
    now: (postcode: string, area: string, terms: string) =>
      `Für ${postcode} gilt das Liefergebiet „${area}“: ${terms}.`,
    before: (area: string, terms: string) => `Vorher „${area}“: ${terms}.`,
    fee: (amount: string) => `Lieferung ${amount}`,
    free: 'Lieferung kostenlos',
    minimum: (amount: string) => `Mindestbestellwert ${amount}`,
    noMinimum: 'kein Mindestbestellwert',
  },
  {
    now: (postcode, area, terms) => `Postcode ${postcode} belongs to the delivery area “${area}”: ${terms}.`,
    before: (area, terms) => `Before, “${area}”: ${terms}.`,
    fee: (amount) => `delivery ${amount}`,
    free: 'free delivery',
    minimum: (amount) => `minimum order ${amount}`,
    noMinimum: 'no minimum order',
  },
)

/** A change of the delivery area because the guest typed a postcode. `from`: the area before; undefined: none was chosen. */
interface AreaMove {
  readonly postcode: string
  readonly from: PricedArea | undefined
  readonly to: PricedArea
}

/**
 * Says which delivery area a typed postcode has selected, with its fee and its minimum, and those of the area before. `goods`: the value of
 * the goods, because delivery can be free from a value on.
 */
export function areaMoveText(move: AreaMove, goods: Money, { currency, locale }: { currency: string; locale: Locale }) {
  const texts = moveTexts(locale)
  const termsOf = (area: PricedArea) => {
    const { fee, isFree, minimum } = deliveryTerms(area, goods)
    return [
      isFree ? texts.free : texts.fee(format(fee, currency)),
      minimum === undefined ? texts.noMinimum : texts.minimum(format(minimum, currency)),
    ].join(', ')
  }
  const { from, postcode, to } = move
  const now = texts.now(postcode.trim(), to.area, termsOf(to))
  return from ? `${now} ${texts.before(from.area, termsOf(from))}` : now
}
