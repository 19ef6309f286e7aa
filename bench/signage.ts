import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { ask, signIn } from './ask.ts'
import { type Bench, get, ok } from './compare.ts'
import { figuresOf, percentiles } from './figures.ts'
import { fillScreens, keyOf, screenId } from './fill-screens.ts'
import type { Business } from './growth.ts'
import { reactScripts } from './landing-scripts.ts'
import { load, requestOf } from './load.ts'
import { type RunningServer, startOurs } from './processes.ts'

const screens = 500
const scenes = 200
/** Number of screens that have an open stream in this benchmark. */
const streams = 190
/**
 * `watched`: the number of commands in each round whose arrival is measured. `firstWatched`: the number of the first screen that receives
 * one of these commands. It is not the first of all screens, because that screen has already received the commands of the reference.
 */
const watched = 20
const firstWatched = 100

const report = JSON.stringify({
  manifestVersion: 1,
  loading: { state: 'current', done: 0, total: 0 },
  playing: { source: 'default', segment: null, scene: null, since: null },
  storage: { used: 1_000_000, quota: 2_000_000_000, isPersistent: true },
  screen: { w: 1920, h: 1080 },
  clockOffsetMs: 12,
  build: 'bench',
  errors: [],
})

/**
 * Measures 500 screens on one process. The reference is one screen. The API call that loads the manifest of a screen (the list of its 200
 * scenes) is compared with the heartbeat of one screen.
 */
export async function measureSignage(bench: Bench, business: Business): Promise<void> {
  const { host, client } = business
  await fillScreens(client, { screens, scenes })
  const server = await startOurs(business)
  try {
    const { port } = server
    const cookieOf = (n: number): string => `player=${keyOf((n % screens) + 1)}`
    const beat = (count: number) =>
      Array.from({ length: count }, (_, n) =>
        requestOf({
          method: 'POST',
          path: '/api/player/heartbeat',
          host,
          headers: { 'content-type': 'application/json', cookie: cookieOf(n) },
          body: report,
        }),
      )
    const staff = await signIn(port, host, 'backoffice@lindwurm.example', 'demo-backoffice-2026')
    const me = await ask(port, host, '/api/users/me', { headers: { cookie: staff } })
    const { csrfToken } = (JSON.parse(me.bytes.toString('utf8')) as { data: { csrfToken: string } }).data
    const command = (count: number) =>
      Array.from({ length: count }, (_, n) =>
        requestOf({
          method: 'POST',
          path: `/api/digital-signage-devices/${screenId((n % screens) + 1)}/command`,
          host,
          headers: { 'content-type': 'application/json', cookie: staff, 'x-csrf-token': csrfToken },
          body: '{"kind":"identify"}',
        }),
      )
    const times = async (requests: readonly Buffer[], clients: number): Promise<(readonly number[])[]> => {
      const one = (n: number): Buffer => requests[n % requests.length] ?? Buffer.alloc(0)
      const round = async () => ok(await load({ port, clients, seconds: bench.seconds, request: one })).times
      await round()
      const rounds: (readonly number[])[] = []
      for (let n = 0; n < bench.rounds; n++) rounds.push(await round())
      return rounds
    }
    const p95 = async (name: string, ours: readonly Buffer[], other: readonly Buffer[], clients = 8) => {
      const reference = percentiles(await times(other, 1), 0.95)
      bench.add(name, 'ms', percentiles(await times(ours, clients), 0.95), reference, 'less')
    }
    await p95('signage.heartbeat.p95', beat(screens), beat(1))
    await p95('signage.manifest.200', [get('/api/player/manifest', host, cookieOf(0))], beat(1), 1)
    await p95('signage.command.p95', command(screens), command(1))
    const arrivals: number[][] = []
    const heard = await openStreams(server, host)
    for (let n = 0; n < bench.rounds; n++) arrivals.push(await arrivalsOf(server, { host, staff, csrfToken, heard }))
    heard.close()
    const arrival = percentiles(arrivals, 0.95)
    bench.add('signage.command.arrives', 'ms', arrival, arrival, 'less')
  } finally {
    await server.stop()
  }
  const player = new URL('../apps/player/dist/', import.meta.url)
  if (!existsSync(player)) return
  const files = readdirSync(player, { recursive: true }).map(String)
  const bytes = files
    .filter((name) => /\.(js|css|html)$/.test(name))
    .reduce((sum, name) => sum + gzipSync(readFileSync(new URL(name, player))).length, 0)
  bench.add('signage.player', 'kB', figuresOf([bytes / 1000]), figuresOf([await reactScripts()]), 'less')
}

interface Heard {
  /** For each open stream, the number of commands that it has received. */
  readonly commands: number[]
  close(): void
}

/** Opens the event streams of many screens, as their players do, and counts the commands that arrive. */
async function openStreams({ port }: RunningServer, host: string): Promise<Heard> {
  const commands = Array.from({ length: streams }, () => 0)
  const open = commands.map(
    (_, n) =>
      new Promise<() => void>((resolve, reject) => {
        const cookie = `player=${keyOf(n + 1)}`
        const sent = request(
          { hostname: '127.0.0.1', port, path: '/api/player/events', headers: { host, cookie } },
          (answer) => {
            if (answer.statusCode !== 200) return reject(new Error(`A stream answered ${answer.statusCode}`))
            answer.setEncoding('utf8')
            answer.on('error', () => undefined)
            answer.on('data', (text: string) => {
              commands[n] = (commands[n] ?? 0) + (text.match(/"kind":"identify"/g)?.length ?? 0)
            })
            resolve(() => sent.destroy())
          },
        )
        sent.on('error', reject)
        sent.end()
      }),
  )
  const closers = await Promise.all(open)
  return { commands, close: () => closers.forEach((close) => close()) }
}

/**
 * Milliseconds from an API call of staff until the screen's stream receives the command. The commands are sent one after another, each to a
 * different screen.
 */
async function arrivalsOf(
  { port }: RunningServer,
  { host, staff, csrfToken, heard }: { host: string; staff: string; csrfToken: string; heard: Heard },
): Promise<number[]> {
  const found: number[] = []
  for (let n = firstWatched; n < firstWatched + watched; n++) {
    const before = heard.commands[n] ?? 0
    const begin = performance.now()
    const { status } = await ask(port, host, `/api/digital-signage-devices/${screenId(n + 1)}/command`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: staff, 'x-csrf-token': csrfToken },
      body: '{"kind":"identify"}',
    })
    if (status !== 201) throw new Error(`A command answered ${status}`)
    while ((heard.commands[n] ?? 0) === before && performance.now() - begin < 10_000) await pause(1)
    found.push(performance.now() - begin)
  }
  return found
}
