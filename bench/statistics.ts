import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { visitCalls } from '#modules/statistics/contract.ts'
import { consentCookies } from '#ui/site/consent-record.ts'
import { signIn } from './ask.ts'
import { atOnce, type Bench, get, ok } from './compare.ts'
import { figuresOf, percentiles } from './figures.ts'
import { food } from './fill-products.ts'
import { copyFigures, fillVisits, keptDays } from './fill-visits.ts'
import type { Business } from './growth.ts'
import { load, openClient, requestOf } from './load.ts'
import { startOurs } from './processes.ts'

/**
 * How many events are sent per second, how many of them are in one call, and for how many seconds they are sent. The server counts figures
 * during this time.
 */
const eventsPerSecond = 2000
const eventsPerCall = 10
const ingestSeconds = 75
const clients = 8
/** Time zone of the business. */
const zone = 'Europe/Berlin'

/**
 * Measures a website whose log contains `events` events. API calls for 31 days and for 25 months are compared with the same calls for
 * today. Receiving 2,000 events per second is compared with calls without consent, which store nothing. Further measurements: all calls of
 * the page at the same time; the time until the figures contain an event; the disk space of events.
 */
export async function measureStatistics(bench: Bench, events: number, business: Business): Promise<void> {
  const { client, host } = business
  const perDay = Math.round(events / keptDays)
  const begin = performance.now()
  await fillVisits(client, { perDay, zone })
  console.log(`${events} events filled in ${Math.round((performance.now() - begin) / 1000)} s`)
  const server = await startOurs({ ...business, env: { TRUSTED_PROXIES: '127.0.0.1' } })
  try {
    const counted = await untilCounted(client)
    console.log(`${perDay} events of a day, and those of today, counted after ${Math.round(counted)} s`)
    await copyFigures(client)
    const cookie = await signIn(server.port, host, 'admin@lindwurm.example', 'demo-admin-2026')
    const today = Temporal.Now.plainDateISO(zone)
    const requests = (days: number): Buffer[] =>
      visitCalls.map((name) =>
        get(
          `/api/statistics/${name}?from=${today.subtract({ days: days - 1 })}&to=${today}&compare=previous`,
          host,
          cookie,
        ),
      )
    const times = async (days: number): Promise<(readonly number[])[]> => {
      const all = requests(days)
      const request = (n: number): Buffer => all[n % all.length] ?? Buffer.alloc(0)
      const rounds: (readonly number[])[] = []
      for (let n = 0; n < bench.rounds; n++)
        rounds.push(ok(await load({ port: server.port, clients: 1, seconds: bench.seconds * 2, request })).times)
      return rounds
    }
    const one = percentiles(await times(1), 0.95)
    bench.add('statistics.call.31-days', 'ms', percentiles(await times(31), 0.95), one, 'less')
    bench.add('statistics.call.25-months', 'ms', percentiles(await times(760), 0.95), one, 'less')
    const pages: number[] = []
    for (let n = 0; n < bench.rounds; n++) pages.push(await atOnce(server.port, requests(31)))
    bench.add('statistics.page', 'ms', figuresOf(pages), figuresOf([one.median * visitCalls.length]), 'less')
    const without = await ingest(server.port, host, false)
    const before = await countedEvents(client)
    const begin = performance.now()
    const sent = ingest(server.port, host, true)
    const [taken, age] = await Promise.all([sent, oldest(client, before, begin)])
    bench.add('statistics.ingest.p95', 'ms', percentiles([taken], 0.95), percentiles([without], 0.95), 'less')
    bench.add('statistics.freshness', 's', figuresOf([age]), figuresOf([60]), 'less')
    const size = await client.query<{ log: string; rows: string }>(
      `SELECT sum(pg_total_relation_size(inhrelid)) AS log, (SELECT count(*) FROM ${food}.stat_events) AS rows
       FROM pg_inherits WHERE inhparent = '${food}.stat_events'::regclass`,
    )
    const [row] = size.rows
    const perMillion = figuresOf([Number(row?.log) / Number(row?.rows)])
    bench.add('statistics.disk', 'MB', perMillion, perMillion, 'less')
  } finally {
    await server.stop()
  }
}

/** Waits until the figures of all days include all events. Returns the seconds that this took. */
async function untilCounted(client: Client): Promise<number> {
  const begin = performance.now()
  for (;;) {
    const { rows } = await client.query(`SELECT 1 FROM ${food}.stat_progress WHERE written <> digested LIMIT 1`)
    if (rows.length === 0) return (performance.now() - begin) / 1000
    if (performance.now() - begin > 900_000) throw new Error('The figures are not complete after 15 minutes')
    await pause(250)
  }
}

const countedEvents = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ n: string }>(`SELECT sum(digested) AS n FROM ${food}.stat_progress`)
  return Number(rows[0]?.n)
}

/**
 * Waits until all sent events are included in the figures. Returns the longest time in seconds that an event waited for this. Events are sent at a
 * constant rate from `begin` on.
 */
async function oldest(client: Client, before: number, begin: number): Promise<number> {
  let age = 0
  for (;;) {
    const counted = (await countedEvents(client)) - before
    if (counted >= eventsPerSecond * ingestSeconds) return age
    const since = (performance.now() - begin) / 1000 - counted / eventsPerSecond
    age = Math.max(age, since)
    if (age > 900) throw new Error('The figures are not complete after 15 minutes')
    await pause(250)
  }
}

/**
 * Sends events at a constant rate, each API call from a new address. Returns the milliseconds of each call. The time begins when the call
 * should have been sent, so that late calls count as slow.
 */
async function ingest(port: number, host: string, isAllowed: boolean): Promise<number[]> {
  const cookie = consentCookies({ statistics: isAllowed, marketing: false }, '2026-11-20T09:00:00Z', false)[1]
  const init = { type: 'init', action: 'init', data: { screen: { width: 390, height: 844 }, pixelRatio: 3 } }
  const views = Array.from({ length: eventsPerCall - 1 }, (_, n) => ({ type: 'view', action: `/de/store/bench/${n}` }))
  const body = JSON.stringify([init, ...views])
  const request = (n: number): Buffer =>
    requestOf({
      method: 'POST',
      path: '/api/analytics-log',
      host,
      body,
      headers: {
        'content-type': 'application/json',
        cookie: cookie?.split(';')[0] ?? '',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      },
    })
  const count = (eventsPerSecond / eventsPerCall) * ingestSeconds
  const begin = performance.now()
  const times: number[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = await openClient(port)
      for (let n = next++; n < count; n = next++) {
        const due = begin + (n * 1000 * eventsPerCall) / eventsPerSecond
        if (due > performance.now()) await pause(due - performance.now())
        const status = await client.send(request(n))
        if (status !== 202) throw new Error(`The log answered ${status}`)
        times.push(performance.now() - due)
      }
      client.close()
    }),
  )
  return times
}
