import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerApiDocs } from './api-docs.ts'

async function pageWith(files: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'servus-docs-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of files) await writeFile(join(folder, name), '')
  const app = Fastify()
  onTestFinished(() => app.close())
  registerApiDocs(app, folder)
  return app
}

test('the reference loads everything from its own host, and nothing inline', async () => {
  const app = await pageWith(['index-abc.js', 'rapidoc-9.3.8.js', 'rapidoc-9.3.8.js.br'])
  const { body, headers } = await app.inject('/api/docs')
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(body).toContain('src="/backend/assets/rapidoc-9.3.8.js"')
  expect(body).not.toMatch(/https?:/)
  expect(body).not.toMatch(/<script(?![^>]* src=)/)
  expect((await app.inject('/api/docs/page.js')).headers['content-type']).toContain('text/javascript')
  expect((await app.inject('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
})

test('without a build the page says so and leads to the description', async () => {
  const { statusCode, body } = await (await pageWith([])).inject('/api/docs')
  expect(statusCode).toBe(200)
  expect(body).toMatch(/npm run build[^]*\/api\/openapi\.json/)
})
