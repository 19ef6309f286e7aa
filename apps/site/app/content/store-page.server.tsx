import type { Locale } from '#contract/locale.ts'
import { openingChangesAt } from '#modules/branches/rules/branch-opening.ts'
import { branchDescription } from '#modules/branches/rules/branch-words.ts'
import { branchLine } from '#modules/branches/site/opening-line.ts'
import { pageDescription, pageTitle } from '#modules/content/rules/page-title.ts'
import { homeHref, legalPaths } from '#modules/content/rules/site-paths.ts'
import { storeEndpoints } from '#modules/store/contract.ts'
import { lookOf } from '#modules/store/site/store-art.ts'
import type { StorefrontProps } from '#modules/store/site/storefront.tsx'
import { sharePicture } from '../head/brand-pictures.ts'
import { jsonLdText } from '../head/json-ld.server.ts'
import { renderIsland } from '../islands/render-island.server.tsx'
import { legalText } from '../shell/shell-data.server.ts'
import type { SiteContext } from '../site-context.ts'
import type { ContentOutcome } from './outcome.ts'

/** A storefront whole: a branch that takes orders. One with rides leads to its booking, an unknown one is 404. */
export async function storePage(
  site: SiteContext,
  { locale, identifier: asked }: { locale: Locale; identifier: string },
): Promise<ContentOutcome> {
  const branch = site.init.branches.find(({ identifier }) => identifier === asked)
  if (!branch) return { kind: 'missing' }
  if (branch.kind === 'rides') return { kind: 'moved', to: `${homeHref(locale)}#booking` }
  const read = await site.api.call(storeEndpoints.storefront, { params: { branch: branch.identifier } })
  if (!read.ok && read.status === 404) return { kind: 'missing' }
  if (!read.ok) throw new Error(`The storefront answered ${read.status}`)

  const { config } = site.init
  const path = (one: Locale) => `${site.origin}/${one}/store/${branch.identifier}`
  const own = branchDescription(branch, locale)
  const props: StorefrontProps = {
    store: read.value,
    at: site.now.epochMilliseconds,
    locale,
    look: lookOf(site.init.theme),
    isCategoryBarEnabled: config.enablePluginCategoryBar,
    defaultServing: config.defaultDeliveryMethod,
    branches: site.init.branches
      .filter(({ kind }) => kind === 'orders')
      .map((one) => ({
        identifier: one.identifier,
        name: one.name,
        city: one.city,
        opening: branchLine(one, site.now, locale),
        changesAt: openingChangesAt(one, site.now, one.timeZone)?.epochMilliseconds,
      })),
    allergensHref: allergensHref(site, locale),
  }
  return {
    kind: 'store',
    facts: jsonLdText(site, [], { locale, url: path(locale) }),
    head: {
      title: pageTitle({ kind: 'branch', name: branch.name }, config, locale),
      description: pageDescription(own, config, locale),
      canonical: path(locale),
      locale,
      siteName: config.shopName,
      picture: sharePicture(site.init.theme, config.shopName, site.origin),
      alternates: { de: path('de'), en: path('en') },
    },
    island: renderIsland('store', props),
  }
}

function allergensHref({ init: { config } }: SiteContext, locale: Locale): string | undefined {
  if (legalText(config, 'allergens', locale)) return `/${locale}/${legalPaths.allergens}`
  return config.allergens || undefined
}
