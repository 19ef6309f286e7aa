import type { Api } from '#contract/client.ts'
import { readInit } from '#contract/init.ts'
import type { Locale } from '#contract/locale.ts'
import { Config } from '#modules/content/contract.ts'
import { neutralTheme } from '#modules/themes/rules/neutral-theme.ts'
import { themeView } from '#modules/themes/rules/theme-view.ts'
import type { SiteContext } from '#ui/site/site-context.ts'

const noApi: Api = {
  call: async () => ({ ok: false, status: 404, errors: [{ code: 'request.not_found', message: '' }] }),
}

/** The data of a business for pages: the settings of a new business, with the changes of a test. It is Friday, 13:00 in Vienna. */
export function testSite(given: {
  config?: object
  branches?: readonly object[]
  products?: readonly object[]
  categories?: readonly object[]
  navigations?: readonly object[]
  donatees?: readonly object[]
  theme?: object
  preferredLocale?: Locale
  ownApi?: Api
}): SiteContext {
  const { totpRoles: _totpRoles, ...settings } = Config.parse({
    shopName: 'Donau Chauffeur',
    title: undefined,
    seoTitle: undefined,
  })
  const outside = {
    timeZone: 'Europe/Vienna',
    homeCountry: 'AT',
    tilesStyleUrl: null,
    mapsCredit: '',
    onlineMethods: [],
  }
  return {
    brandId: 'test',
    init: readInit([
      { url: '/api/config', data: { ...settings, ...outside, ...given.config } },
      { url: '/api/branches', data: given.branches ?? [] },
      { url: '/api/products', data: given.products ?? [] },
      { url: '/api/categories', data: given.categories ?? [] },
      { url: '/api/navigations', data: given.navigations ?? [] },
      { url: '/api/donatees', data: given.donatees ?? [] },
      { url: '/api/sites', data: [] },
      { url: '/api/nodes', data: [] },
      { url: '/api/divisions', data: [] },
      { url: '/api/theme', data: given.theme ?? themeView(neutralTheme, neutralTheme) },
    ]),
    once: (_key, make) => make(),
    api: noApi,
    ownApi: given.ownApi ?? noApi,
    origin: 'https://lindwurm.example',
    now: Temporal.Instant.from('2026-11-20T12:00:00Z'),
    query: new URLSearchParams(),
    preferredLocale: given.preferredLocale ?? 'de',
  }
}
