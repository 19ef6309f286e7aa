import { describe, expect, test } from 'vitest'
import { localeOf, type SiteSummary, sitePathOf, translatedHref } from './site-paths.ts'

const site = (
  locale: 'de' | 'en',
  path: string,
  translationKey: string,
  type: SiteSummary['type'] = 'custom_site',
): SiteSummary => ({
  id: `${locale}-${path}`,
  path,
  locale,
  type,
  title: '',
  name: path,
  description: '',
  translationKey,
  divisionId: null,
  shareImage: null,
  changedOn: '2026-11-23',
})
const sites = [
  site('de', 'startseite', 'home', 'custom_home'),
  site('en', 'home', 'home', 'custom_home'),
  site('de', 'ueber-uns', 'about'),
  site('en', 'about', 'about'),
  site('de', 'nur-deutsch', ''),
]

describe('language picker stays on the page (specification §2, Header)', () => {
  test.each([
    ['/de/startseite', 'en', '/en/home'],
    ['/en/home', 'de', '/de/startseite'],
    ['/de/ueber-uns', 'en', '/en/about'],
    ['/en/about', 'de', '/de/ueber-uns'],
    ['/de/ueber-uns', 'de', '/de/ueber-uns'],
    ['/de/site/privacy', 'en', '/en/site/privacy'],
    ['/de/store/wien/checkout', 'en', '/en/store/wien/checkout'],
    ['/de/status/abc/def', 'en', '/en/status/abc/def'],
    ['/de/nur-deutsch', 'en', '/en/home'],
    ['/de/unbekannt', 'en', '/en/home'],
    ['/', 'en', '/en/home'],
  ] as const)('%s → %s', (path, locale, href) => {
    expect(translatedHref(path, locale, sites)).toBe(href)
  })
})

test('parts of an address: the locale and the path below it', () => {
  expect(localeOf('/de/startseite')).toBe('de')
  expect(localeOf('/fr/accueil')).toBeUndefined()
  expect(sitePathOf('/de/site/privacy/')).toBe('site/privacy')
})
