import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { contentEndpoints } from '#modules/content/contract.ts'
import { cookieOf } from '#testing/brand.ts'
import { type FoodBrand, foodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { employee, sessionOf } from '#testing/sessions.ts'
import { fontEndpoints, imageTemplateEndpoints, type ImageTemplateInput, type Layer } from '../contract.ts'
import { MOST_CODES } from '../rules/draw-code.ts'

const as = { as: chief }
const grenze = createRequire(import.meta.url).resolve('@fontsource/grenze/files/grenze-latin-600-normal.woff2')
const dataUrl = (bytes: Uint8Array) => `data:font/woff2;base64,${Buffer.from(bytes).toString('base64')}`

const place = { x: 40, y: 40, w: 500, h: 200, rotation: 0, opacity: 100, isVisible: true, isLocked: false }
const title: Layer = {
  ...place,
  id: 'title',
  type: 'text',
  name: 'Gericht',
  binding: 'product.name',
  fallback: 'Tagesgericht',
  family: 'Hanken Grotesk',
  variant: '700',
  size: 70,
  minSize: 30,
  maxLines: 2,
  lineHeight: 1.1,
  align: 'left',
  color: '#000000',
}

let house: FoodBrand
beforeAll(async () => {
  house = await foodBrand()
})
afterAll(() => house.close())

const make = (more: Partial<ImageTemplateInput> & { identifier: string }) =>
  must(house.call(imageTemplateEndpoints.create, { body: { name: 'Tagesgericht', layers: [title], ...more } }, as))
const upload = (filename: string, bytes: Uint8Array) =>
  house.call(fontEndpoints.create, { body: { filename, dataUrl: dataUrl(bytes), licence: 'SIL OFL 1.1' } }, as)
const picture = async (id: string, sample?: string) =>
  house.app.inject({
    url: `/api/image-templates/${id}/picture${sample === undefined ? '' : `?sample=${sample}`}`,
    headers: { cookie: cookieOf(chief) },
  })

describe('image templates', () => {
  test('GET layers returns canvas and layers in their order', async () => {
    const { id } = await make({ identifier: 'ebenen' })
    const found = await must(house.call(imageTemplateEndpoints.layers, { params: { id } }, as))
    expect(found).toEqual({ canvas: { w: 1200, h: 630, background: '#ffffff' }, layers: [title] })
  })

  test('two layers with one id, an unknown font, a tiny code and a use that another template has are refused with the field', async () => {
    const refused = async (body: Partial<ImageTemplateInput>) => {
      const answer = await house.call(
        imageTemplateEndpoints.create,
        { body: { identifier: 'falsch', name: 'Falsch', ...body } },
        as,
      )
      return 'errors' in answer ? answer.errors.map(({ code, field }) => [code, field]) : answer
    }
    expect(await refused({ layers: [title, title] })).toEqual([['image_template.layers_twice', 'layers']])
    expect(await refused({ layers: [{ ...title, family: 'Comic' }] })).toEqual([['image_template.no_font', 'layers.0']])
    const code: Layer = {
      ...place,
      id: 'q',
      type: 'qr',
      name: 'Karte',
      w: 50,
      h: 50,
      binding: null,
      fallback: 'https://a.example',
      color: '#000000',
      background: '#ffffff',
    }
    expect(await refused({ layers: [code] })).toEqual([['image_template.code_small', 'layers.0']])
    const codes = Array.from({ length: MOST_CODES + 1 }, (_, at) => ({ ...code, id: `q${at}`, w: 400, h: 400 }))
    expect(await refused({ layers: codes })).toEqual([['image_template.codes_many', 'layers']])
    await make({ identifier: 'teilen', usedFor: 'pages' })
    expect(await refused({ usedFor: 'pages' })).toEqual([['image_template.use_taken', 'usedFor']])
    expect(await refused({ identifier: 'teilen' })).toEqual([['field.unique', 'identifier']])
  })

  test('the picture has the size of the canvas and shows the values of the product', async () => {
    const { id } = await make({ identifier: 'bild' })
    const [sample] = await must(house.call(imageTemplateEndpoints.samples, { params: { id } }, as))
    expect(sample?.values.texts['product.price']).toMatch(/€$/)
    const [plain, filled] = await Promise.all([picture(id), picture(id, sample?.id)])
    expect([plain.statusCode, filled.statusCode, filled.headers['content-type']]).toEqual([200, 200, 'image/png'])
    const { height, width } = await sharp(filled.rawPayload).metadata()
    expect([width, height]).toEqual([1200, 630])
    const { channels } = await sharp(filled.rawPayload).stats()
    expect(channels[0]?.min).toBe(0)
    expect(plain.rawPayload.equals(filled.rawPayload)).toBe(false)
  })

  test('staff of another branch and guests cannot read templates', async () => {
    const { id } = await make({ identifier: 'fremd', branches: [house.house] })
    expect(await house.call(imageTemplateEndpoints.layers, { params: { id } }, { as: employee([]) })).toMatchObject({
      status: 403,
    })
    const other = sessionOf(['ROLE_BACKOFFICE'])
    expect(
      await house.call(
        imageTemplateEndpoints.update,
        { params: { id }, body: { version: 1, name: 'x' } },
        { as: other },
      ),
    ).toMatchObject({ ok: false })
  })
})

test('a page without its own picture is shared with the template that is used for pages', async () => {
  const body = { path: 'feiern', name: 'Feiern', title: 'Feiern im Gasthaus', locale: 'de' as const, isPublic: true }
  const site = await must(house.call(contentEndpoints.sites.create, { body }, as))
  const html = (await house.app.inject({ url: '/api/init' })).body
  const start = /"pagePictures":"([^"]+)"/.exec(html)?.[1]
  expect(start).toMatch(/^\/image\/page\/\d+$/)
  const answer = await house.app.inject({ url: `${start}/${site.id}-1.png` })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
  const product = house.products[Object.keys(house.products)[0] as keyof typeof house.products]
  expect((await house.app.inject({ url: `${start}/${product}-1.png` })).statusCode).toBe(404)
  expect((await house.app.inject({ url: `${start}/${house.house}-1.png` })).statusCode).toBe(404)
})

describe('fonts', () => {
  test('a font is stored with the properties from its file, can be drawn with, and is refused a second time', async () => {
    const bytes = await readFile(grenze)
    const made = await must(upload('Grenze.woff2', bytes))
    expect(made).toMatchObject({
      family: expect.stringContaining('Grenze') as string,
      variants: [{ weight: 600, isItalic: false }],
    })
    const variant = made.variants[0]?.variant ?? ''
    expect(await upload('Grenze.woff2', bytes)).toMatchObject({ status: 409, errors: [{ code: 'font.exists' }] })
    const found = await must(
      house.call(fontEndpoints.letters, { body: { family: made.family, variant, text: 'AVÄ' } }, as),
    )
    expect(Object.keys(found.glyphs)).toEqual(['A', 'V', 'Ä'])
    const template = await make({ identifier: 'grenze', layers: [{ ...title, family: made.family, variant }] })
    const remove = () => house.call(fontEndpoints.remove, { params: { id: made.variants[0]?.id ?? '' } }, as)
    expect(await remove()).toMatchObject({ errors: [{ message: expect.stringContaining('Tagesgericht') as string }] })
    await must(house.call(imageTemplateEndpoints.remove, { params: { id: template.id } }, as))
    await must(remove())
    expect(await must(house.call(fontEndpoints.list, {}, as))).toMatchObject([{ family: 'Hanken Grotesk' }])
  })

  test('a broken font is refused with a message, and nothing is stored', async () => {
    const bytes = await readFile(grenze)
    const half = bytes.subarray(0, 900)
    for (const [name, sent] of [
      ['halb.woff2', half],
      ['bild.ttf', Buffer.from('GIF89a')],
      ['leer.otf', Buffer.from('OTTO')],
    ] as const)
      expect(await upload(name, sent)).toMatchObject({
        status: 422,
        errors: [
          { field: 'dataUrl', message: expect.stringContaining(`„${name}“ kann nicht gelesen werden`) as string },
        ],
      })
    expect(await must(house.call(fontEndpoints.list, {}, as))).toHaveLength(1)
  })

  test('the style sheet of a family and variant links to a file that is cached permanently', async () => {
    const sheet = await house.app.inject({ url: '/api/fonts/Hanken%20Grotesk/700/stylesheet' })
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
    const again = await house.app.inject({
      url: '/api/fonts/Hanken%20Grotesk/700/stylesheet',
      headers: { 'if-none-match': String(sheet.headers['etag']) },
    })
    expect(again.statusCode).toBe(304)
    const file = await house.app.inject({ url: /url\((.+)\)/.exec(sheet.body)?.[1] ?? '' })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'font/woff2'])
    expect(file.headers['cache-control']).toContain('immutable')
    expect((await house.app.inject({ url: '/api/fonts/Nichts/400/stylesheet' })).statusCode).toBe(404)
  })

  test('kerning makes pairs narrower, and letters of neighbouring countries come from the second file', async () => {
    const found = await must(
      house.call(fontEndpoints.letters, { body: { family: 'Hanken Grotesk', variant: '700', text: 'AVŐ' } }, as),
    )
    expect(found.kerning['AV']).toBeLessThan(0)
    expect(found.glyphs['Ő']?.[1]).toMatch(/^M/)
  })

  test('letters of all scripts are drawn; characters that no font has are listed', async () => {
    const lettersOf = (text: string, variant = '700') =>
      must(house.call(fontEndpoints.letters, { body: { family: 'Hanken Grotesk', variant, text } }, as))
    const found = await lettersOf('Чай Τσάι 緑茶 お茶 차 თ')
    expect(found.lacking).toBe('')
    const box = (await lettersOf('\u{e000}')).glyphs['\u{e000}']
    for (const sign of 'ЧΤ緑お차თ')
      expect([sign, [box?.[1], undefined].includes(found.glyphs[sign]?.[1])]).toEqual([sign, false])
    // The brand's font does not have this letter. Another font is used, in the weight of the brand's font.
    expect((await lettersOf('茶', '400')).glyphs['茶']).not.toEqual(found.glyphs['茶'])
    const { lacking, words } = await lettersOf('Tee ชา شاي תה चाय \u{13000} \u{1e900}')
    expect([...lacking].toSorted()).toEqual(['\u{13000}', '\u{1e900}', '\u{e000}'])
    expect(Object.keys(words)).toEqual(['ชา', 'شاي', 'תה', 'चाय', '\u{13000}', '\u{1e900}'])
  })

  test('words of scripts whose letters join are requested as words, and the response contains only what was requested', async () => {
    const ask = (body: { text: string; words?: string[] }) =>
      house.call(fontEndpoints.letters, { body: { family: 'Hanken Grotesk', variant: '400', ...body } }, as)
    const found = await must(ask({ text: 'AV', words: ['قهوة', 'น้ำ'] }))
    expect(Object.keys(found.words)).toEqual(['قهوة', 'น้ำ'])
    for (const [width, path] of Object.values(found.words))
      expect([width > 300, /^M[-\d]/.test(path)]).toEqual([true, true])
    const more = await must(ask({ text: '(', words: ['قه'] }))
    expect([Object.keys(more.glyphs), Object.keys(more.words), more.kerning]).toEqual([['('], ['قه'], {}])
    // In right-to-left text a bracket is drawn as its mirrored form. So the outline of the opposite bracket is returned, too.
    expect(Object.keys((await must(ask({ text: '(תה' }))).glyphs).toSorted()).toEqual(['(', ')'])
    for (const [words, field] of [
      [['abc'], 'words.0'],
      [['شاي', 'ش'.repeat(200)], 'words.1'],
      [Array.from({ length: 301 }, () => 'شاي'), 'words'],
    ] as const)
      expect(await ask({ text: 'A', words: [...words] })).toMatchObject({ ok: false, errors: [{ field }] })
  })
})

describe('changes for the whole brand need rights for every branch', () => {
  beforeAll(async () => {
    const body = { identifier: 'zweites', name: 'Zweites Haus', kind: 'orders' as const }
    await must(house.call(branchesEndpoints.create, { body }, as))
  })
  const ofOne = () => ({ as: sessionOf(['ROLE_BACKOFFICE'], { branches: [house.house], name: 'Wanda' }) })
  const refused = { ok: false, status: 403, errors: [{ code: 'auth.not_your_branches' }] }

  test('staff of a single branch cannot store or delete a font', async () => {
    const body = { filename: 'g.woff2', dataUrl: dataUrl(await readFile(grenze)), licence: 'SIL OFL 1.1' }
    expect(await house.call(fontEndpoints.create, { body }, ofOne())).toMatchObject(refused)
    const families = await must(house.call(fontEndpoints.list, {}, as))
    const own = families.flatMap(({ variants }) => variants).find(({ id }) => id !== null)
    const params = { id: own?.id ?? (await must(house.call(fontEndpoints.create, { body }, as))).variants[0]?.id ?? '' }
    expect(await house.call(fontEndpoints.remove, { params }, ofOne())).toMatchObject(refused)
  })

  test('staff of a single branch cannot choose the picture for links of all pages', async () => {
    const all = await must(house.call(imageTemplateEndpoints.list, { query: {} }, as))
    for (const { id, usedFor } of all)
      if (usedFor === 'pages') await must(house.call(imageTemplateEndpoints.remove, { params: { id } }, as))
    const mine = { identifier: 'nur-hier', name: 'Nur hier', branches: [house.house] }
    const shared = { ...mine, usedFor: 'pages' as const }
    expect(await house.call(imageTemplateEndpoints.create, { body: shared }, ofOne())).toMatchObject(refused)
    const { id, version } = await must(house.call(imageTemplateEndpoints.create, { body: mine }, ofOne()))
    const update = (body: typeof mine, who = ofOne()) =>
      house.call(imageTemplateEndpoints.update, { params: { id }, body: { ...body, version } }, who)
    expect(await update(shared)).toMatchObject(refused)
    await must(update(shared, as))
    expect(await house.call(imageTemplateEndpoints.remove, { params: { id } }, ofOne())).toMatchObject(refused)
  })
})
