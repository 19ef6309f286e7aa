import sql from 'sql-template-tag'
import type { noteOrderPort } from '#modules/ordering/ports.ts'
import type { OffersOf } from '#platform/ports.ts'
import { mailTexts } from '../../words/mails.ts'
import type { BrandCore, OutboxHandler } from '#platform/module.ts'
import { relaxedCommit } from '#platform/postgres/relaxed-commit.ts'
import { isForEver, pauseAfter, reasonOf } from './retry-plan.ts'
import { asksForMark, type Mark } from '../mail/mark.ts'
import type { MessageRow } from './rows.ts'
import type { MailServer } from './smtp.ts'
import { sendTopic } from './write.ts'

interface SendTools {
  server(): MailServer | undefined
  mark(): Promise<Mark | undefined>
  noteOrder: NoteOrder
}

type NoteOrder = OffersOf<{ note: typeof noteOrderPort }>['note']

/**
 * These statements do not wait for the disk, so a power failure can undo them. In this case the outbox entry of the mail is processed
 * again, too, and the mail is sent again with the same Message-ID.
 */
const trying = `UPDATE messages SET attempts = attempts + 1 ${relaxedCommit} WHERE id = $1::uuid AND state = 'queued' RETURNING messages.*`
const sent = `UPDATE messages SET state = 'sent', sent_at = $2::timestamptz, last_error = NULL, text = COALESCE($3::text, text), html = COALESCE($3::text, html)
  ${relaxedCommit} WHERE id = $1::uuid`

/**
 * Sends a stored mail. A mail that no longer waits is skipped. The attempt is counted before the mail is sent. If the process is killed
 * during the attempt, the mail is sent again with the same Message-ID. After a 4xx response or a lost connection it is sent again after 1,
 * 5, 15, 60 minutes and 4 hours. After a 5xx response or the last of these attempts it fails, and the timeline of its order shows the
 * failure. A mail whose secret (for example a sign-in link) has expired is not sent and fails, too.
 */
export const sendMessage =
  (core: BrandCore, { server: serverNow, mark, noteOrder }: SendTools): OutboxHandler =>
  async ({ messageId }) => {
    const id = String(messageId)
    const [mail] = await core.db.prepared<MessageRow>('messages-try', trying, [id])
    if (!mail) return
    const now = core.clock.now()
    const server = serverNow()
    if (!server) {
      await core.db.run(sql`UPDATE messages SET state = 'shown', attempts = attempts - 1 WHERE id = ${id}`)
      return
    }
    if (mail.secret_until !== null && Date.parse(mail.secret_until) <= now.epochMilliseconds) {
      await core.db.run(
        sql`UPDATE messages SET state = 'failed', last_error = ${mailTexts(mail.locale).lapsed} WHERE id = ${id}`,
      )
      return
    }
    try {
      await server.send(mail, asksForMark(mail.html) ? await mark() : undefined)
    } catch (error) {
      return noteFailure(core, mail, error, noteOrder)
    }
    const wiped = mail.secret_until === null ? undefined : mailTexts(mail.locale).wiped
    await core.db.prepared('messages-sent', sent, [id, core.clock.now(), wiped ?? null])
  }

async function noteFailure(core: BrandCore, mail: MessageRow, error: unknown, noteOrder: NoteOrder): Promise<void> {
  const failures = mail.failures + 1
  const pause = isForEver(error) ? undefined : pauseAfter(failures)
  core.log.warn(
    { message: mail.id, template: mail.template, attempt: mail.attempts, reason: reasonOf(error), final: !pause },
    'A mail was not sent',
  )
  await core.db.tx(async (tx) => {
    await tx.run(sql`
      UPDATE messages SET failures = ${failures}, last_error = ${reasonOf(error)}, state = ${pause ? 'queued' : 'failed'} WHERE id = ${mail.id}`)
    if (!pause) {
      if (mail.order_id !== null)
        await noteOrder(tx, {
          orderId: mail.order_id,
          actor: { type: 'system' },
          action: 'mail-failed',
          note: `${mail.to_address}: ${reasonOf(error)}`,
        })
      return
    }
    await core.outbox.add(tx, {
      topic: sendTopic,
      key: `${mail.id}:${mail.attempts}`,
      payload: { messageId: mail.id },
      notBefore: core.clock.now().add(pause),
    })
  })
}
