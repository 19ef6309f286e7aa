import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDevSite } from './dev-site.ts'
import type { SiteBuild } from './site-build.ts'

let app: FastifyInstance
let cache: string
let read: () => Promise<SiteBuild>
beforeAll(async () => {
  app = Fastify()
  cache = await mkdtemp(join(tmpdir(), 'servus-vite-'))
  await app.register(async (scope) => {
    read = await openDevSite(scope, cache)
    scope.get('/*', async () => 'a page')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
afterAll(async () => {
  await app.close()
  await rm(cache, { recursive: true, force: true })
})

const get = async (path: string, accept = '*/*') => {
  const { port } = app.server.address() as { port: number }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept } })
  return { type: answer.headers.get('content-type') ?? '', text: await answer.text() }
}

test(
  'a content page loads hot reload before its own script, and its styles from their sources',
  { timeout: 60_000 },
  async () => {
    const { files, mode } = await read()
    expect(mode).toBe('development')
    const scripts = [...(files.firstScripts ?? []), files.entry]
    expect(scripts[0]).toBe('/@vite/client')
    for (const script of scripts) expect((await get(script)).type).toContain('javascript')
    const styles = files.of('modules/booking/site/booking-island.tsx').styles
    expect(styles.some((style) => style.endsWith('/booking.css'))).toBe(true)
    const [booking = ''] = styles
    expect((await get(booking, 'text/css')).type).toContain('text/css')
  },
)

test('components are compiled so that a change keeps their state; other addresses are pages', async () => {
  const { text } = await get(
    '/@fs' + new URL('../../../modules/booking/site/booking-block.tsx', import.meta.url).pathname,
  )
  expect(text).toContain('$RefreshReg$')
  expect((await get('/de/startseite')).text).toBe('a page')
})
