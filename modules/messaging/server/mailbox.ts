import sql, { empty, join, type Sql } from 'sql-template-tag'
import { messagingEndpoints as calls } from '../contract.ts'
import { actorOf } from '#platform/audit.ts'
import { type BrandCore, type Handler, serve, type Session } from '#platform/module.ts'
import { mailTexts } from '../words/mails.ts'
import { asksForMark, type Mark, withMark } from './mail/mark.ts'
import { type MessageRow, messageOf } from './delivery/rows.ts'
import { sendTopic } from './delivery/write.ts'

/**
 * The SQL condition for the mails that a caller may see. Administrators see all mails, other staff only mails of their branches. Mails
 * without a branch are sent to staff users, for example with sign-in links, so only administrators see them.
 */
function scopeOf(session: Session | undefined): Sql {
  if (session?.roles.includes('ROLE_ADMIN')) return sql`true`
  return sql`branch_id = ANY(${[...(session?.branches ?? [])]}::uuid[])`
}

/** The columns that the list needs. The columns with text and attachments are left out, because they are large. */
const listed = sql`id, created_at, template, locale, from_name, to_name, to_address, reply_to_name, reply_to_address, subject, secret_until, state,
  attempts, failures, last_error, sent_at, order_id, order_uid, branch_id`

/** The calls of the page 'Ausgang': list the mails, show one, and send a mail again (docs/rules/messages.md, Mails). */
export function mailboxRoutes(
  core: BrandCore,
  options: { hasSmtp: () => boolean; mark(): Promise<Mark | undefined> },
): Handler[] {
  const find = (id: string, session: Session | undefined): Promise<MessageRow | undefined> =>
    core.db.first<MessageRow>(sql`SELECT * FROM messages WHERE id = ${id} AND ${scopeOf(session)}`)

  return [
    serve(calls.list, async (call) => {
      const { page, pageSize, search, state, orderId, sort } = call.query
      const conditions = [scopeOf(call.session)]
      if (state) conditions.push(sql`state = ${state}`)
      if (orderId) conditions.push(sql`order_id = ${orderId}`)
      for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
        const pattern = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
        conditions.push(sql`concat_ws(' ', to_name, to_address, subject, order_uid) ILIKE ${pattern}`)
      }
      const where = sql`WHERE ${join(conditions, ' AND ')}`
      const direction = sort === 'createdAt' ? empty : sql`DESC`
      const [rows, count] = await Promise.all([
        core.db.many<MessageRow>(sql`
          SELECT ${listed} FROM messages ${where} ORDER BY created_at ${direction}, id ${direction} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`),
        core.db.first<{ total: number }>(sql`SELECT count(*) AS total FROM messages ${where}`),
      ])
      return { ok: true, value: rows.map(messageOf), meta: { total: count?.total ?? 0, page, pageSize } }
    }),
    serve(calls.get, async (call) => {
      const row = await find(call.params.id, call.session)
      if (!row) return { ok: false, code: 'record.not_found' }
      // The text of a mail with a sign-in link is shown only if the brand has no mail server, because this page is then the only way to
      // read the mail. In other cases the text is hidden, because somebody could use the link.
      const hidden = row.secret_until !== null && row.state !== 'shown' ? mailTexts(row.locale).wiped : undefined
      const attachments = row.attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        content,
      }))
      const html = hidden ?? row.html
      const shown = asksForMark(html) ? withMark(html, await options.mark()) : html
      return { ok: true, value: { ...messageOf(row), text: hidden ?? row.text, html: shown, attachments } }
    }),
    serve(calls.retry, async (call) => {
      const row = await core.db.tx(async (tx) => {
        const found = await tx.first<MessageRow>(
          sql`SELECT * FROM messages WHERE id = ${call.params.id} AND ${scopeOf(call.session)} FOR UPDATE`,
        )
        // These mails cannot be sent again: a mail that was sent, a mail whose text was removed, and any mail if no SMTP server is configured.
        if (!found || found.state === 'sent' || found.emptied_at !== null || !options.hasSmtp()) return found
        await tx.run(sql`UPDATE messages SET state = 'queued', failures = 0 WHERE id = ${found.id}`)
        await core.outbox.add(tx, {
          topic: sendTopic,
          key: `${found.id}:again:${core.ids.uuid()}`,
          payload: { messageId: found.id },
        })
        await core.audit.write(tx, {
          action: 'message.retried',
          entity: 'message',
          entityId: found.id,
          // The subject can contain the guest's name, and the audit trail is stored longer than the mail. So the entry contains the order's number.
          label: found.order_uid ?? found.template,
          branchId: found.branch_id,
          actor: actorOf(call.session),
          requestId: call.requestId,
        })
        return { ...found, state: 'queued' as const }
      })
      return row ? { ok: true, value: messageOf(row) } : { ok: false, code: 'record.not_found' }
    }),
  ]
}
