import type { Locale } from '#contract/locale.ts'
import { branchCity, branchDescription } from '#modules/branches/rules/branch-words.ts'
import { branchLineWithNext } from '#modules/branches/site/parts/opening-line.ts'
import type { PublicBranch } from '#modules/branches/contract.ts'
import type { Block } from '#modules/content/contract.ts'
import { checkoutKinds } from '#modules/ordering/site/parts/checkout/checkout-kinds.ts'
import { statusKinds } from '#modules/ordering/site/parts/status/status-kinds.ts'
import { siteBlock, sitePages } from '#ui/site/module.ts'
import type { SiteContext } from '#ui/site/site-context.ts'
import { type DishOnGround, dishViews } from '../rules/dish-views.ts'
import { storeLinkTexts } from '../words/site.ts'
import { DishesBlock } from './blocks/dishes-block.tsx'
import { StoresBlock, type StoreView } from './blocks/stores-block.tsx'
import { groundOf } from './category-ground.ts'
import { foodCheckout, foodStatus, storeBlockStyles } from './module.ts'
import { openFirst } from './open-first.ts'
import { storePage } from './store-page.server.tsx'

export const storePages = sitePages({
  name: 'store',
  blocks: [
    siteBlock<Extract<Block, { type: 'stores' }>>({
      type: 'stores',
      styles: storeBlockStyles,
      render(block, { Heading, locale, site }) {
        const stores = storeViews(site, locale)
        return stores.length > 0 && <StoresBlock block={block} stores={stores} locale={locale} Heading={Heading} />
      },
    }),
    siteBlock<Extract<Block, { type: 'dishes' }>>({
      type: 'dishes',
      styles: storeBlockStyles,
      render(block, { Heading, locale, site }) {
        const dishes = dishesOnGround(site, block.products, locale)
        return dishes.length > 0 && <DishesBlock block={block} dishes={dishes} Heading={Heading} />
      },
    }),
  ],
  pages: [storePage],
  queries: ['table'],
  menu(site, locale) {
    const [only, ...more] = site.init.branches
    if (only?.kind !== 'orders' || more.length > 0) return []
    return [{ label: storeLinkTexts(locale).order, href: `/${locale}/store/${only.identifier}`, place: 'act' }]
  },
  fills: [
    checkoutKinds.put({
      branchKind: 'orders',
      screen: foodCheckout,
      data: (site) => ({ defaultServing: site.init.config.defaultDeliveryMethod }),
    }),
    statusKinds.put({ orderKind: 'food', screen: foodStatus }),
  ],
})

/** Branches with a storefront. Open branches come first; apart from that, the sequence of the branches stays. */
const storeViews = (site: SiteContext, locale: Locale): StoreView[] =>
  site.init.branches
    .filter(({ kind }) => kind === 'orders')
    .map((branch) => ({
      id: branch.id,
      again: `/${locale}/store/${branch.identifier}`,
      identifier: branch.identifier,
      name: branch.name,
      text: branchDescription(branch, locale),
      address: `${branch.street}, ${branch.zipCode}\u00A0${branchCity(branch, locale)}`,
      ...(isPlaced(branch) ? { at: `${branch.longitude},${branch.latitude}` } : {}),
      opening: branchLineWithNext(branch, site.now, locale),
    }))
    .toSorted(openFirst)

const isPlaced = ({ latitude, longitude }: PublicBranch): boolean => latitude != null && longitude != null

function dishesOnGround(site: SiteContext, products: readonly string[], locale: Locale): DishOnGround[] {
  const names = new Map(site.init.categories.map(({ id, name }) => [id, name]))
  return dishViews(site.init.products, products, locale, site.init.config.currency).map((dish) => ({
    ...dish,
    ground: groundOf(names.get(dish.categoryId ?? '') ?? ''),
  }))
}
