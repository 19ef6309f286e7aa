import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { payingBrand } from '../testing/paying-brand.ts'
import { lockAttempts, readAttempts } from './attempts.ts'
import { expireOpen } from './readings.ts'

test('expiring one attempt locks all attempts of the order by number, so that no deadlock occurs', async () => {
  const { core, ...brand } = await payingBrand('terminal')
  const { uid } = await brand.orderOnline()
  const order = await core.db.first<{ id: string }>(sql`SELECT id FROM orders WHERE uid = ${uid}`)
  if (!order) throw new Error('The order is there')
  await core.db.run(sql`
    INSERT INTO payment_attempts (id, order_id, number, provider, key, amount_cents, currency, base_url, created_at, updated_at)
    SELECT ${core.ids.uuid()}, order_id, 2, provider, key || '-second', amount_cents, currency, base_url, created_at, updated_at
    FROM payment_attempts WHERE order_id = ${order.id}`)
  const [second] = await readAttempts(core.db, order.id)
  if (!second) throw new Error('The attempt is there')
  // If PostgreSQL ends a transaction because of a deadlock, the platform runs it again. Therefore the test counts how often the transaction
  // runs: once means that there was no deadlock.
  let runs = 0
  const db: typeof core.db = {
    ...core.db,
    tx: (work) =>
      core.db.tx((tx) => {
        runs++
        return work(tx)
      }),
  }
  const deps = {
    core: { ...core, db },
    providerOf: () => undefined,
    ports: { apply: () => Promise.resolve() } as never,
  }

  let expired: ReturnType<typeof expireOpen> | undefined
  await core.db.tx(async (tx) => {
    await tx.run(sql`SELECT id FROM payment_attempts WHERE order_id = ${order.id} AND number = 1 FOR UPDATE`)
    expired = expireOpen(deps, second)
    // This test holds a lock. It waits here until the other transaction waits for this lock.
    await expect
      .poll(() =>
        core.db.first(
          sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        ),
      )
      .toBeDefined()
    expect(await lockAttempts(tx, order.id)).toHaveLength(2)
  })
  expect(await expired).toMatchObject({ ok: true, value: { state: 'expired' } })
  expect(runs).toBe(1)
})
