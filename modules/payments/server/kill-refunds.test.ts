import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { type Order, orderingEndpoints } from '#modules/ordering/contract.ts'
import { molliePayments } from '#modules/payments/testing/mollie-talk.ts'
import { type PayingBrand, payingBrand, type PlacedOnline } from '#modules/payments/testing/paying-brand.ts'
import { openDirectory } from '#platform/brands/directory.ts'
import type { Log } from '#platform/module.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { type SpawnedServer, spawnedServer } from '#testing/spawned-server.ts'

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Returns a function that returns random numbers from 0 to below 1. The same seed gives the same numbers, so that every run of the test kills the
 * server at the same points.
 */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Starts two servers that use the database of the brand and process its outbox. The test makes the staff actions with `brand.call`, in its
 * own process. This process does not process the outbox.
 */
async function twoServers(brand: PayingBrand): Promise<{ servers: SpawnedServer[]; end(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'servus-refund-faults-'))
  const directory = await openDirectory({ url: brand.database.url, log: silent })
  await directory.create({ id: 'test', name: 'Test', hosts: [] })
  await directory.close()
  const environment = {
    DATABASE_URL: brand.database.url,
    DATABASE_POOL: '5',
    DATA_DIR: folder,
    SECRET_KEY: 'a secret that two servers share, for this test only',
    SERVUS_DEMO: '0',
    RATE_LIMITS: 'off',
    MOLLIE_URL: brand.provider.url,
    MOLLIE_KEY: 'test_standin',
  }
  const servers = [await spawnedServer(environment), await spawnedServer(environment)]
  return {
    servers,
    async end() {
      for (const server of servers) await server.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a server and sends one request to it, because the server loads a brand only at the first request. */
async function start(server: SpawnedServer): Promise<void> {
  await server.start()
  await fetch(`${server.address}/api/init`)
}

const writtenDown = async ({ core }: PayingBrand): Promise<number> =>
  (await core.db.many(sql`SELECT 1 FROM payment_refunds WHERE provider_id IS NULL`)).length

/**
 * Requests a refund as staff do. To refund the whole amount, the order is cancelled; to refund the price of one dish, the dish is removed.
 * After the refund of one dish, money of the attempt is left. Therefore a second refund by mistake would be possible.
 */
async function askBack(brand: PayingBrand, { id, version, items }: Order, isWhole: boolean): Promise<void> {
  const wanted = isWhole
    ? brand.call(
        orderingEndpoints.cancel,
        { params: { id }, body: { version, refund: true, message: 'Zapfanlage kaputt' } },
        { as: chief },
      )
    : brand.call(
        orderingEndpoints.editItem,
        {
          params: { id, itemId: items[0]?.id ?? '' },
          body: { version, amount: 0, refund: true, reason: 'Knödel waren aus' },
        },
        { as: chief },
      )
  await must(wanted)
}

it('every refund is made once and none is lost, whichever server is killed in the meantime', async () => {
  const brand = await payingBrand('mollie')
  const items = [brand.products.soup, brand.products.dumplings].map((product) => ({ product, amount: 1 }))
  const placed: PlacedOnline[] = []
  // Twelve orders in each of the two rounds. A server processes eight at once, so both servers have work.
  for (let n = 0; n < 24; n++) {
    const one = await brand.orderOnline({ items })
    await brand.press(one.page, 'paid')
    placed.push(one)
  }
  // From here on no notice arrives, because the brand's own server is closed. The server that continues must itself read the payments that the killed
  // server had not read.
  brand.app.server.close()
  brand.app.server.closeAllConnections()
  // The two servers use today's date, but the brand of the test has a fixed date. The times of the last readings are set to the past, so that they
  // count as old.
  await brand.core.db.run(sql`UPDATE payment_attempts SET read_at = '2001-01-01', next_read_at = NULL`)
  await brand.core.db.run(sql`UPDATE outbox SET done_at = now() WHERE done_at IS NULL`)

  const { servers, end } = await twoServers(brand)
  const random = randomOf(20_261_122)
  /** Adds an outbox entry, so that the running servers look for all entries that are due, among them the refunds. */
  const wake = () => brand.core.db.tx((tx) => brand.core.outbox.add(tx, { topic: 'wake', payload: {} }))
  const rounds = [
    // First round: the server is killed after it has requested a refund and before it has read the response. The delay makes that possible.
    {
      trouble: { delayMs: 15 },
      happened: async () => (await molliePayments(brand)).flatMap((one) => one.refunds).length,
    },
    // Second round: the server is killed after it has stored a refund and before it could send it. All POST requests to the provider fail.
    { trouble: { status: 503, method: 'POST' }, happened: () => writtenDown(brand) },
  ] as const
  try {
    await Promise.all(servers.map(start))
    for (const [round, victim] of servers.entries()) {
      const { trouble, happened } = rounds[round] ?? rounds[0]
      await brand.provider.trouble(trouble)
      const asked = placed.filter((_, n) => n % servers.length === round)
      const before = await happened()
      const killedAfter = 1 + Math.floor(random() * (asked.length - 3))
      for (const one of asked) await askBack(brand, await brand.order(one), random() < 0.5)
      await brand.core.db.run(sql`UPDATE outbox SET next_at = '2001-01-01' WHERE done_at IS NULL AND attempts = 0`)
      await wake()
      while ((await happened()) < before + killedAfter) await pause(2)
      await pause(random() * 20)
      await victim.kill('SIGKILL')
      await brand.provider.trouble(null)
      // The leases (reservations) of outbox entries are removed. Without this, the test would have to wait until the leases of the killed
      // server expire. The leases of the other server are removed, too, so both servers may process the same entry.
      await brand.core.db.run(sql`UPDATE outbox SET lease_until = NULL WHERE done_at IS NULL`)
      // In the first round the killed server starts again. In the second round the other server continues its work.
      if (round === 0) await start(victim)
      else await wake()
    }
    await expect
      .poll(() =>
        brand.core.db.first(
          sql`SELECT count(*)::int AS n FROM outbox WHERE topic = 'payments.refund' AND done_at IS NULL`,
        ),
      )
      .toEqual({ n: 0 })
  } finally {
    await end()
  }

  const payments = await molliePayments(brand)
  for (const one of placed) {
    const order = await brand.order(one)
    const isWhole = order.state === 'canceled'
    const [attempt] = await brand.attempts(one)
    const payment = payments.find(({ id }) => id === attempt?.providerId)
    const owed = isWhole ? 16.3 : 8.1
    const said = { uid: order.uid, refunds: payment?.refunds.map(({ amount }) => Number(amount.value)) }
    expect(said).toEqual({ uid: order.uid, refunds: [owed] })
    expect(attempt).toMatchObject({ refunded: owed, refundState: 'done' })
    expect(order).toMatchObject({ paymentState: isWhole ? 'refunded' : 'paid', isRefundAsked: false })
    const told = order.timeline.filter(({ action }) => action === 'refunded' || action === 'refunded-part')
    expect(told).toMatchObject([{ action: isWhole ? 'refunded' : 'refunded-part', values: { refunded: owed } }])
  }
}, 120_000)
