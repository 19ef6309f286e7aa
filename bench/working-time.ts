import { randomUUID } from 'node:crypto'
import { signIn } from './ask.ts'
import { type Bench, get, ok } from './compare.ts'
import { percentiles } from './figures.ts'
import { branch } from './fill-products.ts'
import { emailOf, fillWorkingTime, forgetWorkingTime, tokenOf } from './fill-working-time.ts'
import type { Business } from './growth.ts'
import { load, openClient, requestOf } from './load.ts'
import { startOurs } from './processes.ts'
import { framesOfDrag } from './roster-drag.ts'

const people = 50
const planned = 40
const zone = 'Europe/Berlin'

/**
 * Measures the working time of 50 people over a year: 8 people who tap on the time clock at the same time; a week of 40 people with a shift
 * on each day; the balance of one person; the time blocks of all people in a year as CSV. The reference is the call `me` of the time clock,
 * the fastest call with a token. Then measures the time between frames while a shift is dragged in that week. There the reference is the
 * median of these times.
 */
export async function measureWorkingTime(bench: Bench, business: Business): Promise<void> {
  const { client, host } = business
  await fillWorkingTime(client, { people, planned, zone })
  const server = await startOurs(business)
  try {
    const { port } = server
    const cookie = await signIn(port, host, 'admin@lindwurm.example', 'demo-admin-2026')
    const today = Temporal.Now.plainDateISO(zone)
    const monday = today.subtract({ days: today.dayOfWeek - 1 })
    const times = async (requests: readonly Buffer[]): Promise<(readonly number[])[]> => {
      const request = (n: number): Buffer => requests[n % requests.length] ?? Buffer.alloc(0)
      const round = async () => ok(await load({ port, clients: 1, seconds: bench.seconds, request })).times
      await round()
      const rounds: (readonly number[])[] = []
      for (let n = 0; n < bench.rounds; n++) rounds.push(await round())
      return rounds
    }
    const of = (person: number, path: string): string =>
      `/api/time-tracking/${encodeURIComponent(emailOf(person))}/${tokenOf(person)}${path}`
    const each = (path: string): Buffer[] => Array.from({ length: people }, (_, n) => get(of(n + 1, path), host))
    const reference = percentiles(await times(each('/me')), 0.95)
    const taps: (readonly number[])[] = []
    for (let n = 0; n < bench.rounds; n++) taps.push(await day(port, host, of))
    bench.add('time.clock.p95', 'ms', percentiles(taps, 0.95), reference, 'less')
    const week = get(`/api/time-tracking/week?branch=${branch.id}&from=${monday}`, host, cookie)
    bench.add('time.week.p95', 'ms', percentiles(await times([week]), 0.95), reference, 'less')
    bench.add('time.balance.p95', 'ms', percentiles(await times(each('/balances')), 0.95), reference, 'less')
    const year = `from=${today.subtract({ days: 365 })}&to=${today}&branch=${branch.id}`
    const file = get(`/api/statistics/working-activities/csv?${year}`, host, cookie)
    bench.add('time.export.p95', 'ms', percentiles(await times([file]), 0.95), reference, 'less')
    const frames = await framesOfDrag(bench.rounds, { url: `http://${host}:${port}`, cookie, rows: planned })
    bench.add('time.drag.p95', 'ms', percentiles(frames, 0.95), percentiles(frames, 0.5), 'less')
  } finally {
    await server.stop()
    await forgetWorkingTime(client)
  }
}

/** 8 people at the same time start, pause, resume and end their work, five times. Returns the milliseconds of each tap. */
async function day(port: number, host: string, of: (person: number, path: string) => string): Promise<number[]> {
  const times: number[] = []
  await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const client = await openClient(port)
      for (let turn = 0; turn < 5; turn++)
        for (const action of ['start', 'pause', 'resume', 'end']) {
          const request = requestOf({
            method: 'POST',
            path: of(n + 1, `/working-activities/${action}`),
            host,
            headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
            body: '{}',
          })
          const begin = performance.now()
          const status = await client.send(request)
          if (status !== 200 && status !== 201) throw new Error(`The tap '${action}' answered ${status}`)
          times.push(performance.now() - begin)
        }
      client.close()
    }),
  )
  return times
}
