import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { orderOfMailPort } from '#modules/messaging/ports.ts'
import type { noteOrderPort } from '#modules/ordering/ports.ts'
import type { Tx } from '#platform/db.ts'
import { type Answer, type BrandCore, type Handler, serve } from '#platform/module.ts'
import type { OffersOf } from '#platform/ports.ts'
import { mailBounceEndpoints } from '../contract.ts'
import { type MailNotice, readMailgun } from '../rules/notice.ts'
import { lockAddress, settleAddress } from './addresses.ts'
import { isMailgunSigned, MailgunNotice } from './mailgun.ts'

type NoticePorts = OffersOf<{ orderOfMail: typeof orderOfMailPort; noteOrder: typeof noteOrderPort }> & {
  /** The key with which Mailgun signs its notices. Undefined if no account is connected; notices are then refused with 404. */
  signKey(): string | undefined
}

const taken: Answer<string> = {
  ok: true,
  value: '',
  headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
}

/**
 * Receives the signed notices of Mailgun (docs/rules/messages.md, Mails that do not arrive). A notice that is not about a delivery, a final
 * failure or a complaint is accepted without effect.
 */
export function noticeHandlers(core: BrandCore, ports: NoticePorts): Handler[] {
  const forged = (call: { requestId: string; address: string | undefined }) => {
    core.log.warn({ requestId: call.requestId, address: call.address }, 'A mail notice with a wrong signature')
    return { ok: false as const, code: 'mailBounce.signature' as const }
  }

  /**
   * Stores a notice and its effect on the address. False if a notice with the same token but another body is already stored, because this
   * means that the new notice is forged.
   */
  async function settle(tx: Tx, key: string, bodyHash: string, notice: MailNotice | undefined): Promise<boolean> {
    if (notice) await lockAddress(tx, notice.email)
    const mail = notice?.mailId === undefined ? undefined : await ports.orderOfMail(tx, notice.mailId)
    const order = mail?.to === notice?.email ? mail : undefined
    const isNew = await tx.run(sql`
      INSERT INTO mail_notices (provider, key, body_hash, received_at, email, kind, at, reason, order_id, order_uid, branch_id)
      VALUES ('mailgun', ${key}, ${bodyHash}, ${core.clock.now()}, ${notice?.email ?? null}, ${notice?.kind ?? null},
        ${notice ? new Date(notice.at).toISOString() : null}, ${notice?.reason ?? ''},
        ${order?.orderId ?? null}, ${order?.orderUid ?? null}, ${order?.branchId ?? null})
      ON CONFLICT DO NOTHING`)
    if (isNew === 0) {
      const before = await tx.first<{ body_hash: string }>(
        sql`SELECT body_hash FROM mail_notices WHERE provider = 'mailgun' AND key = ${key}`,
      )
      return before?.body_hash === bodyHash
    }
    if (!notice) return true
    await settleAddress(tx, notice.email)
    if (notice.kind === 'bounced' && order?.orderId)
      await ports.noteOrder(tx, {
        orderId: order.orderId,
        actor: { type: 'system' },
        action: 'mail-failed',
        note: [notice.email, notice.reason].filter(Boolean).join(': '),
      })
    return true
  }

  return [
    serve(mailBounceEndpoints.mailgunNotice, async (call) => {
      const key = ports.signKey()
      if (!key) return { ok: false, code: 'request.not_found' }
      const read = MailgunNotice.safeParse(call.body)
      if (!read.success || !isMailgunSigned(read.data.signature, key, core.clock.now())) return forged(call)
      const bodyHash = createHash('sha256')
        .update(call.rawBody ?? new Uint8Array())
        .digest('hex')
      const notice = readMailgun(read.data['event-data'])
      const isKnown = await core.db.tx((tx) => settle(tx, read.data.signature.token, bodyHash, notice))
      return isKnown ? taken : forged(call)
    }),
  ]
}
