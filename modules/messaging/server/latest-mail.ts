import sql from 'sql-template-tag'
import type { Locale } from '#contract/locale.ts'
import type { BrandCore } from '#platform/module.ts'
import type { MailText } from '../rules/mail-text.ts'
import { isBranchEvent, type TextEvent } from '../rules/routes.ts'
import { branchMailOf } from './mail-of-event.ts'
import type { WrittenMail } from './mail/content.ts'
import { branchMail, customerMail, type MailContext } from './mail/order-mails.ts'
import type { MessagingPorts } from './ports.ts'

/**
 * Writes a mail with the given text, for a preview or a test mail. The mail contains the data of an order of this kind: the one that caused
 * the newest mail. Undefined if none of the last 30 orders with mails is of this kind.
 */
export const latestMail =
  (core: BrandCore, ports: MessagingPorts, options: { contextNow(): Promise<MailContext> }) =>
  async (
    { kind, event, locale }: { kind: string; event: TextEvent; locale: Locale },
    text: MailText,
  ): Promise<WrittenMail | undefined> => {
    const recent = await core.db.many<{ order_id: string }>(
      sql`SELECT order_id FROM messages WHERE order_id IS NOT NULL GROUP BY order_id ORDER BY max(created_at) DESC LIMIT 30`,
    )
    for (const { order_id: id } of recent) {
      const found = await ports.readOrderForMail(id)
      if (found?.order.kind !== kind) continue
      const source = { ...found, order: { ...found.order, locale, email: found.order.email || 'gast@example.org' } }
      const context = { ...(await options.contextNow()), ownText: () => text }
      return isBranchEvent(event)
        ? branchMail(
            branchMailOf[event],
            { ...source, branch: { ...source.branch, email: 'haus@example.org' } },
            context,
          )
        : customerMail(event, source, context, [])
    }
    return undefined
  }
