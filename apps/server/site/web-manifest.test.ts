import { expect, test } from 'vitest'
import { donauTheme } from '#demo/donau/theme/theme.ts'
import { lindwurmTheme } from '#demo/lindwurm/theme/theme.ts'
import type { Init } from '#contract/init.ts'
import { Theme, type ThemeInput } from '#modules/themes/contract.ts'
import { neutralTheme } from '#modules/themes/rules/neutral-theme.ts'
import { themeView } from '#modules/themes/rules/theme-view.ts'
import { faviconPath, webManifest } from './web-manifest.ts'

const config = { shopName: 'Gasthaus Lindwurm', seoDescription: { de: 'Aus München', en: '' } } as Init['config']
const viewOf = (name: string, theme: ThemeInput) =>
  themeView({ name, version: 'v1', theme: Theme.parse(theme) }, neutralTheme)
const neutral = `/theme/neutral/${neutralTheme.version}`

test.each([
  ['lindwurm', viewOf('lindwurm', lindwurmTheme.theme), '/theme/lindwurm/v1', '#2a1512'],
  ['donau', viewOf('donau', donauTheme.theme), '/theme/donau/v1', '#07110d'],
  ['one without icons of its own', viewOf('plain', { ...donauTheme.theme, pictures: {} }), neutral, '#07110d'],
])('the brand as an app of the home screen (specification §1, §4 PWA): %s', (_name, theme, folder, colour) => {
  const manifest = JSON.parse(webManifest({ config, theme }, 'en')) as Record<string, unknown>
  expect(manifest).toMatchObject({
    name: 'Gasthaus Lindwurm',
    description: 'Aus München',
    display: 'standalone',
    start_url: '/',
    theme_color: colour,
  })
  expect(manifest['icons']).toEqual(
    expect.arrayContaining([
      { src: `${folder}/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
      expect.objectContaining({ purpose: 'maskable' }),
    ]),
  )
  expect(faviconPath({ theme })).toBe(`${folder}/favicon.ico`)
})
