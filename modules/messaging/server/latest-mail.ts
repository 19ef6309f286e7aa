import type { Locale } from '#contract/locale.ts'
import type { MailText } from '../rules/mail-text.ts'
import { isBranchEvent, type TextEvent } from '../rules/routes.ts'
import { branchMailOf } from './mail-of-event.ts'
import type { WrittenMail } from './mail/content.ts'
import { branchMail, customerMail, type MailContext } from './mail/order-mails.ts'
import type { MessagingPorts } from './ports.ts'

/**
 * Writes a mail with the given text, for a preview or a test mail. The mail contains the data of an order of this kind: the newest
 * one, in any state and also if no mail was sent about it. Undefined if there is no order of this kind.
 */
export const latestMail =
  (ports: MessagingPorts, options: { contextNow(): Promise<MailContext> }) =>
  async (
    { kind, event, locale }: { kind: string; event: TextEvent; locale: Locale },
    text: MailText,
  ): Promise<WrittenMail | undefined> => {
    const id = await ports.newestOrder(kind)
    const found = id === undefined ? undefined : await ports.readOrderForMail(id)
    if (!found) return undefined
    const source = { ...found, order: { ...found.order, locale, email: found.order.email || 'gast@example.org' } }
    const context = { ...(await options.contextNow()), ownText: () => text }
    return isBranchEvent(event)
      ? branchMail(branchMailOf[event], { ...source, branch: { ...source.branch, email: 'haus@example.org' } }, context)
      : customerMail(event, source, context, [])
  }
