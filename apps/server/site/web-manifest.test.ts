import { expect, test } from 'vitest'
import type { Init } from '#contract/init.ts'
import { webManifest } from './web-manifest.ts'

const config = (theme: string) =>
  ({ shopName: 'Gasthaus Lindwurm', theme, seoDescription: { de: 'Aus München', en: '' } }) as Init['config']

test.each([
  ['lindwurm', '/app-icons/lindwurm-192.png', '#2a1512'],
  ['donau', '/app-icons/donau-192.png', '#07110d'],
  ['one without icons of its own', '/app-icons/donau-192.png', '#07110d'],
])('the brand as an app of the home screen (specification §1, §4 PWA): %s', (theme, icon, colour) => {
  const manifest = JSON.parse(webManifest({ config: config(theme) }, 'en')) as Record<string, unknown>
  expect(manifest).toMatchObject({
    name: 'Gasthaus Lindwurm',
    description: 'Aus München',
    display: 'standalone',
    start_url: '/',
    theme_color: colour,
  })
  expect(manifest['icons']).toEqual(
    expect.arrayContaining([
      { src: icon, sizes: '192x192', type: 'image/png', purpose: 'any' },
      expect.objectContaining({ purpose: 'maskable' }),
    ]),
  )
})
