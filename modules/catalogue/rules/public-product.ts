import type { Product, PublicProduct } from '../contract.ts'

/**
 * A product as visitors see it. A hidden price is no price at all for them, and neither is what would tell it: options and discounts
 * (security §4).
 */
export function publicProduct({ createdAt: _created, updatedAt: _updated, ...shown }: Product): PublicProduct {
  if (!shown.isPriceHidden) return shown
  return {
    ...shown,
    price: null,
    content: { ...shown.content, discounts: shown.content.discounts.map(({ from }) => ({ from })) },
    parts: shown.parts.map((part) => ({ ...part, options: part.options.map((option) => ({ ...option, price: 0 })) })),
  }
}
