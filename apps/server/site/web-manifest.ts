import type { Init } from '#contract/init.ts'

/** Path of the favicon, for clients that do not read a page: feed readers, bookmarks. Undefined if the theme has none. */
export const faviconPath = ({ theme }: Pick<Init, 'theme'>): string | undefined => theme.pictures.favicon

/** The web manifest, which describes the brand as an installed app (specification §1, §4 PWA). */
export function webManifest({ config, theme }: Pick<Init, 'config' | 'theme'>, locale: 'de' | 'en'): string {
  const { icon192, icon512, iconMaskable } = theme.pictures
  const { light } = theme.night
  const icon = (src: string | undefined, size: number, purpose: 'any' | 'maskable') =>
    src ? [{ src, sizes: `${size}x${size}`, type: 'image/png', purpose }] : []
  return JSON.stringify({
    id: '/',
    name: config.shopName,
    short_name: config.shopName,
    description: config.seoDescription[locale] || config.seoDescription.de,
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: light,
    theme_color: light,
    icons: [...icon(icon192, 192, 'any'), ...icon(icon512, 512, 'any'), ...icon(iconMaskable, 512, 'maskable')],
  })
}
