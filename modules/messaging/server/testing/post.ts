import sql from 'sql-template-tag'
import { messagingEndpoints } from '#modules/messaging/contract.ts'
import type { Composition } from '#platform/composition.ts'
import { type TestBrand, testBrand, type TestBrandOptions } from '#testing/brand.ts'
import { messagingModule } from '../module.ts'
import type { MessagingPorts, OrderForMail } from '../ports.ts'
import { donauBrand } from './ride-order.ts'

export interface Post {
  /** As if newly opened: no mails, nothing promised, nine in the morning. Cheaper than a database per test. */
  reset(): Promise<void>
  brand: TestBrand
  /** Promises a topic in the outbox, and works everything off. */
  happen(topic: string, payload?: Record<string, unknown>): Promise<void>
}

/** A brand with the messaging module alone; the orders that mails are about by id. */
export async function openPost(
  orders: Readonly<Record<string, OrderForMail>>,
  options: TestBrandOptions & { ports?: Partial<MessagingPorts> } = {},
): Promise<Post> {
  const ports: MessagingPorts = {
    readOrderForMail: async (id) => orders[id],
    issueLoginLink: async () => undefined,
    brand: async () => donauBrand,
    baseUrl: () => 'https://donau.example',
    ...options.ports,
  }
  const composition: Composition = {
    endpoints: Object.values(messagingEndpoints),
    migrations: [{ module: 'messaging', folder: new URL('../migrations/', import.meta.url) }],
    async openBrand(core) {
      const opened = await messagingModule.open(core, ports)
      return {
        handlers: opened.handlers,
        outbox: opened.outbox ?? {},
        jobs: opened.jobs ?? [],
        close: async () => opened.close?.(),
      }
    },
  }
  const brand = await testBrand({ composition, ...options })
  return {
    brand,
    async reset() {
      await brand.core.db.run(sql`TRUNCATE messages, outbox, audit`)
      brand.clock.set('2026-11-20T09:00:00Z')
    },
    async happen(topic, payload = {}) {
      await brand.core.db.tx((tx) => brand.core.outbox.add(tx, { topic, payload }))
      await brand.drain()
    },
  }
}
