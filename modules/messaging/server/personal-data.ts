import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import { emptyAudit } from '#platform/forget-audit.ts'
import { guestMailTopic } from '../ports.ts'
import { withoutMark } from './mail/mark.ts'
import { addressesOf, everyOrderOf, type Guest, type PersonalData, type PersonalFile } from '#platform/personal-data.ts'

interface Attached {
  name: string
  bytes: number
}

/**
 * Reads the text and attachments of one mail. Mails are read one by one, because all of them together could be too large. Undefined if the
 * mail was deleted in the meantime.
 */
const contentOf = (
  db: Queries,
  id: string,
): Promise<{ html: string; attachments: { content: string }[] } | undefined> =>
  db.first(sql`SELECT html, attachments FROM messages WHERE id = ${id}`)

/**
 * The HTML of a mail without the brand's logo mark: in the exported file this picture is not available. Undefined if the mail was deleted
 * in the meantime.
 */
async function htmlOf(db: Queries, id: string): Promise<string | undefined> {
  const html = (await contentOf(db, id))?.html
  return html === undefined ? undefined : withoutMark(html)
}

/**
 * The SQL condition for the mails of a guest. If an order belonged to somebody else before (`others`), mails to or about that person are
 * left out. If an order of this guest now belongs to somebody else (`formerly`), only the mails to this guest are included.
 */
const ofGuest = (guest: Guest): Sql => sql`(
  (order_id = ANY(${[...guest.orders]}::uuid[]) AND lower(to_address) <> ALL(${[...guest.others]}::text[])
    AND NOT EXISTS (SELECT 1 FROM unnest(${[...guest.others]}::text[]) other WHERE strpos(lower(text || html), other) > 0))
  OR (order_id = ANY(${[...guest.formerly]}::uuid[]) AND lower(to_address) = ANY(${addressesOf(guest)}::text[])))`

/** The mails about a guest's orders, to the guest and to the branch. They are exported and erased with the guest's data. */
export const messagingPersonalData: PersonalData = {
  columns: {
    messages: [
      'to_name',
      'to_address',
      'reply_to_name',
      'reply_to_address',
      'subject',
      'text',
      'html',
      'attachments',
      'last_error',
    ],
  },
  async read(db, guest) {
    return {
      messages: await db.many(sql`
        SELECT order_uid, created_at, sent_at, to_name, to_address, subject, text FROM messages WHERE ${ofGuest(guest)}
        ORDER BY created_at, id`),
    }
  },
  async files(db, guest) {
    const rows = await db.many<{ id: string; subject: string; bytes: number; attached: Attached[] }>(sql`
      SELECT id, subject, octet_length(html) AS bytes,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('name', a->>'filename', 'bytes', octet_length(a->>'content'))), '[]')
         FROM jsonb_array_elements(attachments) a) AS attached
      FROM messages WHERE ${ofGuest(guest)} AND emptied_at IS NULL AND html <> '' ORDER BY created_at, id`)
    return rows.flatMap(({ id, subject, bytes, attached }): PersonalFile[] => [
      { folder: 'mails', name: `${subject}.html`, bytes, read: () => htmlOf(db, id) },
      ...attached.map((one, n) => ({
        folder: 'mails' as const,
        name: one.name,
        bytes: one.bytes,
        read: async () => (await contentOf(db, id))?.attachments[n]?.content,
      })),
    ])
  },
  async erase(tx, guest) {
    const ids = everyOrderOf(guest)
    await tx.run(sql`
      UPDATE outbox SET last_error = NULL WHERE last_error IS NOT NULL
        AND payload->>'messageId' IN (SELECT id::text FROM messages WHERE order_id = ANY(${ids}::uuid[]))`)
    // Also deletes outbox entries with mails to this guest that were not written yet: these entries contain the texts for the guest.
    await tx.run(sql`DELETE FROM outbox WHERE topic = ${guestMailTopic} AND payload->>'orderId' = ANY(${ids}::text[])`)
    const gone = await tx.many<{ id: string }>(
      sql`DELETE FROM messages WHERE order_id = ANY(${ids}::uuid[]) RETURNING id`,
    )
    await emptyAudit(
      tx,
      'message',
      gone.map(({ id }) => id),
    )
    return undefined
  },
}
