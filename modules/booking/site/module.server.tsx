import { pick } from '#kernel/pick.ts'
import type { PublicBranch } from '#modules/branches/contract.ts'
import type { Block } from '#modules/content/contract.ts'
import { homeHref } from '#modules/content/rules/site-paths.ts'
import { checkoutKinds } from '#modules/ordering/site/parts/checkout/checkout-kinds.ts'
import { statusKinds } from '#modules/ordering/site/parts/status/status-kinds.ts'
import { siteBlock, sitePages } from '#ui/site/module.ts'
import type { SiteContext } from '#ui/site/site-context.ts'
import { mapTiles } from '../rules/map-tiles.ts'
import { vehicleViews } from '../rules/vehicle-views.ts'
import { vehicleTexts } from '../words/site.ts'
import { bookingIsland, rideCheckout, rideStatus, vehiclesStyles } from './module.ts'
import { embeddedPage } from './embedded-page.ts'
import { bookingBranchFields, bookingCategoryFields, bookingProductFields } from './vehicles.ts'
import { VehiclesBlock } from './vehicles-block.tsx'

export const bookingPages = sitePages({
  name: 'booking',
  blocks: [
    siteBlock<Extract<Block, { type: 'bookingSystem' }>>({
      type: 'bookingSystem',
      styles: 'island',
      isForm: true,
      render(block, { lastingIsland, locale, site }) {
        const branch = rideBranch(site)
        if (!branch) return null
        const form = lastingIsland(bookingIsland, () => {
          const maps = site.init.config
          return {
            locale,
            branch: pick(branch, bookingBranchFields),
            ...offered(site, ({ isPublic }) => isPublic),
            currency: site.init.config.currency,
            tiles: mapTiles(maps, maps.tilesStyleUrl),
            ...(block.note ? { note: block.note } : {}),
          }
        })
        return (
          <>
            {form}
            <div
              className="wrap"
              data-late="last-order"
              data-again={JSON.stringify({ [branch.id]: `${homeHref(locale)}#booking` })}
            />
          </>
        )
      },
    }),
    siteBlock<Extract<Block, { type: 'vehicles' }>>({
      type: 'vehicles',
      styles: vehiclesStyles,
      render(block, { Heading, locale, site }) {
        const vehicles = vehicleViews(site.init.products, locale)
        return (
          vehicles.length > 0 && <VehiclesBlock block={block} vehicles={vehicles} locale={locale} Heading={Heading} />
        )
      },
    }),
  ],
  pages: [embeddedPage],
  menu: (site, locale) =>
    rideBranch(site) ? [{ label: vehicleTexts(locale).nav, href: `${homeHref(locale)}#booking`, place: 'act' }] : [],
  facts(site, { description, name, url }) {
    const rides = rideBranch(site)
    if (!rides) return []
    return [
      {
        '@type': 'TaxiService',
        '@id': `${site.origin}/#service`,
        name,
        description,
        provider: { '@id': `${site.origin}/#${rides.identifier}` },
        areaServed: rides.city,
        availableChannel: { '@type': 'ServiceChannel', serviceUrl: url, servicePhone: rides.phone },
      },
    ]
  },
  fills: [
    checkoutKinds.put({
      branchKind: 'rides',
      screen: rideCheckout,
      data: (site, branch, common) => ({
        branch: { ...common.branch, ...pick(branch, bookingBranchFields) },
        ...offered(site, () => true),
      }),
    }),
    statusKinds.put({ orderKind: 'ride', screen: rideStatus }),
  ],
})

const rideBranch = (site: SiteContext): PublicBranch | undefined =>
  site.init.branches.find(({ kind }) => kind === 'rides')

/** Vehicles and categories with only those fields that the booking form needs, because they are sent with the page. */
const offered = (site: SiteContext, isShown: (vehicle: { isPublic: boolean }) => boolean) => ({
  products: site.init.products
    .filter((product) => product.type === 'vehicle' && isShown(product))
    .map((product) => pick(product, bookingProductFields)),
  categories: site.init.categories.map((category) => pick(category, bookingCategoryFields)),
})
