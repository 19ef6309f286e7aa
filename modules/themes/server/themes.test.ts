import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { contentEndpoints } from '#modules/content/contract.ts'
import { readInit } from '#contract/init.ts'
import { request, testBrand, type TestBrand } from '#testing/brand.ts'
import { admin } from '#testing/sessions.ts'
import { neutralName, Theme, themesEndpoints } from '../contract.ts'
import { neutralTheme } from '../rules/neutral-theme.ts'
import { filesOf } from '../rules/theme-files.ts'
import { type BroughtTheme, installTheme } from './install.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
const brought = (tint = '#123456', content = drawing): BroughtTheme => ({
  name: 'hafen',
  theme: {
    label: { de: 'Hafen', en: 'Harbour' },
    tokens: { light: { '--brand': tint, '--on-brand': '#fff', '--night': '#001' }, dark: { '--night': '#000' } },
    fonts: [{ family: 'Hafen', file: 'hafen.woff2', weight: '400', unicodeRange: 'U+0000-00FF', preload: true }],
    pictures: { hero: 'harbour.svg', orderReady: 'harbour.svg#night' },
    drawings: { 'dish-fish': { de: 'Fisch', en: 'Fish' } },
  },
  read: async (file) => new TextEncoder().encode(file.endsWith('.svg') ? content : `bytes of ${file}`),
})
const initOf = async (brand: TestBrand) => {
  const answer = await request(brand).call(contentEndpoints.init)
  if (!answer.ok) throw new Error('no initial load')
  return readInit(answer.value as { url: string; data: unknown }[])
}
const choose = async (brand: TestBrand, theme: string, more: object = {}) => {
  const { call } = request(brand)
  const now = await call(contentEndpoints.config.get, {}, { as: admin() })
  const version = now.ok ? now.value.version : 0
  return call(contentEndpoints.config.save, { body: { shopName: 'Hafen', theme, version, ...more } }, { as: admin() })
}

test('a brand without a theme of its own, or with an unknown one, gets the neutral theme', async () => {
  const brand = await testBrand()
  expect((await initOf(brand)).theme.name).toBe(neutralName)
  await choose(brand, 'donau')
  const { theme } = await initOf(brand)
  expect(theme.name).toBe(neutralName)
  expect(theme.css).toContain('--brand:#234a78')
  for (const url of Object.values(theme.pictures)) expect((await brand.app.inject(url)).statusCode, url).toBe(200)
})

test('an installed theme is used as soon as it is stored; icons that it lacks are the neutral ones', async () => {
  const brand = await testBrand()
  await choose(brand, 'hafen')
  expect(await installTheme(brand.core, brought())).toBe(true)
  await expect.poll(async () => (await initOf(brand)).theme.name).toBe('hafen')
  const { theme } = await initOf(brand)
  expect(theme.css).toContain('--brand:#123456')
  expect(theme.css).toContain('--scene-ready:transparent url("/theme/hafen/')
  expect(theme.night).toEqual({ light: '#001', dark: '#000' })
  expect(theme.pictures.icon).toContain('/theme/neutral/')
  expect(await installTheme(brand.core, brought())).toBe(false)
})

test('the files of a theme are cached for ever, are sent compressed if the browser accepts it, and are harmless when opened directly', async () => {
  const brand = await testBrand()
  await choose(brand, 'hafen')
  await installTheme(brand.core, brought())
  await expect.poll(async () => (await initOf(brand)).theme.name).toBe('hafen')
  const { pictures, preload } = (await initOf(brand)).theme
  const plain = await brand.app.inject(pictures.hero ?? '')
  expect(plain.body).toBe(drawing)
  expect(plain.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  })
  expect(plain.headers['content-security-policy']).toContain('sandbox')
  const small = await brand.app.inject({ url: pictures.hero ?? '', headers: { 'accept-encoding': 'gzip, br' } })
  expect(small.headers['content-encoding']).toBe('br')
  expect((await brand.app.inject(preload[0] ?? '')).headers['content-type']).toBe('font/woff2')
  expect((await brand.app.inject('/image/small/dish-fish-1.svg')).body).toBe(drawing)
  for (const [path, status] of [
    ['/theme/hafen/0/harbour.svg', 404],
    // An address with '..' could leave the folder of the theme. It is refused before any file is read.
    ['/theme/neutral/1/..%2fcontract.ts', 400],
    ['/theme/hafen/1/x.exe', 404],
  ] as const)
    expect((await brand.app.inject(path)).statusCode, path).toBe(status)
})

test('a vehicle of which no theme has a drawing gets the drawing for business', async () => {
  const brand = await testBrand()
  const business = await brand.app.inject('/image/vehicle-business-1.svg')
  const minibus = await brand.app.inject('/image/small/vehicle-minibus-1.svg')
  expect([business.statusCode, minibus.statusCode, minibus.body]).toEqual([200, 200, business.body])
  expect((await brand.app.inject('/image/small/dish-minibus-1.svg')).statusCode).toBe(404)
})

test('a changed theme has new addresses, and open pages can still load the old files', async () => {
  const brand = await testBrand()
  await choose(brand, 'hafen')
  await installTheme(brand.core, brought())
  await expect.poll(async () => (await initOf(brand)).theme.name).toBe('hafen')
  const before = (await initOf(brand)).theme.pictures.hero ?? ''
  expect(await installTheme(brand.core, brought('#123456', drawing.replace('9z', '8z')))).toBe(true)
  await expect.poll(async () => (await initOf(brand)).theme.pictures.hero).not.toBe(before)
  expect((await brand.app.inject(before)).body).toBe(drawing)
})

test('colours with too little contrast on the theme are not saved', async () => {
  const brand = await testBrand()
  const refused = await choose(brand, neutralName, { themeTokens: { '--brand': '#ffd400' } })
  expect(refused).toMatchObject({ ok: false, status: 422, errors: [{ code: 'theme.contrast', field: 'themeTokens' }] })
  expect((await choose(brand, neutralName, { themeTokens: { '--brand': '#123456' } })).ok).toBe(true)
})

test('staff can choose the neutral theme and those of the brand', async () => {
  const brand = await testBrand()
  await installTheme(brand.core, brought())
  const { call } = request(brand)
  await expect
    .poll(async () => {
      const offered = await call(themesEndpoints.list, {}, { as: admin() })
      return offered.ok && offered.value.map(({ name }) => name)
    })
    .toEqual([neutralName, 'hafen'])
})

test.each([
  { '--x': 'red;}body{display:none' },
  { '--x': 'url(https://elsewhere.example/a.png)' },
  { '--x': '</style>' },
  { x: 'red' },
])('a token cannot leave its rule or load anything: %o', (light) => {
  expect(Theme.safeParse({ ...brought().theme, tokens: { light, dark: {} } }).success).toBe(false)
})

test('the neutral theme is valid, and its version is the hash of its files', async () => {
  expect(Theme.parse(neutralTheme.theme)).toEqual(neutralTheme.theme)
  const hash = createHash('sha256')
  for (const file of filesOf(neutralTheme.theme).toSorted())
    hash.update(file).update(await readFile(new URL(`../neutral/${file}`, import.meta.url)))
  expect(neutralTheme.version).toBe(hash.digest('hex').slice(0, 12))
})
