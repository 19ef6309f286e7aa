import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountBuiltPlayer } from './mount.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'player-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><div id="screen"></div>')
  await writeFile(join(folder, 'sw.js'), 'self.x = 1')
  await writeFile(join(folder, 'assets', 'index-abc.js'), 'export const x = 1')
  await writeFile(join(folder, 'stamp'), '{}')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function get(url: string, from = folder) {
  const app = fastify()
  await mountBuiltPlayer(app, from)
  const answer = await app.inject({ url })
  await app.close()
  return answer
}

test('the page is within the scope of its service worker, and has a content policy', async () => {
  expect((await get('/player')).headers['location']).toBe('/player/')
  const page = await get('/player/')
  expect(page.headers['cache-control']).toBe('no-cache')
  expect(page.headers['content-security-policy']).toContain("script-src 'self';")
  expect(page.headers['content-security-policy']).not.toContain('unsafe')
})

test.each([
  ['/player/sw.js', 200, 'no-cache'],
  ['/player/assets/index-abc.js', 200, 'public, max-age=31536000, immutable'],
  ['/player/assets/gone.js', 404, 'no-store'],
])('%s: %i, %s', async (url, status, cache) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, cache])
})

test('the notes of the build are not sent', async () => expect((await get('/player/stamp')).statusCode).toBe(404))

test('without a build it says what to do', async () =>
  expect((await get('/player/', join(folder, 'assets'))).body).toContain('npm run build'))
