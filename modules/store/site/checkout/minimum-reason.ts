import { format, type Money } from '#kernel/money.ts'
import type { FoodCheckoutTexts } from '../../words/checkout.ts'

/** A short sentence with the amount that is missing to the minimum order value. Undefined: the order reaches the minimum, or has none. */
export const minimumReason = (
  terms: { readonly minimum?: Money | undefined; readonly missing?: Money | undefined } | undefined,
  currency: string,
  texts: Pick<FoodCheckoutTexts, 'missingTo'>,
): string | undefined =>
  terms?.minimum && terms.missing
    ? texts.missingTo(format(terms.missing, currency), format(terms.minimum, currency))
    : undefined
