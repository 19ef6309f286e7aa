import { port } from '#platform/ports.ts'
import type { PictureName, ThemeView } from './contract.ts'
import type { BrandColours } from './rules/contrast.ts'

/** Tokens of a theme: as CSS for a page that is not part of the build, and the values of the light scheme for mails. */
interface ThemeTokens {
  css: string
  light: Readonly<Record<string, string>>
}

/** The values of a theme that pages need. In all these ports, an unknown theme name stands for the neutral theme. */
export const themeViewPort = port<(name: string) => Promise<ThemeView>>('themes.view')

export const themeTokensPort = port<(name: string) => Promise<ThemeTokens>>('themes.tokens')

/** Colours of the light scheme. The brand's own colours are checked against them. */
export const themeColoursPort = port<(name: string) => Promise<BrandColours>>('themes.colours')

/** A picture of the brand's own theme. `read` resolves to undefined if its file is missing. */
interface ThemePicture {
  /** Content type: 'image/png'. */
  type: string
  read(): Promise<Uint8Array | undefined>
}

/** Undefined if the theme does not have the picture. The picture of the neutral theme is never used instead. */
export const themePicturePort =
  port<(theme: string, picture: PictureName) => Promise<ThemePicture | undefined>>('themes.picture')
