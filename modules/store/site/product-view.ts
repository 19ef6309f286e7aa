import type { Locale } from '#contract/locale.ts'
import { unitText } from '#i18n/amounts.ts'
import { storeTexts } from '../words/store.ts'
import { add, format, isZero, type Money, money, subtract, ZERO } from '#kernel/money.ts'
import type { PricingModel } from '#kernel/units.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { allergenNames, parseAllergens } from '#modules/catalogue/rules/allergens.ts'
import { listedPrice } from '#modules/catalogue/rules/price-range.ts'
import { type StepOption, stepsOf } from '#modules/catalogue/rules/configuration.ts'

/** A price as text. If it is not fixed, 'ca.' or 'ab' is written before it: 'ca. 12,00 EUR' (specification §2, §3). */
export function modelPrice(price: Money, model: PricingModel, currency: string, locale: Locale): string {
  const text = format(price, currency)
  return model === 'fixed' ? text : `${storeTexts(locale).model.short[model]} ${text}`
}

/**
 * The price on the card of a product: 'auf Anfrage' if it is hidden, and with its unit if the product is not sold by the piece. If sizes
 * differ in price, the lowest price with 'ab' (docs/rules/money.md, From prices).
 */
export function cardPrice(product: PublicProduct, currency: string, locale: Locale): string {
  const texts = storeTexts(locale).product
  const listed = listedPrice(product)
  if (!listed) return texts.onRequest
  const price = modelPrice(listed.price, listed.model, currency, locale)
  return product.unit === 'amount' ? price : texts.per(price, unitText(product.unit, locale))
}

/**
 * The price that is shown next to an option. '+ 1,20 EUR' or '− 1,20 EUR': the option changes the price of the product. Without a sign: it
 * replaces the price. Undefined: the option costs nothing.
 */
function optionPrice(
  option: Pick<StepOption, 'modifier' | 'price'>,
  currency: string,
  locale: Locale,
): string | undefined {
  const texts = storeTexts(locale).item
  const price = money(option.price)
  if (option.modifier === 'overwrite') return format(price, currency)
  if (isZero(price)) return undefined
  return option.modifier === 'add' ? texts.plus(format(price, currency)) : texts.minus(format(price, currency))
}

/**
 * The prices next to the options of a step, in the sequence of the options. If only one option can be chosen and at least one replaces the
 * price of the product, the resulting price is shown for every option, because an option without a price would look free.
 */
export function optionPrices(
  product: Pick<PublicProduct, 'price'>,
  step: { readonly type: string; readonly options: readonly Pick<StepOption, 'modifier' | 'price'>[] },
  currency: string,
  locale: Locale,
): (string | undefined)[] {
  const { price: base } = product
  if (base === null) return step.options.map(() => undefined)
  const areWhole = step.type === 'select' && step.options.some(({ modifier }) => modifier === 'overwrite')
  return step.options.map((option) => {
    if (!areWhole || option.modifier === 'overwrite') return optionPrice(option, currency, locale)
    const part = money(option.price)
    const whole = option.modifier === 'add' ? add(money(base), part) : subtract(money(base), part)
    return format(whole < ZERO ? ZERO : whole, currency)
  })
}

/** The names of the allergens: 'Gluten, Sellerie'. If the text of the product is not a list of allergen codes, it is returned unchanged. */
export function allergenText(allergens: string, locale: Locale): string {
  const codes = parseAllergens(allergens)
  return codes.length > 0 ? codes.map((code) => allergenNames[code][locale]).join(', ') : allergens.trim()
}

/**
 * The letters of the allergens: 'A, C, G'. Used on cards, which have no space for names. A text that is not a list of codes is returned
 * unchanged.
 */
export function allergenLetters(allergens: string): string {
  const codes = parseAllergens(allergens)
  return codes.length > 0 ? codes.join(', ') : allergens.trim()
}

/** Whether the plus button can add the product without the overlay: it has no configuration steps and only one unit. */
export const isAddedAtOnce = (product: PublicProduct): boolean =>
  stepsOf(product).length === 0 && product.alternativeUnits.length === 0

/** The hint next to the name of a configuration step about how much must be chosen: 'eine wählen', 'opt., mehrere möglich'. */
export function stepRequirement(
  step: Pick<PublicProduct['parts'][number], 'type' | 'isOptional'>,
  locale: Locale,
): string {
  const texts = storeTexts(locale).item
  if (step.type === 'select') return step.isOptional ? texts.oneOptional : texts.one
  if (step.type === 'multiselect') return step.isOptional ? texts.severalOptional : texts.several
  if (step.type === 'addons') return step.isOptional ? texts.optional : texts.addons
  if (step.type === 'image' || step.type === 'images') {
    return step.isOptional ? `${texts.optional}, ${texts.images}` : texts.images
  }
  return step.isOptional ? texts.optional : texts.required
}
