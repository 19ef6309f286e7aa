import { expect, test } from 'vitest'
import { testBrand } from '#testing/brand.ts'

test('the worker is sent as a script that can be registered only for the pages of the clock', async () => {
  const brand = await testBrand()
  const answer = await brand.app.inject({ url: '/api/time-clock/worker.js' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'service-worker-allowed': '/backend/',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
  // Personal data comes only from paths below /api. The service worker stores the page and the files of the build, but no responses from
  // /api.
  expect(answer.body).not.toContain('/api/')
})
