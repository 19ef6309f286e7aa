import { fold, foldBare } from '#kernel/fold.ts'
import { type Money, money } from '#kernel/money.ts'

/** The amount that the business donates for each order, in the brand's currency (specification §9: 0.07 per order). */
export const DONATION: Money = money(0.07)

/**
 * Returns the organisations whose name or description contains all typed words. Upper case, umlauts and accents make no difference
 * (specification §2: donateeSearch).
 */
export function searchDonatees<D extends { readonly name: string; readonly description: string }>(
  donatees: readonly D[],
  typed: string,
): D[] {
  const wanted = fold(typed).split(' ').filter(Boolean)
  return donatees.filter(({ name, description }) => {
    const words = `${name} ${description}`
    const text = `${fold(words)} ${foldBare(words)}`
    return wanted.every((word) => text.includes(word))
  })
}
