import { forgetAudit } from '#testing/forget-audit.ts'
import sql from 'sql-template-tag'
import { Config } from '#modules/content/contract.ts'
import { branchPort } from '#modules/branches/ports.ts'
import { configPort } from '#modules/content/ports.ts'
import { loginLinkPort } from '#modules/identity/ports.ts'
import { orderForMailPort, orderMailerPort } from '#modules/ordering/ports.ts'
import { themeTokensPort } from '#modules/themes/ports.ts'
import { compose } from '#platform/compose.ts'
import { serverModule } from '#platform/server-module.ts'
import { type TestBrand, testBrand, type TestBrandOptions } from '#testing/brand.ts'
import { messagingModule } from '../module.ts'
import type { MessagingPorts, OrderForMail } from '../ports.ts'
import { mailers } from './mailers.ts'
import { donauBrand } from './ride-order.ts'

/** The modules of rides and food, as far as mails need them. */
const kinds = mailers.map((mailer) =>
  serverModule({
    name: mailer.kind,
    offers: { mailer: orderMailerPort },
    open: () => ({ handlers: [], mailer: () => mailer }),
  }),
)

export interface Post {
  /** Resets the brand: no mails, an empty outbox, nine in the morning. Cheaper than a database per test. */
  reset(): Promise<void>
  brand: TestBrand
  /** Adds a topic to the outbox, and processes the whole outbox. */
  happen(topic: string, payload?: Record<string, unknown>): Promise<void>
}

/** A brand with only the messaging module, and the orders of its mails by id. */
export async function openPost(
  orders: Readonly<Record<string, OrderForMail>>,
  options: TestBrandOptions & { ports?: Partial<MessagingPorts> } = {},
): Promise<Post> {
  const { ports, ...brandOptions } = options
  const others = serverModule({
    name: 'others',
    offers: {
      readOrderForMail: orderForMailPort,
      issueLoginLink: loginLinkPort,
      config: configPort,
      themeTokens: themeTokensPort,
      branch: branchPort,
    },
    open: () => ({
      handlers: [],
      readOrderForMail: async (id) => orders[id],
      issueLoginLink: ports?.issueLoginLink ?? (async () => undefined),
      themeTokens: async () => ({ css: '', light: {} }),
      branch: async () => undefined,
      config: async () => Config.parse(await (ports?.brand?.() ?? donauBrand)),
    }),
  })
  const brand = await testBrand({
    composition: compose([others, ...kinds, messagingModule]),
    publicUrl: 'https://donau.example',
    ...brandOptions,
  })
  return {
    brand,
    async reset() {
      await brand.core.db.run(sql`TRUNCATE messages, outbox`)
      await forgetAudit(brand.core.db)
      brand.clock.set('2026-11-20T09:00:00Z')
    },
    async happen(topic, payload = {}) {
      await brand.core.db.tx((tx) => brand.core.outbox.add(tx, { topic, payload }))
      await brand.drain()
    },
  }
}
