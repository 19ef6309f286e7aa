import { port } from '#platform/ports.ts'
import type { PictureName, ThemeView } from './contract.ts'
import type { BrandColours } from './rules/contrast.ts'

/** Tokens of a theme: as CSS for a page without a build, and those of the light scheme for mails. */
interface ThemeTokens {
  css: string
  light: Readonly<Record<string, string>>
}

/** What pages need of a theme. A name that no theme of the brand has stands for the neutral one; so it does in the ports below. */
export const themeViewPort = port<(name: string) => Promise<ThemeView>>('themes.view')

export const themeTokensPort = port<(name: string) => Promise<ThemeTokens>>('themes.tokens')

/** Colours of the light scheme that a brand's own colours are checked against. */
export const themeColoursPort = port<(name: string) => Promise<BrandColours>>('themes.colours')

/** A picture that the brand's own theme brings. `read` is undefined when its file is missing. */
interface ThemePicture {
  /** 'image/png'. */
  type: string
  read(): Promise<Uint8Array | undefined>
}

/** Undefined where the theme does not have the picture; that of the neutral theme never stands in for it. */
export const themePicturePort =
  port<(theme: string, picture: PictureName) => Promise<ThemePicture | undefined>>('themes.picture')
