import { createServer, type Socket } from 'node:net'
import sql from 'sql-template-tag'
import { expect, test, vi } from 'vitest'
import { openMollie } from '#modules/payments/testing/mollie-stand-in.ts'
import { foodBrand } from '#testing/food-brand.ts'
import { newKey } from '#testing/order-calls.ts'
import { orderingEndpoints } from '../contract.ts'

/** A server that accepts connections and never responds. In the test it takes the place of the payment provider and of the mail server. */
async function silentServer(): Promise<{ host: string; close: () => Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    host: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('an order is escalated after 4 minutes while the payment provider and the mail server do not respond', async () => {
  const [mollie, mail] = await Promise.all([openMollie(), silentServer()])
  const brand = await foodBrand({
    automatic: true,
    publicUrl: 'http://127.0.0.1:9',
    providers: {
      MOLLIE_KEY: 'test_x',
      MOLLIE_URL: mollie.url,
      SMTP_URL: `smtp://${mail.host}`,
      MAIL_FROM: 'a@example.at',
    },
  })
  await brand.changeHouse({ isMollieEnabled: true })
  const headers = { 'idempotency-key': newKey() }
  const online = await brand.call(orderingEndpoints.place, { body: brand.draft({ paymentMethod: 'mollie' }), headers })
  expect(online).toMatchObject({ ok: true, value: { paymentRedirectUrl: expect.stringContaining('tr_') } })
  await fetch(`${mollie.url}/_trouble`, { method: 'PUT', body: JSON.stringify({ delayMs: 600_000 }) })

  // The order is now unpaid for so long that the job asks the payment provider. The provider is silent, so the job waits.
  brand.clock.advance({ minutes: 61 })
  const jobsThatWait = () =>
    brand.core.db.many<{ name: string }>(
      sql`SELECT name FROM job WHERE lease_until IS NOT NULL AND name LIKE 'payments.%' OR name = 'orders.fail-unpaid' AND lease_until IS NOT NULL`,
    )
  await vi.waitFor(async () => expect(await jobsThatWait()).not.toEqual([]), { timeout: 20_000, interval: 20 })

  const placed = await brand.place()
  brand.clock.advance({ minutes: 4, seconds: 20 })
  const escalated = () =>
    brand.core.db.first<{ at: string | null }>(sql`SELECT escalated_at AS at FROM orders WHERE uid = ${placed.uid}`)
  await vi.waitFor(async () => expect((await escalated())?.at).not.toBeNull(), { timeout: 20_000, interval: 20 })
  const mails = await brand.core.db.many<{ state: string }>(sql`SELECT state FROM messages`)
  expect(mails.filter(({ state }) => state === 'sent')).toEqual([])
  expect(await jobsThatWait()).not.toEqual([])
  // Both silent servers are closed, because the brand cannot be closed while the job waits for them.
  await Promise.all([mollie.close(), mail.close()])
})
