import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoBrands } from '#demo/brands.ts'
import { cookieOf, request, testBrand } from '#testing/brand.ts'
import { must } from '#testing/order-calls.ts'
import { admin } from '#testing/sessions.ts'
import { fontEndpoints, imageTemplateEndpoints as calls } from '../contract.ts'
import { textContrast } from '../rules/contrast.ts'
import { textsByFont } from '../rules/draw.ts'
import type { Letters } from '../rules/letters.ts'

test.each(demoBrands)(
  'the template of $id is drawn with real data, and its texts can be read',
  async ({ contents }) => {
    const brand = await testBrand()
    await brand.core.db.tx(async (tx) => (await contents()).fill(tx, brand.core))
    const { call } = request(brand)
    const as = admin()
    const [template] = await must(call(calls.list, {}, { as }))
    if (!template) throw new Error('The brand has no template')
    const { canvas, id, layers } = template
    const samples = await must(call(calls.samples, { params: { id }, query: {} }, { as }))
    expect(samples.length).toBeGreaterThan(0)
    const tables = new Map<string, Letters>()
    for (const [key, text] of textsByFont(
      layers,
      samples.map(({ values }) => values),
    )) {
      const [family = '', variant = ''] = key.split('\n')
      tables.set(key, await must(call(fontEndpoints.letters, { body: { family, variant, text } }, { as })))
    }
    for (const { values } of samples)
      for (const layer of layers)
        if (layer.type === 'text') {
          const found = textContrast(layer, canvas, layers, {
            values,
            letters: (family, variant) => tables.get(`${family}\n${variant}`),
          })
          expect(found === undefined || found.isEnough, layer.id).toBe(true)
        }
    // The template is drawn without a sample (the data of a product or page), as a signage screen does, and then with each of its samples.
    for (const query of ['', ...samples.map((one) => `?sample=${one.id}`)]) {
      const drawn = await brand.app.inject({
        url: `/api/image-templates/${id}/picture${query}`,
        headers: { cookie: cookieOf(as) },
      })
      expect(drawn.statusCode, drawn.body.slice(0, 200)).toBe(200)
      expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({
        format: 'png',
        width: canvas.w,
        height: canvas.h,
      })
    }
  },
)
