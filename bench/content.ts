import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { ask, signIn } from './ask.ts'
import { atOnce, type Bench, get } from './compare.ts'
import { percentiles } from './figures.ts'
import { food } from './fill-products.ts'
import type { Business } from './growth.ts'
import { timesOfPreview } from './preview-typing.ts'
import { type RunningServer, startOurs } from './processes.ts'

const pages = 500
const pictures = 5000
const opened = 40
const published = 10

/**
 * Measures a website of 500 pages and 5,000 pictures. First: all API calls that the page editor makes when it opens. Second: the time until
 * the preview shows a change. The reference of both is the demo's own website. Third: the time until a second process serves a page that
 * the first process has published. Its reference is the time until the first process itself serves the page.
 */
export async function measureContent(bench: Bench, business: Business): Promise<void> {
  const { client, host } = business
  await client.query(`SET search_path = ${food}`)
  const measure = async (server: RunningServer) => {
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM sites WHERE type = 'custom_home' AND locale = 'de'`,
    )
    const page = { url: `http://${host}:${server.port}`, cookie: await staffOf(server, host), id: rows[0]?.id ?? '' }
    return { editor: await opens(bench, server, host, client), preview: await timesOfPreview(bench.rounds, page) }
  }
  const young = await startOurs(business)
  const before = await measure(young).finally(() => young.stop())
  await fillContent(client)
  const servers = [await startOurs(business), await startOurs(business)] as const
  try {
    const now = await measure(servers[0])
    for (const what of ['editor', 'preview'] as const)
      bench.add(`content.${what}.p95`, 'ms', percentiles(now[what], 0.95), percentiles(before[what], 0.95), 'less')
    const [here, there] = [
      await untilLive(bench, servers, 0, { host, client }),
      await untilLive(bench, servers, 1, { host, client }),
    ]
    bench.add('content.live.p95', 'ms', percentiles(there, 0.95), percentiles(here, 0.95), 'less')
  } finally {
    for (const server of servers) await server.stop()
    await client.query(`DELETE FROM sites WHERE path LIKE 'bench/%'`)
    await client.query(`DELETE FROM images WHERE folder = 'Bench'`)
  }
}

/** Adds copies of the demo's longest page, and pictures that no page shows. */
async function fillContent(client: Client): Promise<void> {
  await client.query(
    `INSERT INTO sites (id, path, locale, type, title, name, description, is_public, content)
     SELECT gen_random_uuid(), 'bench/' || n, locale, type, title, 'Bench ' || n, description, true, content
     FROM (SELECT * FROM sites WHERE locale = 'de' AND type <> 'custom_home' ORDER BY length(content::text) DESC LIMIT 1) longest, generate_series(1, ${pages}) n`,
  )
  await client.query(
    `INSERT INTO images (id, extension, name, folder, alt, width, height, bytes, created_at, updated_at)
     SELECT gen_random_uuid(), 'jpg', 'picture-' || n || '.jpg', 'Bench', 'Picture ' || n, 1600, 1200, 240000, now() - make_interval(mins => n), now()
     FROM generate_series(1, ${pictures}) n`,
  )
  await client.query('ANALYZE sites, images')
}

const staffOf = ({ port }: RunningServer, host: string): Promise<string> =>
  signIn(port, host, 'admin@lindwurm.example', 'demo-admin-2026')

/** Milliseconds of all API calls that the editor makes when it opens a page, until the last response. */
async function opens(bench: Bench, server: RunningServer, host: string, client: Client): Promise<number[][]> {
  const cookie = await staffOf(server, host)
  const { rows } = await client.query<{ id: string }>('SELECT id FROM sites ORDER BY random() LIMIT $1', [opened])
  const rounds: number[][] = []
  for (let n = 0; n < bench.rounds; n++) {
    const times: number[] = []
    for (const { id } of rows) {
      const paths = [
        `/api/sites/${id}/draft`,
        '/api/sites/overview',
        '/api/divisions?pageSize=500',
        '/api/config',
        '/api/images?pageSize=60',
      ]
      times.push(
        await atOnce(
          server.port,
          paths.map((path) => get(path, host, cookie)),
        ),
      )
    }
    rounds.push(times)
  }
  return rounds
}

/** Milliseconds from the API call that publishes a page in the first process until the process `reader` serves the page. */
async function untilLive(
  bench: Bench,
  servers: readonly [RunningServer, RunningServer],
  reader: 0 | 1,
  { host, client }: { host: string; client: Client },
): Promise<number[][]> {
  const [{ port }] = servers
  const cookie = await staffOf(servers[0], host)
  const me = await ask(port, host, '/api/users/me', { headers: { cookie } })
  const { csrfToken } = (JSON.parse(me.bytes.toString('utf8')) as { data: { csrfToken: string } }).data
  const call = async (id: string, step: string, body: object): Promise<void> => {
    const { status, bytes } = await ask(port, host, `/api/sites/${id}/${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'x-csrf-token': csrfToken },
      body: JSON.stringify(body),
    })
    if (status !== 200) throw new Error(`'${step}' of a page answered ${status}: ${bytes.toString('utf8')}`)
  }
  const isLive = async (path: string): Promise<boolean> =>
    (await ask(servers[reader].port, host, `/api/sites/public?locale=de&path=${encodeURIComponent(path)}`)).status ===
    200
  const { rows } = await client.query<{ id: string; path: string }>(
    `SELECT id, path FROM sites WHERE path LIKE 'bench/%' ORDER BY random() LIMIT $1`,
    [published],
  )
  const rounds: number[][] = []
  for (let n = 0; n < bench.rounds; n++) {
    const times: number[] = []
    for (const { id, path } of rows) {
      await call(id, 'unpublish', {})
      while (await isLive(path)) await pause(5)
      const draft = await ask(port, host, `/api/sites/${id}/draft`, { headers: { cookie } })
      const { revision } = (JSON.parse(draft.bytes.toString('utf8')) as { data: { revision: number } }).data
      const begin = performance.now()
      await call(id, 'publish', { revision })
      while (!(await isLive(path))) await pause(2)
      times.push(performance.now() - begin)
    }
    rounds.push(times)
  }
  return rounds
}
