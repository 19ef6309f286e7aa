import type { Locale } from '#contract/locale.ts'
import { format, isZero, type Money } from '#kernel/money.ts'
import { messages } from '#i18n/messages.ts'

const minimumTexts = messages(
  {
    same: (amount: string) => `Mindestbestellwert ${amount}.`,
    upTo: (amount: string) => `Mindestbestellwert je nach Liefergebiet bis ${amount}.`,
    between: (least: string, most: string) => `Mindestbestellwert je nach Liefergebiet ${least} bis ${most}.`,
  },
  {
    same: (amount) => `Minimum order ${amount}.`,
    upTo: (amount) => `Minimum order up to ${amount}, depending on the delivery area.`,
    between: (least, most) => `Minimum order ${least} to ${most}, depending on the delivery area.`,
  },
)

/** A sentence about the minimum order values of all delivery areas, used as long as no area is chosen. Undefined: no area has a minimum. */
export function minimumText(
  range: { readonly least: Money; readonly most: Money } | undefined,
  currency: string,
  locale: Locale,
): string | undefined {
  if (!range) return undefined
  const texts = minimumTexts(locale)
  const [least, most] = [format(range.least, currency), format(range.most, currency)]
  if (range.least === range.most) return texts.same(most)
  return isZero(range.least) ? texts.upTo(most) : texts.between(least, most)
}
