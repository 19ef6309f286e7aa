import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Storefront } from '#modules/store/contract.ts'
import { dataOf } from './ask.ts'
import { type Bench, compareOrders, compareReads } from './compare.ts'
import { figuresOf } from './figures.ts'
import { branch, food } from './fill-products.ts'
import { foodRequests } from './food-orders.ts'
import { measured, startOurs } from './processes.ts'
import { type Place, type Reads, referenceOf } from './rides.ts'

/** Measures the demo restaurant: a storefront of 300 products, orders of food, and the search. */
export async function measureFood(
  bench: Bench,
  { place, host, folder }: { place: Place; host: string; folder: string },
): Promise<void> {
  const json = `/api/store/${branch.identifier}`
  const reads: Reads = {
    'read.storefront.page': { host, path: `/de/store/${branch.identifier}` },
    'read.storefront.json': { host, path: json },
  }
  const ours = await startOurs(place)
  const { port } = ours
  const reference = await referenceOf(port, reads)
  for (const [name, read] of Object.entries(reads)) await compareReads(bench, name, { port, ...read }, reference)
  await reference.stop()
  const store = await dataOf<Storefront>(port, host, json)
  await compareOrders(bench, {
    port,
    databaseUrl: place.databaseUrl,
    name: (what, clients) => `order.${what}.food.c${clients}`,
    clients: [8],
    request: foodRequests(store, host),
    schema: food,
  })
  await ours.stop()
  await measureSearch(bench, store, folder)
}

async function measureSearch(bench: Bench, store: Storefront, folder: string): Promise<void> {
  const file = join(folder, 'storefront.json')
  writeFileSync(file, JSON.stringify(store))
  const args = [file, String(Math.min(0.5, bench.seconds)), String(bench.rounds)]
  const search = await measured<{ ours: number[]; reference: number[] }>('search-rounds.ts', args)
  bench.add('search.300', '1/s', figuresOf(search.ours), figuresOf(search.reference))
}
