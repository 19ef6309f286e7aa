import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import type { PublicCategory, PublicProduct, PublicTag } from '#modules/catalogue/contract.ts'
import { type AllergenCode, allergenCodes, parseAllergens } from '#modules/catalogue/rules/allergens.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { formatTime } from '#kernel/time.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { dateNames } from '#ui/site/pickers/date-names.ts'
import type { Storefront } from '../contract.ts'
import { earliestOf } from '../rules/earliest.ts'
import { menuGroups, type MenuGroup, storeOffering } from '../rules/menu.ts'
import { servingHours } from '../rules/serving.ts'
import { nextOf } from '../rules/store-notices.ts'
import { groundOf } from './category-ground.ts'

type Group = MenuGroup<PublicProduct, PublicCategory>
type Offered = Group['products'][number]

/** A category of the menu as the storefront shows it. */
export interface GroupView {
  /** Id of the section of the category. The bar with the categories links to it. */
  readonly id: string
  readonly name: string
  readonly image: PublicCategory['image']
  /** Number of the background colour, see store-page.css. */
  readonly ground: number
  readonly products: readonly ProductView[]
}

interface ProductView {
  readonly product: PublicProduct
  /** Why the product cannot be ordered now: 'ab 17:00', 'Ausverkauft'. Undefined: it can be ordered. */
  readonly off: OffReason | undefined
}
export type OffReason =
  | { readonly kind: 'again'; readonly when: string }
  | { readonly kind: 'sold-out' | 'unavailable' }

/** The categories with their products, as the storefront shows them for the time `at`: the chosen appointment, or now if none is chosen. */
export function groupViews(
  store: Storefront,
  {
    at,
    isSeated = false,
    locale,
    now,
    serving,
  }: {
    at: Temporal.Instant
    now: Temporal.Instant
    serving: DeliveryType
    locale: Locale
    /**
     * True: the guest sits at a table. Products with a long lead time cannot be ordered there, because they would be ready only after the
     * visit.
     */
    isSeated?: boolean
  },
): GroupView[] {
  const offering = storeOffering(store, now)
  const laterThanVisit = ({ product }: Offered): OffReason | undefined => {
    if (!isSeated) return undefined
    const [late] = earliestOf(store.branch, [product], offering, { serving, now })?.late ?? []
    return late && (late.at ? againAt(late.at, store, at, locale) : { kind: 'unavailable' })
  }
  return menuGroups(store, at, { now, hours: servingHours(store.branch, serving) }).map(({ category, products }) => ({
    id: category ? `g-${category.id}` : 'g-more',
    name: category ? productName(category, locale) : storeTexts(locale).product.others,
    image: category?.image ?? null,
    ground: groundOf(category?.name ?? ''),
    products: products.map((offered) => ({
      product: offered.product,
      off: offReason(offered, store, at, locale) ?? laterThanVisit(offered),
    })),
  }))
}

function offReason(offered: Offered, store: Storefront, at: Temporal.Instant, locale: Locale): OffReason | undefined {
  if (offered.availability === 'orderable') return undefined
  if (offered.again) return againAt(offered.again, store, at, locale)
  return { kind: offered.isSoldOut ? 'sold-out' : 'unavailable' }
}

/** The reason with the time when the product can be ordered again: 'ab 17:00', 'ab Sa, 28.11. 13:15'. */
function againAt(again: Temporal.Instant, { branch }: Storefront, at: Temporal.Instant, locale: Locale): OffReason {
  const next = nextOf(branch, again, at)
  const day =
    next.written === 'time'
      ? ''
      : `${dateNames(locale)
          .short(next.date)
          .replace(/\d{4}$/, '')} `
  return { kind: 'again', when: day + formatTime(again.toZonedDateTimeISO(branch.timeZone)) }
}

/** Whether two lists of categories look the same on the page. If they do, the cards are not rendered again. */
export const sameGroups = (one: readonly GroupView[], other: readonly GroupView[]): boolean =>
  one.length === other.length && one.every((group, index) => isSameGroup(group, other[index]))

const isSameGroup = (one: GroupView, other: GroupView | undefined): boolean =>
  other !== undefined &&
  one.id === other.id &&
  one.name === other.name &&
  one.products.length === other.products.length &&
  one.products.every(({ off, product }, index) => {
    const second = other.products[index]
    return product === second?.product && off?.kind === second.off?.kind && whenOf(off) === whenOf(second.off)
  })
const whenOf = (off: OffReason | undefined): string => (off?.kind === 'again' ? off.when : '')

export const productCount = (groups: readonly GroupView[]): number =>
  groups.reduce((count, group) => count + group.products.length, 0)

/**
 * Id of the category with the most products. Its first dish is shown as a large card. Undefined: there is no category, or this dish has no
 * picture or cannot be ordered.
 */
export function mainGroup(groups: readonly GroupView[]): string | undefined {
  const [first, ...others] = groups
  if (!first) return undefined
  const main = others.reduce((most, group) => (group.products.length > most.products.length ? group : most), first)
  const lead = main.products[0]
  return lead && !lead.off && lead.product.images.length > 0 ? main.id : undefined
}

/** The filters that the storefront offers: only diets and allergens that at least one of its products has. */
export function filterChoices(store: Pick<Storefront, 'products' | 'tags'>): {
  diets: PublicTag[]
  allergens: AllergenCode[]
} {
  const used = new Set(store.products.flatMap(({ tagIds }) => tagIds))
  const present = new Set(store.products.flatMap(({ allergens }) => parseAllergens(allergens)))
  return {
    diets: store.tags.filter(({ id, isEnabled, kind }) => kind === 'diet' && isEnabled && used.has(id)),
    allergens: allergenCodes.filter((code) => present.has(code)),
  }
}
