import type { BrandCore } from '#platform/module.ts'
import { outboxPart } from '#platform/work/outbox-part.ts'
import type { WrittenMail } from '../mail/content.ts'

/** Outbox topic: send a stored mail. Payload: `{ messageId }`. */
export const sendTopic = 'messaging.send'

const shape = `id uuid, created_at timestamptz, entry_id text, template text, locale text, from_name text, to_name text, to_address text,
  reply_to_name text, reply_to_address text, subject text, text text, html text, attachments jsonb, secret_until timestamptz, state text,
  order_id uuid, order_uid text, branch_id uuid`
const columns = shape.replaceAll(/ (?:uuid|timestamptz|text|jsonb)(?=,|$)/g, '')

/** If a mail is already stored, it is not written again, and no outbox entry is written for it. */
const statement = `WITH written AS MATERIALIZED (SELECT * FROM jsonb_to_recordset($1::jsonb) AS m (${shape}, promise jsonb)
), kept AS (
  INSERT INTO messages (${columns}) SELECT ${columns} FROM written ON CONFLICT (entry_id, to_address) DO NOTHING RETURNING id
), promised AS (SELECT promise FROM written JOIN kept USING (id)
) ${outboxPart('promised')}`

/**
 * Stores the mails of an outbox entry with one statement, together with new outbox entries that send these mails. Without an SMTP server
 * the mails are only stored and shown to staff. If the same entry is processed again, nobody gets a second mail.
 */
export async function keepMails(
  core: BrandCore,
  entry: { id: string; dueAt: Temporal.Instant },
  mails: readonly (WrittenMail | undefined)[],
  options: { hasSmtp: () => boolean },
): Promise<void> {
  const hasSmtp = options.hasSmtp()
  const wanted = mails.filter((mail) => mail !== undefined)
  if (wanted.length === 0) return
  await core.db.single(async (tx) => {
    const rows: Readonly<Record<string, unknown>>[] = []
    for (const mail of wanted) {
      const id = core.ids.uuid()
      const send = {
        topic: sendTopic,
        key: `${id}:0`,
        payload: { messageId: id },
        // The new entry is due at the same time as the entry that caused it. This matters if many orders come at the same time: the mail
        // of an early order is sent before the mails of later orders are written.
        notBefore: entry.dueAt,
      }
      rows.push({
        id,
        created_at: core.clock.now(),
        entry_id: `${entry.id} ${mail.template}`,
        template: mail.template,
        locale: mail.locale,
        from_name: mail.fromName,
        to_name: mail.to.name,
        to_address: mail.to.address,
        reply_to_name: mail.replyTo?.name ?? '',
        reply_to_address: mail.replyTo?.address ?? '',
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: mail.attachments,
        secret_until: mail.secretUntil ?? null,
        state: hasSmtp ? 'queued' : 'shown',
        order_id: mail.order?.id ?? null,
        order_uid: mail.order?.uid ?? null,
        branch_id: mail.order?.branchId ?? null,
        promise: hasSmtp ? await core.outbox.row(tx, send) : null,
      })
    }
    await tx.prepared('messages-keep', statement, [JSON.stringify(rows)])
  })
}
