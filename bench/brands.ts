import { setTimeout as pause } from 'node:timers/promises'
import type { Storefront } from '#modules/store/contract.ts'
import { dataOf } from './ask.ts'
import { type Bench, ok } from './compare.ts'
import { percentiles } from './figures.ts'
import { branch } from './fill-products.ts'
import { foodRequests } from './food-orders.ts'
import { load, openClient } from './load.ts'
import { startOurs } from './processes.ts'
import { offerOf, rideRequests } from './ride-orders.ts'
import type { Place } from './rides.ts'

/** Number of simultaneous orders of the busy brand. */
const atOnce = 12

/**
 * `brands.quiet.p99`: how long an order of a quiet brand takes while another brand of the process receives the largest possible number of
 * orders. The reference is the same quiet brand while no other brand is busy.
 */
export async function measureBrands(
  bench: Bench,
  { place, quietHost }: { place: Place; quietHost: string },
): Promise<void> {
  const ours = await startOurs(place)
  const { port } = ours
  const store = await dataOf<Storefront>(port, quietHost, `/api/store/${branch.identifier}`)
  const quiet = foodRequests(store, quietHost)
  const busy = rideRequests(await offerOf(port))
  const seconds = Math.max(2, bench.seconds)

  /** Places one order after another, with pauses between them. */
  const quietOrders = async (): Promise<number[]> => {
    const client = await openClient(port)
    const times: number[] = []
    for (const end = performance.now() + seconds * 1_000; performance.now() < end;) {
      const begin = performance.now()
      const status = await client.send(quiet())
      if (status !== 201) throw new Error(`An order of the quiet brand was answered with ${status}`)
      times.push(performance.now() - begin)
      await pause(10)
    }
    client.close()
    return times
  }

  await quietOrders()
  await load({ port, clients: atOnce, seconds: 1, request: busy })
  const [alone, beside]: [number[][], number[][]] = [[], []]
  for (let n = 0; n < bench.rounds; n++) {
    alone.push(await quietOrders())
    const [times] = await Promise.all([
      quietOrders(),
      load({ port, clients: atOnce, seconds, request: busy }).then((round) => ok(round)),
    ])
    beside.push(times)
  }
  bench.add('brands.quiet.p99', 'ms', percentiles(beside, 0.99), percentiles(alone, 0.99), 'less')
  await ours.stop()
}
