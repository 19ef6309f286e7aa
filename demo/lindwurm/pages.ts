import type { BlockInput, NavigationItem } from '#modules/content/contract.ts'
import type { NavigationInput, SiteInput } from '../fill-pages.ts'
import { branchIds } from './branch-ids.ts'
import { aboutDe, shuttleDe, homeDe } from './pages-de.ts'
import { aboutEn, homeEn, shuttleEn } from './pages-en.ts'

/** Finds a product's id by its slug. */
type ProductId = (slug: string) => string
/** The dishes that the start page shows. */
export const teaser = ['schweinsbraten', 'spaetzle', 'kaiserschmarrn', 'obazda', 'gemuesepflanzerl', 'helles'] as const

interface Page {
  key: string
  type: SiteInput['type']
  de: { path: string; name: string; description: string; content: BlockInput[] }
  en: { path: string; name: string; description: string; content: BlockInput[] }
}

const pages = (productId: ProductId): readonly Page[] => [
  {
    key: 'home',
    type: 'custom_home',
    de: {
      path: 'startseite',
      name: 'Startseite',
      description: 'Bayerische Küche in München: online bestellen, abholen, liefern lassen oder am Tisch.',
      content: homeDe(teaser.map(productId)),
    },
    en: {
      path: 'home',
      name: 'Home',
      description: 'Bavarian cooking in Munich: order online to collect, for delivery or at your table.',
      content: homeEn(teaser.map(productId)),
    },
  },
  {
    key: 'about',
    type: 'custom_site',
    de: {
      path: 'ueber-uns',
      name: 'Über uns',
      description: 'Seit 1911 in der Lindwurmstraße: wer bei uns kocht und was uns wichtig ist.',
      content: aboutDe,
    },
    en: {
      path: 'about',
      name: 'About us',
      description: 'In Lindwurmstraße since 1911: who cooks here and what matters to us.',
      content: aboutEn,
    },
  },
  {
    key: 'shuttle',
    type: 'custom_site',
    de: {
      path: 'gaesteshuttle',
      name: 'Gästeshuttle',
      description: 'Wir holen Sie ab und bringen Sie nach dem Essen heim. Den Preis sehen Sie vorher.',
      content: shuttleDe,
    },
    en: {
      path: 'guest-shuttle',
      name: 'Guest shuttle',
      description: 'We fetch you for dinner and take you home afterwards. You see the price beforehand.',
      content: shuttleEn,
    },
  },
]

export const lindwurmSites = (productId: ProductId): readonly SiteInput[] =>
  pages(productId).flatMap(({ key, type, de, en }) =>
    [['de', de] as const, ['en', en] as const].map(([locale, page]) => ({
      ...page,
      locale,
      type,
      title: page.name,
      translationKey: key,
      isPublic: true,
    })),
  )

const item = (type: NavigationItem['type'], label: string, target: string): NavigationItem => ({
  type,
  label,
  target,
  isEnabled: true,
  children: [],
})

/**
 * Header and footer. `siteId` returns the id of a page by its path. Links to anchors contain the path of the start page, so that they
 * work on every page.
 */
export const lindwurmNavigations = (siteId: (path: string) => string): readonly NavigationInput[] => [
  {
    identifier: 'header-navigation-de',
    isPublic: true,
    items: [
      item('link', 'Online Bestellen', '/de/startseite#standorte'),
      item('site', 'Gästeshuttle', siteId('gaesteshuttle')),
      item('site', 'Über uns', siteId('ueber-uns')),
      item('link', 'Kontakt', '/de/startseite#contact'),
    ],
  },
  {
    identifier: 'header-navigation-en',
    isPublic: true,
    items: [
      item('link', 'Order online', '/en/home#locations'),
      item('site', 'Guest shuttle', siteId('guest-shuttle')),
      item('site', 'About us', siteId('about')),
      item('link', 'Contact', '/en/home#contact'),
    ],
  },
  {
    identifier: 'footer-navigation-de',
    isPublic: true,
    items: [
      item('link', 'Online Bestellen', '/de/startseite#standorte'),
      item('branch', 'Café Wien', branchIds.cafe),
      item('site', 'Gästeshuttle', siteId('gaesteshuttle')),
      item('site', 'Über uns', siteId('ueber-uns')),
      item('link', 'Häufige Fragen', '/de/startseite#faq'),
      item('link', 'Kontakt', '/de/startseite#contact'),
    ],
  },
  {
    identifier: 'footer-navigation-en',
    isPublic: true,
    items: [
      item('link', 'Order online', '/en/home#locations'),
      item('branch', 'Café in Vienna', branchIds.cafe),
      item('site', 'Guest shuttle', siteId('guest-shuttle')),
      item('site', 'About us', siteId('about')),
      item('link', 'Questions', '/en/home#faq'),
      item('link', 'Contact', '/en/home#contact'),
    ],
  },
]
