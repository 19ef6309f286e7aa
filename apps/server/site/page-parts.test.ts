import { describe, expect, test } from 'vitest'
import type { Init } from '#contract/init.ts'
import { Config } from '#modules/content/contract.ts'
import { robotsText, sitemapXml } from './addresses.ts'
import { encodingFor, pageBytes } from './page-bytes.ts'
import { createPageCache } from './page-cache.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['br;q=0.5', 'br'],
  ['deflate', 'identity'],
])('chooses the encoding for %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

describe('page cache', () => {
  const page = (text: string, status = 200) => pageBytes(status, {}, Buffer.from(text), { isShared: true })

  test('two simultaneous requests wait for one rendering', async () => {
    const cache = createPageCache(1_000_000)
    let renders = 0
    const rendered = Promise.withResolvers<void>()
    const render = async () => {
      renders += 1
      await rendered.promise
      return page('x')
    }
    const both = Promise.all([cache.obtain('a', '1', render), cache.obtain('a', '1', render)])
    rendered.resolve()
    await both
    expect(renders).toBe(1)
  })

  test('a failed rendering is tried again', async () => {
    const cache = createPageCache(1_000_000)
    await expect(cache.obtain('a', '1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect((await cache.obtain('a', '1', () => page('x'))).status).toBe(200)
  })

  test('the least recently used pages are evicted first', async () => {
    const text = 'y'.repeat(300)
    const size = Object.values((await page(text)).bodies).reduce((sum, body) => sum + body.length, 0)
    // Space for two pages and some reserve. Each page needs 4,096 bytes in addition to its bodies.
    const cache = createPageCache(2.4 * (size + 4096))
    let renders = 0
    const render = () => {
      renders += 1
      return page(text)
    }
    for (const key of ['a', 'b', 'a', 'c', 'a', 'd', 'a']) await cache.obtain(key, '1', render)
    expect(renders).toBe(4)
    await cache.obtain('b', '1', render)
    expect(renders).toBe(5)
  })

  test.each([
    [404, 1],
    [500, 2],
  ])('a page requested twice with status %i is rendered %i times', async (status, times) => {
    const cache = createPageCache(1_000_000)
    let renders = 0
    const render = () => {
      renders += 1
      return page('x', status)
    }
    await cache.obtain('a', '1', render)
    await cache.obtain('a', '1', render)
    expect(renders).toBe(times)
  })
})

describe('addresses for search engines', () => {
  const config = Config.parse({
    shopName: 'x',
    title: undefined,
    seoTitle: undefined,
    imprintText: { de: '<p>Impressum</p>', en: '' },
  })
  const init = {
    config,
    sites: [
      { id: '1', path: 'startseite', locale: 'de', type: 'custom_home', translationKey: 'home' },
      { id: '2', path: 'ueber-uns', locale: 'de', type: 'custom_site', translationKey: 'about' },
      { id: '3', path: 'about', locale: 'en', type: 'custom_site', translationKey: 'about' },
      { id: '4', path: 'a&b', locale: 'de', type: 'default', translationKey: '', changedOn: '2026-11-23' },
    ],
  } as unknown as Init

  test('the sitemap lists public pages and existing legal texts, with their other language', () => {
    const xml = sitemapXml(init, 'https://donau.example')
    const locations = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
    expect(locations).toEqual([
      'https://donau.example/de/startseite',
      'https://donau.example/en/home',
      'https://donau.example/de/ueber-uns',
      'https://donau.example/en/about',
      'https://donau.example/de/a&amp;b',
      'https://donau.example/de/site/imprint',
      'https://donau.example/en/site/imprint',
    ])
    expect(xml).toContain('<loc>https://donau.example/de/a&amp;b</loc><lastmod>2026-11-23</lastmod>')
    expect(xml).toContain('hreflang="en" href="https://donau.example/en/about"')
  })

  test('robots.txt excludes calls, staff pages and personal pages', () => {
    expect(robotsText('https://donau.example').split('\n')).toEqual(
      expect.arrayContaining([
        'Disallow: /api/',
        'Disallow: /backend',
        'Disallow: /en/status/',
        'Disallow: /de/store/*/checkout',
      ]),
    )
  })
})
