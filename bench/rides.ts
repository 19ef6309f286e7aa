import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './ask.ts'
import { type Bench, compareOrders, compareReads } from './compare.ts'
import { figuresOf } from './figures.ts'
import { renderings } from './landing.ts'
import { rides } from './fill-products.ts'
import { landingScripts, reactScripts } from './landing-scripts.ts'
import type { Part } from './options.ts'
import { residentMiB, type RunningServer, startOurs, startReference } from './processes.ts'
import { offerOf, rideRequests } from './ride-orders.ts'

export interface Place {
  dataFolder: string
  databaseUrl: string
}

export type Reads = Readonly<Record<string, { host: string; path: string }>>

/** Starts the minimal server (reference-server.ts). Its responses to the reads have the same sizes as the responses of our server. */
export async function referenceOf(port: number, reads: Reads): Promise<RunningServer> {
  const answers: Record<string, { bytes: number; type: string }> = {}
  for (const [name, { host, path }] of Object.entries(reads)) {
    const { bytes, type } = await ask(port, host, path)
    answers[name] = { bytes: bytes.byteLength, type }
  }
  return startReference(answers)
}

/** Measures the demo business with rides: calls that read data, pages, and orders. */
export async function measureRides(
  bench: Bench,
  { place, host, folder, wants }: { place: Place; host: string; folder: string; wants: (part: Part) => boolean },
): Promise<void> {
  const reads: Reads = {
    'read.product-list': { host, path: '/api/products/public?pageSize=20' },
    'read.init': { host, path: '/api/init' },
    'page.landing.cached': { host, path: '/de/startseite' },
  }
  const ours = await startOurs(place)
  const { port } = ours
  const reference = await referenceOf(port, reads)
  const memory = async (name: string): Promise<void> => {
    const samples = { ours: [] as number[], reference: [] as number[] }
    for (let n = 0; n < bench.rounds; n++) {
      samples.ours.push(residentMiB(ours.pid))
      samples.reference.push(residentMiB(reference.pid))
      await pause(500)
    }
    bench.add(name, 'MiB', figuresOf(samples.ours), figuresOf(samples.reference), 'less')
  }
  if (wants('pages')) {
    await pause(5_000)
    await memory('memory.idle')
    for (const [name, read] of Object.entries(reads)) await compareReads(bench, name, { port, ...read }, reference)
    const render = await renderings(port, folder, bench)
    bench.add('page.landing.render', '1/s', figuresOf(render.ours), figuresOf(render.reference))
  }
  if (wants('orders')) {
    await compareOrders(bench, {
      port,
      databaseUrl: place.databaseUrl,
      name: (what, clients) => `order.${what}.c${clients}`,
      clients: [1, 8],
      request: rideRequests(await offerOf(port)),
      schema: rides,
    })
    await memory('memory.load')
  }
  if (wants('pages')) {
    const { first, lazy } = await landingScripts(port)
    const react = figuresOf([await reactScripts()])
    bench.add('page.landing.js', 'kB', figuresOf([first]), react, 'less')
    bench.add('page.landing.js.lazy', 'kB', figuresOf([lazy]), react, 'less')
  }
  await ours.stop()
  await reference.stop()
}
