import { decimalText, format as shownMoney, money } from '#kernel/money.ts'
import { units } from '#kernel/units.ts'
import type { Product } from '#modules/catalogue/contract.ts'
import { allergenNames, parseAllergens } from '#modules/catalogue/rules/allergens.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import type { ProductFacts, SheetQuery } from '../contract.ts'
import { basePrice } from '../rules/base-price.ts'
import { digitalLink } from '../rules/gtin.ts'
import type { LabelContent } from '../rules/label.ts'
import { paperWords } from '../words/paper.ts'

/** The parameters of a request for sheets, with the day of packing always set. */
export type Wish = Omit<SheetQuery, 'packed'> & { packed: string }

/** All texts on a label, to find letters that no font has. */
export const textOf = ({ name, info, allergens, more, price }: LabelContent): string =>
  [name, info, ...allergens.map(({ text }) => text), ...more, price].join(' ')

/**
 * Whether staff must type the content of the package for the price per unit. Only products that are sold by the piece need it. The price of
 * other products already is a price per weight or volume.
 */
export const needsContent = ({ unit }: Product): boolean => units[unit].family === 'count'
const sign = (currency: string): string => (currency === 'EUR' ? '€' : currency)

export function contentOf(
  product: Product,
  facts: ProductFacts | undefined,
  query: Wish,
  currency: string,
): LabelContent {
  const words = paperWords(query.language)
  const shown = new Set(query.show.split(','))
  const price = money(product.price)
  const priceText = shownMoney(price, sign(currency))
  const content = facts?.amount && facts.unit ? { amount: facts.amount, unit: facts.unit } : undefined
  const base =
    content && shown.has('base') && needsContent(product) && !product.isPriceHidden
      ? basePrice(price, content)
      : undefined
  const allergens = parseAllergens(product.allergens).map((code) => allergenNames[code][query.language])
  return {
    name: productName(product, query.language),
    info: [
      content ? `${decimalText(content.amount)} ${content.unit}` : '',
      base ? words.basePrice(shownMoney(base.price, sign(currency)), base.unit) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    allergens:
      shown.has('allergens') && allergens.length > 0
        ? [
            { text: `${words.contains} `, bold: false },
            { text: allergens.join(', '), bold: true },
          ]
        : [],
    more: [
      shown.has('best') && facts?.keepsDays ? words.best(dayText(query, facts.keepsDays)) : '',
      shown.has('maker') ? (facts?.maker ?? '') : '',
    ].filter(Boolean),
    price: product.isPriceHidden ? '' : needsContent(product) ? priceText : words.per(priceText, product.unit),
    ean: shown.has('ean') ? (facts?.ean ?? undefined) : undefined,
    qr: shown.has('qr') && facts?.ean ? digitalLink(facts.ean) : undefined,
  }
}

const dayText = ({ packed, language }: Wish, keepsDays: number): string =>
  Temporal.PlainDate.from(packed)
    .add({ days: keepsDays })
    .toLocaleString(language === 'de' ? 'de-AT' : 'en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' })
