import { expect, test } from 'vitest'
import { type PageBytes, pageBytes } from './page-bytes.ts'
import { createPageCache } from './page-cache.ts'

const page = (bytes: number): PageBytes => ({
  status: bytes > 0 ? 200 : 302,
  headers: {},
  etag: '',
  isShared: true,
  bodies: { br: Buffer.alloc(0), gzip: Buffer.alloc(0), identity: Buffer.alloc(bytes) },
})

/** A cache that counts renderings. */
function counted(limitBytes: number) {
  const cache = createPageCache(limitBytes)
  let rendered = 0
  return {
    ask: async (key: string, bytes: number) =>
      cache.obtain(key, '1', async () => {
        rendered++
        return page(bytes)
      }),
    rendered: () => rendered,
  }
}

test('redirects of invented addresses take memory, too, so not all of them are cached', async () => {
  const { ask, rendered } = counted(100_000)
  for (let n = 0; n < 100; n++) await ask(`host /de${'/'.repeat(n)}${'a'.repeat(5000)}`, 0)
  await ask(`host /de${'a'.repeat(5000)}`, 0)
  expect(rendered()).toBe(101)
})

test('pages in use stay in the cache while invented pages evict each other', async () => {
  const { ask, rendered } = counted(1_000_000)
  await ask('home', 40_000)
  for (let n = 0; n < 1000; n++) {
    await ask(`invented ${n}`, 8000)
    await ask('home', 40_000)
  }
  expect(rendered()).toBe(1001)
})

test('a cached page keeps only its own bytes in memory', async () => {
  const { bodies } = await pageBytes(200, {}, Buffer.from('y'.repeat(3000)))
  for (const body of Object.values(bodies)) expect(body.buffer.byteLength).toBe(body.length)
})

test('a page that shows something about a person is rendered for each request (docs/rules/security.md, Sessions)', async () => {
  const cache = createPageCache(1_000_000)
  let renders = 0
  const make = async () => {
    renders++
    return { ...page(100), isShared: false }
  }
  await cache.obtain('/de/status/1/2', '1', make)
  await cache.obtain('/de/status/1/2', '1', make)
  expect(renders).toBe(2)
})
