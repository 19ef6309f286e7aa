import { port } from '#platform/ports.ts'
import type { PictureName, ThemeView } from './contract.ts'
import type { BrandColours } from './rules/contrast.ts'

/**
 * The CSS custom properties of a theme; if no theme has the requested name, the properties of the neutral theme. `css`: CSS rules for a page
 * without the stylesheets of the website (the test payment page). `light`: the values of the light scheme, for mails.
 */
interface ThemeTokens {
  css: string
  light: Readonly<Record<string, string>>
}

/** Returns the parts of a theme that pages need. If no theme has this name, it returns those of the neutral theme. */
export const themeViewPort = port<(name: string) => Promise<ThemeView>>('themes.view')

export const themeTokensPort = port<(name: string) => Promise<ThemeTokens>>('themes.tokens')

/**
 * Returns the colours of a theme's light scheme. If no theme has this name, it returns those of the neutral theme. The contrast of the
 * brand's own colours is checked with these colours.
 */
export const themeColoursPort = port<(name: string) => Promise<BrandColours>>('themes.colours')

/** A picture of a theme. `read` returns undefined if the file is missing. */
interface ThemePicture {
  /** The content type, for example 'image/png'. */
  type: string
  read(): Promise<Uint8Array | undefined>
}

/**
 * Returns a picture of an installed theme. Undefined if there is no such theme, or if it does not have this picture; pictures of the neutral theme
 * are never returned.
 */
export const themePicturePort =
  port<(theme: string, picture: PictureName) => Promise<ThemePicture | undefined>>('themes.picture')
