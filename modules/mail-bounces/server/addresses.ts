import sql from 'sql-template-tag'
import type { Queries, Tx } from '#platform/db.ts'
import type { MailBounce } from '../contract.ts'
import { type AddressNews, isOut, latestOf } from '../rules/notice.ts'

/** A row of `mail_notices`: one report about a mail address. */
interface NewsRow {
  kind: AddressNews['kind']
  at: string
  reason: string
  order_id: string | null
  order_uid: string | null
  branch_id: string | null
}

export interface BounceRow extends Omit<NewsRow, 'kind'> {
  email: string
  kind: MailBounce['kind']
}

export const bounceOf = (row: BounceRow): MailBounce => ({
  email: row.email,
  kind: row.kind,
  reason: row.reason,
  at: row.at,
  orderId: row.order_id,
  orderUid: row.order_uid,
})

/** Locks a mail address until the transaction ends. Therefore two notices about this address are processed one after the other. */
export const lockAddress = (tx: Tx, email: string): Promise<unknown> =>
  tx.run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`mail-bounces ${email}`}, 0))`)

/**
 * Computes from the stored reports whether mails can be delivered to the address, and stores the result in `mail_bounces`. The caller must
 * hold the lock of the address. Returns true if mails could be delivered before this call, but not now.
 */
export async function settleAddress(tx: Tx, email: string): Promise<boolean> {
  const rows = await tx.many<NewsRow>(
    sql`SELECT kind, at, reason, order_id, order_uid, branch_id FROM mail_notices WHERE email = ${email} ORDER BY at DESC LIMIT 50`,
  )
  const latest = latestOf(rows.map((row) => ({ ...row, at: Date.parse(row.at), row })))
  if (!latest || !isOut(latest)) {
    await tx.run(sql`DELETE FROM mail_bounces WHERE email = ${email}`)
    return false
  }
  const { row } = latest
  const before = await tx.first<{ email: string }>(sql`SELECT email FROM mail_bounces WHERE email = ${email}`)
  await tx.run(sql`
    INSERT INTO mail_bounces (email, kind, reason, at, order_id, order_uid, branch_id)
    VALUES (${email}, ${row.kind}, ${row.reason}, ${row.at}, ${row.order_id}, ${row.order_uid}, ${row.branch_id})
    ON CONFLICT (email) DO UPDATE SET kind = excluded.kind, reason = excluded.reason, at = excluded.at,
      order_id = excluded.order_id, order_uid = excluded.order_uid, branch_id = excluded.branch_id`)
  return before === undefined
}

/** The stored failure ('bounce') of a mail address, as a list with one entry. The list is empty if mails can be delivered. */
export const bouncesOf = async (db: Queries, email: string): Promise<MailBounce[]> =>
  (await db.many<BounceRow>(sql`SELECT * FROM mail_bounces WHERE email = ${email}`)).map(bounceOf)
