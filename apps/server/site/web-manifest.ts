import type { Init } from '#contract/init.ts'
import { nightOf } from '#ui/site/theme-night.ts'

/** Themes with icons of their own, in apps/site/public/app-icons (scripts/app-icons.ts draws them). */
const drawn: ReadonlySet<string> = new Set(['donau', 'lindwurm'])

const iconTheme = (theme: string): string => (drawn.has(theme) ? theme : 'donau')

/** What browsers ask for that look at no page: feed readers, bookmarks. */
export const faviconPath = ({ config }: Pick<Init, 'config'>): string => `/app-icons/${iconTheme(config.theme)}.ico`

/** The brand as an app of the home screen (specification §1, §4 PWA). */
export function webManifest({ config }: Pick<Init, 'config'>, locale: 'de' | 'en'): string {
  const theme = iconTheme(config.theme)
  const { light } = nightOf(theme)
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/app-icons/${theme}-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
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
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  })
}
