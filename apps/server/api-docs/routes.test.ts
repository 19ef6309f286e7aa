import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerApiDocs } from './routes.ts'

async function pageWith(files: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'servus-docs-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of files) await writeFile(join(folder, name), '')
  const app = Fastify()
  onTestFinished(() => app.close())
  registerApiDocs(app, folder)
  return app
}

test('the reference page loads everything from its own host, and contains no inline code', async () => {
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
  for (const part of ['npm run build', 'href="/api/openapi.json"']) expect(body.includes(part), part).toBe(true)
  expect(body.includes('<script')).toBe(false)
})

interface Whole {
  paths: Record<string, Record<string, { operationId: string; summary: string }>>
}

test('the page lists every call, and each call can be loaded separately with all definitions that it refers to', async () => {
  const app = await pageWith(['rapidoc-9.3.8.js'])
  const { body } = await app.inject('/api/docs')
  const whole = (await app.inject('/api/openapi.json')).json<Whole>()
  const ids = Object.values(whole.paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId))
  expect(ids.filter((id) => !body.includes(`href="#${id}"`))).toEqual([])
  let longest = 0
  for (const id of ids) {
    const answer = await app.inject(`/api/docs/calls/${id}`)
    const one = answer.json<Whole & { components: Record<string, Record<string, unknown>> }>()
    longest = Math.max(longest, answer.body.length)
    expect(
      Object.values(one.paths)
        .flatMap((methods) => Object.values(methods))
        .map((call) => call.operationId),
    ).toEqual([id])
    const refs = [...answer.body.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
    expect(refs.filter(([, kind = '', name = '']) => one.components[kind]?.[name] === undefined)).toEqual([])
  }
  // For a description of this size the library needs some milliseconds. For the description of all API calls it would need seconds.
  expect(longest).toBeLessThan(150_000)
})

test.each(['nothing', 'orders.place.json', '__proto__', '..%2f..%2fopenapi.json'])(
  'there is no call %s',
  async (id) => {
    expect((await (await pageWith([])).inject(`/api/docs/calls/${id}`)).statusCode).toBe(404)
  },
)
