import type { Product, PublicProduct } from '../contract.ts'

/**
 * The product as visitors get it. If its price is hidden, the price is null. The prices of options and the discounts are removed, too,
 * because the price could be guessed from them (docs/rules/security.md, Rights).
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

/** A category, tag or menu as visitors get it: without the times of its creation and its last change. */
export function publicRecord<R extends { createdAt: string; updatedAt: string }>({
  createdAt: _created,
  updatedAt: _updated,
  ...shown
}: R): Omit<R, 'createdAt' | 'updatedAt'> {
  return shown
}

/** Whether guests see a category. They see a disabled category only if it has `isVisibleWhenUnavailable` (specification §4). */
export const isCategoryShown = (category: { isEnabled: boolean; isVisibleWhenUnavailable: boolean }): boolean =>
  category.isEnabled || category.isVisibleWhenUnavailable
