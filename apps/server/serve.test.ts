import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import { createLog } from '#platform/log.ts'
import { serve as handle } from '#platform/module.ts'
import { compose } from '#platform/compose.ts'
import type { Composition } from '#platform/composition.ts'
import { serverModule } from '#platform/server-module.ts'
import { copyTemplate } from '#testing/database.ts'
import { readConfig } from './config.ts'
import { type RunningServer, serve } from './serve.ts'
import * as z from 'zod'

const calls = {
  who: endpoint({
    id: 'test.who',
    method: 'GET',
    path: '/api/who',
    access: 'public',
    reply: z.string(),
    summary: 'Which brand',
  }),
  limits: endpoint({
    id: 'test.limits',
    method: 'GET',
    path: '/api/limits',
    access: 'public',
    reply: z.string(),
    summary: 'Are sign-ins limited',
  }),
  slow: endpoint({
    id: 'test.slow',
    method: 'GET',
    path: '/api/slow',
    access: 'public',
    reply: z.string(),
    summary: 'Takes its time',
  }),
  stream: endpoint({
    id: 'test.stream',
    method: 'GET',
    path: '/api/stream',
    access: 'public',
    kind: 'stream',
    summary: 'Never ends by itself',
  }),
}
/** Two signals of a slow API call. `begun`: the call has started. `mayEnd`: the test lets the call continue. */
const slow = { begun: Promise.withResolvers<void>(), mayEnd: Promise.withResolvers<void>() }
const streaming = Promise.withResolvers<void>()

const composition: Composition = compose([
  serverModule({
    name: 'test',
    endpoints: calls,
    open: (core) => ({
      handlers: [
        handle(calls.who, async () => ({ ok: true, value: core.id })),
        handle(calls.limits, async () => ({ ok: true, value: core.settings.provider('RATE_LIMITS') ?? 'on' })),
        handle(calls.slow, async () => {
          slow.begun.resolve()
          await slow.mayEnd.promise
          return { ok: true, value: 'done' }
        }),
        handle(calls.stream, async ({ signal }) => ({
          ok: true,
          value: (async function* () {
            yield { event: 'hello', data: core.id }
            streaming.resolve()
            for await (const data of core.live.subscribe('test', signal)) yield { event: 'test', data }
          })(),
        })),
      ],
    }),
  }),
])

describe('a running server', () => {
  let server: RunningServer
  let folder = ''
  let database: { url: string; drop: () => Promise<void> }
  const start = async (more: Record<string, string> = {}): Promise<RunningServer> => {
    const read = readConfig({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, PUBLIC_URL: '', ...more })
    if (!read.ok) throw new Error(read.problems.join())
    return serve({
      config: read.config,
      databaseUrl: database.url,
      composition,
      log: createLog({ level: 'silent' }),
      release: 'test',
      pages: [],
    })
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'servus-serve-'))
    database = await copyTemplate(inject('databaseUrl'))
    server = await start()
    await server.house.create({ id: 'donau', name: 'Donau', hosts: ['www.donau.example'] })
    await server.house.create({ id: 'lindwurm', name: 'Lindwurm', hosts: ['lindwurm.example'] })
  })
  afterAll(async () => {
    await server.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  const ask = (path: string, host: string): Promise<{ status: number; body: string }> =>
    new Promise((resolve, reject) => {
      // Each call uses a separate connection. A reused connection could be closed by the stopping server just when the call is sent.
      get(`${server.address}${path}`, { headers: { host }, agent: false }, (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => (body += chunk.toString()))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
        response.on('error', reject)
      }).on('error', reject)
    })
  const brandAt = async (host: string): Promise<string> =>
    (JSON.parse((await ask('/api/who', host)).body) as { data: string }).data

  it('finds the brand by host; an unknown host gets the default', async () => {
    expect(await brandAt('lindwurm.example')).toBe('lindwurm')
    expect(await brandAt('LINDWURM.example:8080')).toBe('lindwurm')
    expect(await brandAt('lindwurm.localhost')).toBe('lindwurm')
    expect(await brandAt('www.donau.example')).toBe('donau')
    expect(await brandAt('nobody.example')).toBe('donau')
    expect(
      server.house
        .opened()
        .map((brand) => brand.core.id)
        .toSorted(),
    ).toEqual(['donau', 'lindwurm'])
  })

  it('stores each brand in its own schema', async () => {
    const rows = await server.house.directory.db.many<{ schema: string }>(
      sql`SELECT DISTINCT table_schema AS schema FROM information_schema.tables WHERE table_name = 'outbox' ORDER BY 1`,
    )
    expect(rows.map((row) => row.schema)).toEqual(expect.arrayContaining(['brand_donau', 'brand_lindwurm']))
  })

  it('refuses a brand id that is malformed or used already', async () => {
    await expect(server.house.create({ id: 'donau', name: 'x', hosts: [] })).rejects.toThrow(
      "There is a brand 'donau' already",
    )
    await expect(server.house.create({ id: 'A b', name: 'x', hosts: [] })).rejects.toThrow('is no brand id')
  })

  it('reports that it is alive and ready, and its metrics', async () => {
    expect(await ask('/healthz', 'x')).toEqual({ status: 200, body: 'ok\n' })
    expect(await ask('/readyz', 'x')).toEqual({ status: 200, body: 'ready\n' })
    const metrics = (await ask('/metrics', 'x')).body
    expect(metrics).toMatch(/servus_requests_total\{endpoint="test.who",status="200"\} \d+/)
    expect(metrics).toMatch(/servus_outbox_due\{brand="donau"\} 0/)
  })

  it('RATE_LIMITS=off also lifts the limits of sign-ins (docs/rules/brands.md, Settings)', async () => {
    expect((await ask('/api/limits', 'x')).body).toContain('on')
    await server.close()
    server = await start({ RATE_LIMITS: 'off' })
    expect((await ask('/api/limits', 'x')).body).toContain('off')
  })

  it('shuts down in order: streams end, a running call gets its response, new calls are refused', async () => {
    const stream = ask('/api/stream', 'donau.localhost')
    const running = ask('/api/slow', 'donau.localhost')
    await Promise.all([slow.begun.promise, streaming.promise])
    const closed = server.close()
    slow.mayEnd.resolve()
    await closed
    expect(JSON.parse((await running).body)).toEqual({ data: 'done' })
    expect((await stream).body).toContain('event: hello\ndata: "donau"')
    await expect(ask('/healthz', 'x')).rejects.toThrow('ECONNREFUSED')
    server = await start()
    expect(await brandAt('lindwurm.localhost')).toBe('lindwurm')
  })
})
