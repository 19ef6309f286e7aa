import type { BrandLook } from '../contract.ts'
import type { SignagePorts } from './needs.ts'

/**
 * Reads the parts of the brand's look that scenes use, on screens and in previews: colours, fonts, the picture of the logo ('mark') and
 * greetings.
 */
export async function brandLook(ports: SignagePorts): Promise<BrandLook> {
  const config = await ports.config()
  const [view, tokens] = await Promise.all([ports.themeView(config.theme), ports.themeTokens(config.theme)])
  return {
    name: config.shopName,
    tokens: { ...tokens.light, ...config.themeTokens },
    fontCss: (view.css.match(/@font-face\s*\{[^}]*\}/g) ?? []).join(''),
    mark: view.pictures.mark ?? '',
    greeting: view.greeting?.de ?? '',
    greetingEn: view.greeting?.en ?? '',
  }
}
