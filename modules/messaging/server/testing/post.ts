import { forgetAudit } from '#testing/forget-audit.ts'
import sql from 'sql-template-tag'
import { Config } from '#modules/content/contract.ts'
import { branchPort } from '#modules/branches/ports.ts'
import { configPort } from '#modules/content/ports.ts'
import { loginLinkPort } from '#modules/identity/ports.ts'
import { newestOrderPort, noteOrderPort, orderForMailPort, orderMailerPort } from '#modules/ordering/ports.ts'
import { themePicturePort, themeTokensPort } from '#modules/themes/ports.ts'
import type { OffersOf } from '#platform/ports.ts'
import { compose } from '#platform/compose.ts'
import { serverModule } from '#platform/server-module.ts'
import { type TestBrand, testBrand, type TestBrandOptions } from '#testing/brand.ts'
import { messagingModule } from '../module.ts'
import type { MessagingPorts, OrderForMail } from '../ports.ts'
import { mailers } from './mailers.ts'
import { donauBrand } from './ride-order.ts'

/** Stand-ins for the modules for rides and food. Each stand-in only offers its mailer, because messaging needs nothing else. */
const kinds = mailers.map((mailer) =>
  serverModule({
    name: mailer.kind,
    offers: { mailer: orderMailerPort },
    open: () => ({ handlers: [], mailer: () => mailer }),
  }),
)

export interface Post {
  /**
   * Resets the brand for the next test: no mails, an empty outbox, and the clock at nine in the morning. This is faster than a new
   * database for each test.
   */
  reset(): Promise<void>
  brand: TestBrand
  /** The entries that were written into timelines of orders: 'mail-failed <order>: <reason>'. */
  notes: readonly string[]
  /** Adds an entry to the outbox, and processes all entries. */
  happen(topic: string, payload?: Record<string, unknown>): Promise<void>
}

/** Opens a brand with only the messaging module. `orders`: the orders about which it can write mails, by id. */
export async function openPost(
  orders: Readonly<Record<string, OrderForMail>>,
  options: TestBrandOptions & {
    ports?: Partial<MessagingPorts>
    themePicture?: OffersOf<{ find: typeof themePicturePort }>['find']
  } = {},
): Promise<Post> {
  const { ports, themePicture, ...brandOptions } = options
  const notes: string[] = []
  const others = serverModule({
    name: 'others',
    offers: {
      readOrderForMail: orderForMailPort,
      newestOrder: newestOrderPort,
      issueLoginLink: loginLinkPort,
      config: configPort,
      themeTokens: themeTokensPort,
      themePicture: themePicturePort,
      branch: branchPort,
      noteOrder: noteOrderPort,
    },
    open: () => ({
      handlers: [],
      readOrderForMail: async (id) => orders[id],
      newestOrder: async (kind) => Object.keys(orders).find((id) => orders[id]?.order.kind === kind),
      issueLoginLink: ports?.issueLoginLink ?? (async () => undefined),
      themeTokens: async () => ({ css: '', light: {} }),
      themePicture: themePicture ?? (async () => undefined),
      branch: async () => undefined,
      noteOrder: async (_, news) => {
        notes.push(`${news.action} ${news.orderId}: ${news.note ?? ''}`)
      },
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
    notes,
    async reset() {
      notes.length = 0
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
