import type { Block } from '#modules/content/contract.ts'
import type { NavigationInput, SiteInput } from '../fill-pages.ts'

const homeDe: Block[] = [
  {
    type: 'hero',
    title: 'Servus beinand!',
    lead: 'Bayerische Küche aus der Lindwurmstraße. Zum Abholen, zum Liefern oder gleich an Ihren Tisch.',
  },
  { type: 'contact', title: 'Kontakt' },
]
const homeEn: Block[] = [
  {
    type: 'hero',
    title: 'Servus beinand!',
    lead: 'A warm welcome to you all. Bavarian cooking from Lindwurmstraße: to collect, delivered, or straight to your table.',
  },
  { type: 'contact', title: 'Contact' },
]

export const lindwurmSites: readonly SiteInput[] = [
  {
    path: 'startseite',
    locale: 'de',
    type: 'custom_home',
    name: 'Startseite',
    title: 'Startseite',
    translationKey: 'home',
    isPublic: true,
    content: homeDe,
    description: 'Bayerische Küche in München: online bestellen, abholen, liefern lassen oder am Tisch.',
  },
  {
    path: 'home',
    locale: 'en',
    type: 'custom_home',
    name: 'Home',
    title: 'Home',
    translationKey: 'home',
    isPublic: true,
    content: homeEn,
    description: 'Bavarian cooking in Munich: order online to collect, for delivery or at your table.',
  },
]

export const lindwurmNavigations = (): readonly NavigationInput[] => []
