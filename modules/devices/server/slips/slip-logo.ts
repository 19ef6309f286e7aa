import type { Config } from '#modules/content/contract.ts'
import type { PictureName } from '#modules/themes/contract.ts'
import type { BrandCore } from '#platform/module.ts'
import type { SlipTemplate } from '../../rules/slip-template.ts'
import type { SlipPictures } from './slip-pictures.ts'

interface LogoPorts {
  config(): Promise<Pick<Config, 'theme'>>
  themePicture(
    theme: string,
    name: PictureName,
  ): Promise<{ type: string; read(): Promise<Uint8Array | undefined> } | undefined>
  picture(file: string): Promise<{ bytes: Uint8Array } | undefined>
}

/** The pictures of a theme that can serve as the logo on slips. The first one that the theme contains is used. */
const themeLogos: readonly PictureName[] = ['wordmark', 'mark', 'touchIcon']

/**
 * Turns an SVG of a theme into a complete drawing. The file may contain only a `<symbol>`, which is invisible unless a page uses it.
 * Colours that are CSS variables are replaced by the default in their `var()`, or by black.
 */
function standalone(bytes: Uint8Array): Uint8Array {
  const drawing = Buffer.from(bytes).toString('utf8')
  const [, symbol, viewBox, inside] = /<symbol\b([^>]*\bviewBox="([^"]+)"[^>]*)>([\s\S]*)<\/symbol>/.exec(drawing) ?? []
  const whole =
    symbol === undefined ? drawing : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`
  return Buffer.from(
    whole.replaceAll(/var\(\s*--[\w-]+\s*,\s*([^)]+)\)/g, '$1').replaceAll(/var\(\s*--[\w-]+\s*\)/g, '#000'),
  )
}

export type LogoOf = (template: Pick<SlipTemplate, 'parts' | 'logo'>) => Promise<string | undefined>

/**
 * Stores the picture that the part 'logo' of a template shows, and returns its hash. Undefined: the part is switched off, or the picture is
 * missing; the slip is then printed without a logo.
 */
export function slipLogo(core: Pick<BrandCore, 'log'>, ports: LogoPorts, pictures: SlipPictures): LogoOf {
  const keep = async (logo: SlipTemplate['logo']): Promise<string | undefined> => {
    if (logo) {
      const found = await ports.picture(`${logo.id}-${logo.version}.${logo.extension}`)
      return found && (await pictures.keep(found.bytes))
    }
    const { theme } = await ports.config()
    for (const name of themeLogos) {
      const found = await ports.themePicture(theme, name)
      const bytes = await found?.read()
      if (!bytes) continue
      const hash = await pictures.keep(found?.type === 'image/svg+xml' ? standalone(bytes) : bytes)
      if (hash !== undefined) return hash
    }
    return undefined
  }
  return async ({ parts, logo }) => {
    if (!parts.some(({ part, isOn }) => part === 'logo' && isOn)) return undefined
    try {
      return await keep(logo)
    } catch (error) {
      core.log.warn({ err: error }, 'The logo of a slip could not be read')
      return undefined
    }
  }
}
