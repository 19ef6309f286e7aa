import type { Locale } from '#contract/locale.ts'
import { mapTiles } from '#modules/booking/rules/map-tiles.ts'
import { bookingBranchFields, bookingCategoryFields, bookingProductFields } from '#modules/booking/site/vehicles.ts'
import { branchDescription } from '#modules/branches/rules/branch-words.ts'
import { isAlwaysOpen } from '#modules/branches/rules/opening-hours.ts'
import { type Destination, destinationOf, directionsUrl } from '#modules/branches/site/directions.ts'
import { branchLine } from '#modules/branches/site/opening-line.ts'
import type { Init } from '#contract/init.ts'
import type { Block } from '#modules/content/contract.ts'
import { type DishOnGround, dishViews } from '#modules/content/rules/dish-views.ts'
import { type VehicleView, vehicleViews } from '#modules/content/rules/vehicle-views.ts'
import type { ContactBranch } from '#modules/content/site/blocks/contact-block.tsx'
import type { StoreView } from '#modules/content/site/blocks/stores-block.tsx'
import type { ThemeView } from '#modules/themes/contract.ts'
import { groundOf } from '#modules/store/site/category-ground.ts'
import { jsonLdText } from '../head/json-ld.server.ts'
import type { RenderedIsland } from '../islands/island.tsx'
import { renderIsland } from '../islands/render-island.server.tsx'
import type { SiteContext } from '../site-context.ts'
import { findPage } from './find-page.server.ts'
import type { ContentOutcome } from './outcome.ts'

/** All that a content page shows. */
export interface PageData {
  locale: Locale
  theme: ThemeView
  blocks: Block[]
  vehicles: VehicleView[]
  branch: (ContactBranch & Destination) | undefined
  stores: StoreView[]
  dishes: DishOnGround[]
  islands: { booking?: RenderedIsland; map?: RenderedIsland }
}

export async function contentPage(site: SiteContext, pathname: string): Promise<ContentOutcome> {
  const found = await findPage(site, pathname)
  if (found.kind !== 'found') return found
  const { locale, blocks, head } = found
  return {
    kind: 'page',
    head,
    facts: jsonLdText(site, blocks, { locale, url: head.canonical }),
    page: pageData(site, pathname, locale, blocks),
  }
}

function pageData(site: SiteContext, pathname: string, locale: Locale, blocks: Block[]): PageData {
  const has = (type: Block['type']) => blocks.some((block) => block.type === type)
  const branch = site.init.branches[0]
  return {
    locale,
    theme: site.init.theme,
    blocks,
    vehicles: has('vehicles') ? vehicleViews(site.init.products, locale) : [],
    stores: has('stores') ? storeViews(site, locale) : [],
    dishes: dishViews(
      site.init.products,
      blocks.flatMap((block) => (block.type === 'dishes' ? block.products : [])),
      locale,
      site.init.config.currency,
    ).map((dish) => ({ ...dish, ground: groundOf(categoryName(site, dish.categoryId)) })),
    branch: branch && {
      ...destinationOf(branch),
      phone: branch.phone,
      email: branch.email,
      alwaysOpen: site.once(`always open ${branch.id}`, () => isAlwaysOpen(branch.openingHours)),
    },
    islands: site.once(`islands ${pathname}`, () => ({
      ...bookingIsland(site.init, blocks, locale),
      ...(has('contact') && branch?.latitude != null && branch.longitude != null
        ? {
            map: renderIsland('branch-map', {
              locale,
              name: branch.name,
              location: [branch.longitude, branch.latitude],
              directions: directionsUrl(destinationOf(branch)),
            }),
          }
        : {}),
    })),
  }
}

const categoryName = ({ init }: SiteContext, categoryId: string | undefined): string =>
  init.categories.find(({ id }) => id === categoryId)?.name ?? ''

/** Branches with a storefront, in the order of the list. */
const storeViews = ({ init, now }: SiteContext, locale: Locale): StoreView[] =>
  init.branches
    .filter(({ kind }) => kind === 'orders')
    .map((branch) => ({
      identifier: branch.identifier,
      name: branch.name,
      text: branchDescription(branch, locale),
      address: `${branch.street}, ${branch.zipCode}\u00A0${branch.city}`,
      opening: branchLine(branch, now, locale),
    }))

/** The booking sheet of the branch with rides, with the fields that it needs and no others. */
function bookingIsland(
  { branches, products, categories, config }: Init,
  blocks: readonly Block[],
  locale: Locale,
): PageData['islands'] {
  const block = blocks.find(({ type }) => type === 'bookingSystem')
  const branch = branches.find(({ kind }) => kind === 'rides')
  if (block?.type !== 'bookingSystem' || !branch) return {}
  const vehicles = products.filter((product) => product.type === 'vehicle' && product.isPublic)
  return {
    booking: renderIsland('booking', {
      locale,
      branch: pick(branch, bookingBranchFields),
      products: vehicles.map((product) => pick(product, bookingProductFields)),
      categories: categories.map((category) => pick(category, bookingCategoryFields)),
      currency: config.currency,
      tiles: mapTiles(config, config.tilesStyleUrl),
      ...(block.note ? { note: block.note } : {}),
    }),
  }
}

const pick = <T extends object, K extends keyof T>(record: T, fields: readonly K[]): Pick<T, K> =>
  Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<T, K>
