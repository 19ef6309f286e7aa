import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { neutralTheme } from '#modules/themes/rules/neutral-theme.ts'
import { themeView } from '#modules/themes/rules/theme-view.ts'
import { Footer } from './footer.tsx'
import type { ShellData } from './shell-types.ts'

const shell: ShellData = {
  locale: 'de',
  theme: themeView(neutralTheme, neutralTheme),
  isInstallable: true,
  themeTokens: {},
  shopName: 'Gasthaus Lindwurm',
  businessName: 'Gasthaus Lindwurm GmbH',
  title: 'Gasthaus Lindwurm',
  website: '',
  social: [],
  origin: 'http://lindwurm.localhost',
  path: '/de/startseite',
  homeHref: '/de/startseite',
  translations: { de: '/de/startseite', en: '/en/home' },
  branch: undefined,
  opening: undefined,
  header: [],
  footer: [],
  legal: [],
  year: 2026,
}
const footer = (part: Partial<ShellData>) => renderToStaticMarkup(<Footer shell={{ ...shell, ...part }} />)

test("'App installieren' exists only with the plugin, hidden until the browser can install (specification §2, Footer)", () => {
  expect(footer({})).toMatch(/<button[^>]* hidden="" data-install="true"[^>]*>.*App installieren<\/button>/)
  expect(footer({ isInstallable: false })).not.toContain('data-install')
})

test('the element for the map with tiles exists only with plugin and provider, and is hidden at first (specification §2, Footer)', () => {
  const branch = { id: '1', name: 'Lindwurm', street: 'Tal 1', zipCode: '80331', city: 'München', shownCity: 'München' }
  const shown = { ...branch, country: 'DE', phone: '', email: '', alwaysOpen: false }
  const map = {
    name: 'footer-map',
    label: 'Karte mit dem Standort Lindwurm',
    data: { view: { styleUrl: 'https://tiles.example/style.json' } },
  }
  expect(footer({ branch: shown })).not.toContain('data-late')
  expect(footer({ branch: shown, map })).toMatch(
    /<section[^>]* data-late="footer-map" data-props="[^"]*tiles.example[^"]*" data-waiting="">/,
  )
})
