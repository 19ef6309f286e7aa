import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createBodies } from './bodies.ts'

const long = { text: 'Donau '.repeat(1_000) }
const kept = { ok: true as const, value: long, headers: { etag: '"1"' } }

describe('bodies of responses', () => {
  it('creates the body of a snapshot once per encoding', async () => {
    const bodies = createBodies()
    const [first, second] = [await bodies.bodyOf(kept, 'gzip, br'), await bodies.bodyOf(kept, 'br')]
    expect(first.encoding).toBe('br')
    expect(second.body).toBe(first.body)
    expect(JSON.parse(brotliDecompressSync(first.body as Buffer).toString())).toEqual({ data: long })
    const plain = await bodies.bodyOf(kept, undefined)
    expect((await bodies.bodyOf(kept, 'identity')).body).toBe(plain.body)
    expect(JSON.parse(String(plain.body))).toEqual({ data: long })
  })

  it('compresses other long responses with a fast method and does not compress short ones', async () => {
    const bodies = createBodies()
    const answer = await bodies.bodyOf(
      { ok: true, value: [long], meta: { total: 1, page: 1, pageSize: 1 } },
      'br, gzip',
    )
    expect(answer.encoding).toBe('gzip')
    expect(JSON.parse(gunzipSync(answer.body as Buffer).toString())).toEqual({
      data: [long],
      meta: { total: 1, page: 1, pageSize: 1 },
    })
    expect(await bodies.bodyOf({ ok: true, value: undefined }, 'br')).toEqual({
      body: '{"data":null}',
      encoding: 'identity',
    })
  })
})
