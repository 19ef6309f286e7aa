import type { PictureName, Theme, ThemeChoice, ThemeView } from '../contract.ts'
import { fontsCss, orderPicturesCss, tokensCss } from './theme-css.ts'

/** A theme with its name and the version of its files. The version is part of the files' addresses. */
export interface NamedTheme {
  name: string
  version: string
  theme: Theme
}

/** The pictures that every page needs. If a theme does not have one of them, the picture of the neutral theme is used. */
const needed: readonly PictureName[] = ['icon', 'favicon', 'touchIcon', 'icon192', 'icon512', 'iconMaskable']

const urlIn =
  ({ name, version }: NamedTheme) =>
  (file: string): string =>
    `/theme/${name}/${version}/${file}`

export function themeView(own: NamedTheme, neutral: NamedTheme): ThemeView {
  const { name, theme } = own
  const urlOf = urlIn(own)
  const pictures: ThemeView['pictures'] = {}
  for (const one of needed) {
    const file = neutral.theme.pictures[one]
    if (file) pictures[one] = urlIn(neutral)(file)
  }
  for (const [one, file] of Object.entries(theme.pictures)) if (file) pictures[one as PictureName] = urlOf(file)
  return {
    name,
    css: fontsCss(theme, urlOf) + tokensCss(theme) + orderPicturesCss(theme, urlOf),
    night: nightOf(theme),
    preload: theme.fonts.filter(({ preload }) => preload).map(({ file }) => urlOf(file)),
    pictures,
    shopName: theme.shopName,
    wordmarkBox: theme.wordmarkBox,
    ...(theme.sceneText ? { sceneText: theme.sceneText } : {}),
    ...(theme.greeting ? { greeting: theme.greeting } : {}),
    ...(theme.atRest ? { atRest: theme.atRest } : {}),
    favourites: theme.favourites,
  }
}

function nightOf({ tokens }: Theme): ThemeView['night'] {
  const light = tokens.light['--night'] ?? '#000000'
  return { light, dark: tokens.dark['--night'] ?? light }
}

/** Converts '#rgb' to '#rrggbb', which colour fields need. Any other value is returned unchanged. */
const long = (colour: string): string =>
  /^#[0-9a-f]{3}$/i.test(colour) ? `#${Array.from(colour.slice(1), (digit) => digit + digit).join('')}` : colour

export function themeChoice({ name, theme }: NamedTheme): ThemeChoice {
  const { light } = theme.tokens
  return {
    name,
    label: theme.label,
    colours: {
      brand: long(light['--brand'] ?? '#000000'),
      onBrand: long(light['--on-brand'] ?? '#ffffff'),
      paper: long(light['--paper'] ?? '#ffffff'),
    },
    drawings: theme.drawings,
  }
}

/** Whether pictures that contain the name of a business may be shown: only if the brand has exactly this name. */
export const isNamedInPictures = ({ shopName }: Pick<ThemeView, 'shopName'>, own: string): boolean =>
  shopName !== '' && shopName === own
