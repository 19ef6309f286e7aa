import { expect, test } from 'vitest'
import { testBrand } from '#testing/brand.ts'

test('pictures: artwork and stored ones, in any size, cacheable for ever and harmless', async () => {
  const brand = await testBrand()
  const get = (path: string) => brand.app.inject({ url: path })
  const drawing = await get('/image/vehicle-business-1.svg')
  expect(drawing.statusCode).toBe(200)
  expect(drawing.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' })
  expect(drawing.headers['cache-control']).toContain('immutable')
  expect(drawing.headers['content-security-policy']).toContain('sandbox')
  expect((await get('/image/small/vehicle-business-1.svg')).body).toBe(drawing.body)

  await brand.core.storage.put('images/logo/2.png', new Uint8Array([1, 2, 3]))
  await brand.core.storage.put('images/logo/2-small.png', new Uint8Array([9]))
  expect([...(await get('/image/logo-2.png')).rawPayload]).toEqual([1, 2, 3])
  expect([...(await get('/image/small/logo-2.png')).rawPayload]).toEqual([9])
  expect([...(await get('/image/large/logo-2.png')).rawPayload]).toEqual([1, 2, 3])

  for (const path of [
    '/image/logo-1.png',
    '/image/logo-2.exe',
    '/image/nothing.svg',
    '/image/huge/logo-2.png',
    '/image/..%2f..%2fpackage-1.json',
    '/image/%2e%2e/x-1.svg',
  ]) {
    expect((await get(path)).statusCode).toBe(404)
  }
})
