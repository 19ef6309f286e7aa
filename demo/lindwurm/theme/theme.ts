import type { BroughtTheme } from '#apps/server/compose/demo-brand.ts'
import { firstRange } from '#ui/site/fonts/first-characters.ts'
import { dishNames, vehicleNames } from '../../drawings/names.ts'
import { latin, latinExtended } from '../../font-ranges.ts'
import { readThemeFile } from '../../theme-files.ts'
import { tokens } from './tokens.ts'

const [upright, gothic] = ['Grenze', 'Grenze Gotisch Variable']
const local = ['Times New Roman Bold', 'Liberation Serif Bold']

/** The look of Gasthaus Lindwurm: a coiled worm, and dishes drawn like woodcuts. */
export const lindwurmTheme: BroughtTheme = {
  name: 'lindwurm',
  theme: {
    label: { de: 'Lindwurm (rot, kräftig)', en: 'Lindwurm (red, bold)' },
    tokens,
    fonts: [
      { family: upright, file: 'grenze-latin-600-normal.woff2', weight: '600', unicodeRange: latin },
      { family: upright, file: 'grenze-latin-ext-600-normal.woff2', weight: '600', unicodeRange: latinExtended },
      { family: upright, file: 'grenze-first.woff2', weight: '600', unicodeRange: firstRange, preload: true },
      { family: gothic, file: 'grenze-gotisch-latin-wght-normal.woff2', weight: '100 900', unicodeRange: latin },
      {
        family: gothic,
        file: 'grenze-gotisch-latin-ext-wght-normal.woff2',
        weight: '100 900',
        unicodeRange: latinExtended,
      },
      { family: gothic, file: 'grenze-gotisch-first.woff2', weight: '100 900', unicodeRange: firstRange },
    ],
    standIns: [
      { family: 'Grenze Fallback', local, weight: '100 900', size: 85.8, ascent: 128.3, descent: 44.3 },
      { family: 'Grenze Gotisch Fallback', local, weight: '100 900', size: 83.8, ascent: 131.2, descent: 45.3 },
    ],
    pictures: {
      icon: 'mark.svg',
      favicon: 'favicon.ico',
      touchIcon: 'touch-180.png',
      icon192: 'icon-192.png',
      icon512: 'icon-512.png',
      iconMaskable: 'icon-maskable-512.png',
      share: 'share.png',
      wordmark: 'wordmark.svg#wordmark',
      mark: 'mark.svg#mark',
      lost: 'lost.svg',
      orderInKitchen: 'scene-kitchen.svg',
      orderReady: 'scene-ready.svg',
      orderOnTheWay: 'scene-on-the-way.svg',
    },
    shopName: 'Gasthaus Lindwurm',
    wordmarkBox: '0 0 223 56',
    orderGrounds: { orderInKitchen: '#b4c094', orderReady: '#e2ab98', orderOnTheWay: '#8fb3ab' },
    greeting: { de: 'Servus beinand!', en: 'Servus beinand!' },
    atRest: { de: 'An Guadn!', en: 'An Guadn!' },
    drawings: { ...vehicleNames, ...dishNames },
    favourites: ['dish-schnitzel', 'dish-weisswurst', 'dish-helles', 'dish-kaiserschmarrn'],
  },
  read: readThemeFile(new URL('./', import.meta.url)),
}
