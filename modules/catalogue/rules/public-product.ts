import type { Product, PublicProduct } from '../contract.ts'

/**
 * A product as visitors see it. A hidden price is null for them, and fields that would reveal it, options and discounts, are removed
 * (docs/rules/security.md, Rights).
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

/** A category, tag or menu as visitors see it: without internal fields. */
export function publicRecord<R extends { createdAt: string; updatedAt: string }>({
  createdAt: _created,
  updatedAt: _updated,
  ...shown
}: R): Omit<R, 'createdAt' | 'updatedAt'> {
  return shown
}

/** A disabled category is shown only with `isVisibleWhenUnavailable` (specification §4). */
export const isCategoryShown = (category: { isEnabled: boolean; isVisibleWhenUnavailable: boolean }): boolean =>
  category.isEnabled || category.isVisibleWhenUnavailable
