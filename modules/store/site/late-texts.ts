import { useMemo } from 'react'
import type { Locale } from '#contract/locale.ts'
import { leadTimeOf } from '#modules/catalogue/rules/lead-time.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { appointmentInText } from '#ui/site/pickers/appointment-words.ts'
import type { Storefront } from '../contract.ts'
import { earliestOf } from '../rules/earliest.ts'
import { storeOffering } from '../rules/menu.ts'
import { foodCheckoutTexts } from '../words/checkout.ts'
import type { StoreCart } from './use-store-cart.ts'

interface Input {
  store: Pick<Storefront, 'branch' | 'products' | 'categories' | 'menus'>
  cart: Pick<StoreCart, 'items' | 'serving' | 'appointment'>
  now: Temporal.Instant
  locale: Locale
}

/**
 * From when each product of the cart with a long lead time is possible, by the id of the product: 'morgen ab 09:55 Uhr'. Rule and words are
 * those of the notice in the checkout (`LateItems`). Empty if the guest has chosen a time.
 */
export function lateTexts({ cart, locale, now, store }: Input): ReadonlyMap<string, string> {
  const products = cart.items.map(({ product }) => product)
  if (cart.appointment || !products.some((product) => leadTimeOf(product))) return new Map()
  const texts = foodCheckoutTexts(locale).appointment
  const { branch } = store
  const { serving } = cart
  const late = earliestOf(branch, products, storeOffering(store, now), { serving, now })?.late ?? []
  return new Map(
    late.map(({ at, product }) => {
      if (!at) return [product.id, texts.lateNever(productName(product, locale))]
      const { day, time } = appointmentInText(at, now, branch.timeZone, texts.inText)
      return [product.id, texts.lateFrom(day, time)]
    }),
  )
}

export function useLateTexts({ cart, locale, now, store }: Input): ReadonlyMap<string, string> {
  const { appointment, items, serving } = cart
  return useMemo(
    () => lateTexts({ cart: { appointment, items, serving }, locale, now, store }),
    [appointment, items, locale, now, serving, store],
  )
}
