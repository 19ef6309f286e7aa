import type { BroughtTheme } from '#apps/server/compose/demo-brand.ts'
import { firstRange } from '#ui/site/fonts/first-characters.ts'
import { vehicleNames } from '../../drawings/names.ts'
import { latin, latinExtended } from '../../font-ranges.ts'
import { readThemeFile } from '../../theme-files.ts'
import { tokens } from './tokens.ts'

const family = 'Wittgenstein Variable'

/** Vienna by night, drawn for Donau Chauffeur. */
export const donauTheme: BroughtTheme = {
  name: 'donau',
  theme: {
    label: { de: 'Donau (grün, ruhig)', en: 'Donau (green, calm)' },
    tokens,
    fonts: [
      { family, file: 'wittgenstein-latin-wght-normal.woff2', weight: '400 900', unicodeRange: latin },
      { family, file: 'wittgenstein-latin-ext-wght-normal.woff2', weight: '400 900', unicodeRange: latinExtended },
      { family, file: 'wittgenstein-first.woff2', weight: '400 900', unicodeRange: firstRange, preload: true },
    ],
    standIns: [
      {
        family: 'Wittgenstein Fallback',
        local: ['Times New Roman', 'Liberation Serif'],
        size: 111.2,
        ascent: 96.2,
        descent: 39.6,
      },
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
      hero: 'scene-vienna-empty-road.svg',
      heroNarrow: 'scene-vienna-empty-road.svg#no-moon',
      heroArriving: 'arriving-car.svg',
      sceneNight: 'scene-vienna.svg',
      sceneDay: 'scene-vienna.svg#day',
    },
    shopName: 'Donau Chauffeur',
    wordmarkBox: '0 0 176 44',
    sceneText: {
      night: {
        de: 'Wien bei Nacht: Riesenrad, Stephansdom und Karlskirche, davor eine Limousine am Donaukanal',
        en: 'Vienna at night: giant wheel, St Stephen’s and the Karlskirche, in front of them a saloon by the Danube Canal',
      },
      day: {
        de: 'Wien am Morgen: Riesenrad, Stephansdom und Karlskirche, davor eine Limousine am Donaukanal',
        en: 'Vienna in the morning: giant wheel, St Stephen’s and the Karlskirche, in front of them a saloon by the Danube Canal',
      },
    },
    drawings: { ...vehicleNames, 'scene-vienna': { de: 'Wien bei Nacht', en: 'Vienna at night' } },
  },
  read: readThemeFile(new URL('./', import.meta.url)),
}
