import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Storefront } from '#modules/store/contract.ts'
import { dataOf } from './ask.ts'
import type { Bench } from './compare.ts'
import { figuresOf } from './figures.ts'
import { branch } from './fill-products.ts'
import { foodRequests } from './food-orders.ts'
import { openClient } from './load.ts'
import { startOurs } from './processes.ts'
import type { Place } from './rides.ts'

/** Milliseconds that the mail provider needs for one mail. */
const providerMs = 50
/** The rush: many orders at the same time. The clients place them as fast as they can. */
const rush = { orders: 2_000, clients: 8 }
const steady = { perSecond: 50, seconds: 20 }
/** Mails are counted for this number of seconds, from one second after the rush. */
const countedSeconds = 5

interface Sink {
  port: number
  /** For each mail address, the time in milliseconds at which the mail arrived. */
  at: Map<string, number>
  /** For each mail, the time in milliseconds at which it arrived. */
  times: number[]
  stop(): void
}

async function startSink(): Promise<Sink> {
  const child: ChildProcess = fork(new URL('mail-sink.ts', import.meta.url), [String(providerMs)])
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once('message', (value) => resolve(value as { port: number })),
  )
  const sink: Sink = { port, at: new Map(), times: [], stop: () => void child.kill('SIGTERM') }
  child.on('message', (value) => {
    const { to, at } = value as { to: string; at: number }
    sink.at.set(to, at)
    sink.times.push(at)
  })
  return sink
}

/**
 * Measures the mails of orders. `mail.rush`: mails per second in the 5 seconds that begin one second after a rush; the reference is the mail
 * library without our server, with 16 mails at once. `mail.steady`: the longest time that a guest waits for the mail at 50 orders per second; the
 * reference is the time that the provider needs.
 */
export async function measureMail(bench: Bench, { place, host }: { place: Place; host: string }): Promise<void> {
  const sink = await startSink()
  const env = { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, MAIL_FROM: 'bench@example.com' }
  const ours = await startOurs({ ...place, env })
  const store = await dataOf<Storefront>(ours.port, host, `/api/store/${branch.identifier}`)
  const bare = await mailsOfLibrary(sink)

  const placeOrders = placing(ours.port, store, host)
  await placeOrders({ name: 'warm', orders: 100, clients: 8 })
  await untilQuiet(sink)
  await placeOrders({ name: 'rush', ...rush })
  const begin = Date.now() + 1_000
  await pause(1_000 + countedSeconds * 1_000)
  const came = sink.times.filter((at) => at >= begin && at < begin + countedSeconds * 1_000).length
  bench.add('mail.rush', '1/s', figuresOf([came / countedSeconds]), figuresOf([bare]))

  await untilQuiet(sink)
  const sent = await placeOrders({ name: 'steady', orders: steady.perSecond * steady.seconds, clients: 32, ...steady })
  await untilQuiet(sink)
  const waits = [...sent].map(([to, at]) => ((sink.at.get(to) ?? Infinity) - at) / 1_000)
  const spread = figuresOf(waits)
  bench.add('mail.steady', 's', { ...spread, value: spread.max }, figuresOf([providerMs / 1_000]), 'less')
  await ours.stop()
  sink.stop()
}

/** Mails per second that the mail library sends without our server. */
async function mailsOfLibrary(sink: Sink): Promise<number> {
  const transport = createTransport(`smtp://127.0.0.1:${sink.port}`)
  const begin = performance.now()
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let n = 0; n < 20; n++)
        await transport.sendMail({ from: 'a@example.com', to: 'b@example.com', subject: 'x', text: 'x' })
    }),
  )
  return (16 * 20) / ((performance.now() - begin) / 1_000)
}

/** Waits until no mail has arrived for two seconds. */
async function untilQuiet(sink: Sink): Promise<void> {
  for (let before = -1; before !== sink.times.length;) {
    before = sink.times.length
    await pause(2_000)
  }
}

interface Placing {
  name: string
  orders: number
  clients: number
  /** Orders per second. Default: as many as the clients can place. */
  perSecond?: number
}

/** Places orders, each with its own mail address. Returns the time at which each order was placed. */
const placing =
  (port: number, store: Storefront, host: string) =>
  async ({ name, orders, clients, perSecond }: Placing): Promise<Map<string, number>> => {
    const placed = new Map<string, number>()
    const begin = performance.now()
    let next = 0
    await Promise.all(
      Array.from({ length: clients }, async () => {
        const client = await openClient(port)
        for (let n = next++; n < orders; n = next++) {
          const due = perSecond === undefined ? 0 : begin + (n / perSecond) * 1_000 - performance.now()
          if (due > 0) await pause(due)
          const email = `${name}-${n}@example.com`
          const status = await client.send(foodRequests(store, host, email)())
          if (status !== 201) throw new Error(`An order was answered with ${status}`)
          placed.set(email, Date.now())
        }
        client.close()
      }),
    )
    return placed
  }
