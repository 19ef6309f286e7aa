import sql from 'sql-template-tag'
import type { BrandCore } from '#platform/module.ts'
import type { WrittenMail } from '../mail/content.ts'

/** Outbox topic: send a stored mail. Payload: `{ messageId }`. */
export const sendTopic = 'messaging.send'

/**
 * Stores the mails that an outbox entry causes, together with the outbox entries that send them, in one transaction. Without an SMTP server the mails
 * are only stored and shown to staff. If the same entry is processed again, nobody gets a second mail.
 */
export async function keepMails(
  core: BrandCore,
  entry: { id: string; dueAt: Temporal.Instant },
  mails: readonly (WrittenMail | undefined)[],
  options: { hasSmtp: () => boolean },
): Promise<void> {
  const hasSmtp = options.hasSmtp()
  const state = hasSmtp ? 'queued' : 'shown'
  await core.db.tx(async (tx) => {
    for (const mail of mails) {
      if (!mail) continue
      const id = core.ids.uuid()
      const kept = await tx.run(sql`
        INSERT INTO messages (id, created_at, entry_id, template, locale, from_name, to_name, to_address, reply_to_name, reply_to_address,
          subject, text, html, attachments, secret_until, state, order_id, order_uid, branch_id)
        VALUES (${id}, ${core.clock.now()}, ${`${entry.id} ${mail.template}`}, ${mail.template}, ${mail.locale}, ${mail.fromName}, ${mail.to.name}, ${mail.to.address},
          ${mail.replyTo?.name ?? ''}, ${mail.replyTo?.address ?? ''}, ${mail.subject}, ${mail.text}, ${mail.html},
          ${JSON.stringify(mail.attachments)}, ${mail.secretUntil ?? null}, ${state},
          ${mail.order?.id ?? null}, ${mail.order?.uid ?? null}, ${mail.order?.branchId ?? null})
        ON CONFLICT (entry_id, to_address) DO NOTHING`)
      if (kept === 1 && hasSmtp)
        await core.outbox.add(tx, {
          topic: sendTopic,
          key: `${id}:0`,
          payload: { messageId: id },
          // The new entry is due at the same time as the entry that caused it. So, when many orders come at the same time, the mail of an
          // early order is sent before the mails of later orders are written.
          notBefore: entry.dueAt,
        })
    }
  })
}
