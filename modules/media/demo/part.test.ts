import { expect, test } from 'vitest'
import { mediaEndpoints } from '#modules/media/contract.ts'
import { request, testBrand } from '#testing/brand.ts'
import { admin } from '#testing/sessions.ts'
import { libraryPictures, demoPart } from './part.ts'

test('the demo library of the inn has pictures in folders, each with its file and size', async () => {
  const inn = await testBrand()
  await inn.core.db.tx(async (tx) => demoPart.fill?.(tx, inn.core, 'lindwurm'))
  const found = await request(inn).call(mediaEndpoints.listImages, { query: {} }, { as: admin() })
  expect(found).toMatchObject({ ok: true, meta: { total: libraryPictures.length } })
  if (!found.ok) return
  for (const { extension, height, id, version, width } of found.value) {
    expect(Math.min(width, height)).toBeGreaterThan(0)
    expect((await inn.app.inject({ url: `/image/small/${id}-${version}.${extension}` })).statusCode).toBe(200)
  }
})
