import { describe, expect, test } from 'vitest'
import type { FooterMapData } from '#modules/maps/rules/map-view.ts'
import { site } from '../modules.server.ts'
import { testSite } from '../testing/test-site.ts'
import { footerOf, shellData } from './shell-data.server.ts'

const branch = (more: Record<string, unknown> = {}) => ({
  id: 'house',
  identifier: 'lindwurm',
  name: 'Gasthaus Lindwurm',
  kind: 'orders',
  street: 'Lindwurmstraße 204',
  zipCode: '80337',
  city: 'München',
  country: 'DE',
  phone: '',
  email: '',
  latitude: 48.1246,
  longitude: 11.5449,
  timeZone: 'Europe/Berlin',
  openingHours: [],
  deliveryHours: [],
  isDeliveryHoursEnabled: false,
  translations: { en: { city: 'Munich' } },
  ...more,
})
const cafe = branch({ id: 'cafe', identifier: 'cafe', name: 'Café Wien', latitude: 48.1952, longitude: 16.3635 })
const shuttle = branch({ id: 'shuttle', identifier: 'shuttle', name: 'Gästeshuttle', kind: 'rides' })

interface Given {
  branches?: object[]
  config?: object
  navigations?: object[]
  tilesStyleUrl?: string | null
  preferredLocale?: 'de' | 'en'
}
const shell = (given: Given = {}, path = '/de/startseite') =>
  shellData(
    site,
    testSite({
      config: {
        theme: 'lindwurm',
        shopName: 'Lindwurm',
        timeZone: 'Europe/Berlin',
        enablePluginPWA: true,
        enablePluginMapbox: true,
        mapboxZoom: 16,
        mapboxPitch: 40,
        mapboxBearing: -20,
        privacyPolicy: 'https://legal.example/privacy',
        imprint: 'https://legal.example/imprint',
        imprintText: { de: '<p>Impressum</p>', en: '' },
        tilesStyleUrl: given.tilesStyleUrl === undefined ? 'https://tiles.example/style.json' : given.tilesStyleUrl,
        ...given.config,
      },
      branches: given.branches ?? [branch()],
      navigations: given.navigations ?? [],
      preferredLocale: given.preferredLocale ?? 'de',
    }),
    path,
  )
const labels = (given: Given) => shell(given).header.map(({ label }) => label)
/** Only these links are compared, because other modules may add links to the header. */
const known = new Set(['Online Bestellen', 'Buchung', 'Kontakt'])

describe('the header without its own navigation (specification §2)', () => {
  test.each<[string, object[], string[]]>([
    ['one branch that takes orders', [branch()], ['Online Bestellen', 'Kontakt']],
    ['two of them', [branch(), cafe], ['Kontakt']],
    ['one with rides', [shuttle], ['Buchung', 'Kontakt']],
    ['orders and rides', [branch(), shuttle], ['Buchung', 'Kontakt']],
    ['none', [], ['Kontakt']],
  ])("'Online Bestellen' is shown only with exactly one branch: %s", (_, branches, expected) => {
    expect(labels({ branches }).filter((label) => known.has(label))).toEqual(expected)
  })
})

test.each([
  ['/', 'en', 'en'],
  ['/wp-login.php', 'en', 'en'],
  ['/site/privacy', 'de', 'de'],
  ['/de/startseite', 'en', 'de'],
  ['/en/home', 'de', 'en'],
] as const)('%s is in the language of its address, else in the browser’s: %s → %s', (path, preferredLocale, locale) => {
  const { homeHref, locale: shown } = shell({ preferredLocale }, path)
  expect([shown, homeHref]).toEqual([locale, locale === 'en' ? '/en/home' : '/de/startseite'])
})

test("the element for the administrator's toolbar exists only with the plugin (specification §2)", () => {
  expect(shell({ config: { enablePluginToolbar: true } }).toolbarVersion).toMatch(/^\d+\.\d+\.\d+/)
  expect(shell({ config: { enablePluginToolbar: false } }).toolbarVersion).toBeUndefined()
})

describe('the footer (specification §2, Footer)', () => {
  const items = [{ type: 'link', label: 'Presse', target: '/de/presse', isEnabled: true, children: [] }]
  const menu = { identifier: 'footer-navigation-de', isPublic: true, items }

  test.each<[string, object[], string[]]>([
    ['its navigation', [menu], ['Presse']],
    ['of another language', [{ ...menu, identifier: 'footer-navigation-en' }], []],
    ['not public', [{ ...menu, isPublic: false }], []],
    ['empty', [{ ...menu, items: [] }], []],
  ])('navigation: %s', (_, navigations, expected) => {
    expect(shell({ navigations }).footer.map(({ label }) => label)).toEqual(expected)
  })

  test('legal texts are an internal link if there is a text, else the external link, else no link', () => {
    expect(shell().legal).toEqual([
      { key: 'privacyPolicy', href: 'https://legal.example/privacy', external: true },
      { key: 'imprint', href: '/de/site/imprint', external: false },
    ])
  })

  test('the footer has a map with a marker for every known location, around the branch that is shown', () => {
    const { map } = shell({ branches: [branch(), cafe, shuttle] }, '/de/store/cafe')
    if (!map) throw new Error('There is no map')
    expect(map.label).toBe('Karte mit dem Standort Café Wien')
    const { branches, center, view } = map.data as FooterMapData
    expect(view).toEqual({ styleUrl: 'https://tiles.example/style.json', zoom: 16, pitch: 40, bearing: -20 })
    expect(center).toEqual([16.3635, 48.1952])
    expect(branches.map(({ href, label }) => [href, label])).toEqual([
      [
        'https://www.openstreetmap.org/directions?to=48.12460,11.54490',
        'Route zu „Gasthaus Lindwurm, Gästeshuttle“ planen (öffnet in neuem Tab)',
      ],
      [
        'https://www.openstreetmap.org/directions?to=48.19520,16.36350',
        'Route zu „Café Wien“ planen (öffnet in neuem Tab)',
      ],
    ])
  })

  test('the footer shows address and map of the branch that a page names, such as the branch of an order', () => {
    const at = testSite({
      config: { enablePluginMapbox: true, tilesStyleUrl: 'https://tiles.example/style.json' },
      branches: [branch(), cafe],
    })
    const shown = footerOf(site, at, { branch: at.init.branches[1], locale: 'de' })
    expect(shown.branch?.name).toBe('Café Wien')
    expect(shown.map?.label).toBe('Karte mit dem Standort Café Wien')
  })

  test.each([
    ['/de/startseite', 'München'],
    ['/en/home', 'Munich'],
  ])('the address on %s names the city %s; the postal address stays', (path, shown) => {
    expect(shell({}, path).branch).toMatchObject({ shownCity: shown, city: 'München' })
  })

  test('a branch whose identifier begins with that of another branch gets its own address', () => {
    const west = { ...cafe, id: 'west', identifier: 'cafe-west', name: 'Café West' }
    expect(shell({ branches: [cafe, west] }, '/de/store/cafe-west').branch?.name).toBe('Café West')
    expect(shell({ branches: [cafe, west] }, '/de/store/cafe-west/checkout').branch?.name).toBe('Café West')
  })

  test.each<[string, Given]>([
    ['plugin', { config: { enablePluginMapbox: false } }],
    ['provider', { tilesStyleUrl: null }],
    ['known place', { branches: [branch({ latitude: null, longitude: null })] }],
  ])('the footer has no such map without %s', (_, given) => {
    expect(shell(given).map).toBeUndefined()
  })
})
