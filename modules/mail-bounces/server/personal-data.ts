import sql, { type Sql } from 'sql-template-tag'
import { everyOrderOf, type Guest, type PersonalData } from '#platform/personal-data.ts'
import { bouncePersonalWords } from '../words/personal-data.ts'

const ofGuest = (guest: Guest, orders: readonly string[]): Sql => {
  const emails = guest.contacts.map(({ email }) => email).filter(Boolean)
  return sql`(email = ANY(${emails}) OR order_id = ANY(${[...orders]}::uuid[]))`
}

/** The reports about the mail addresses of a guest. They are exported and erased with the guest's data. */
export const bouncePersonalData: PersonalData = {
  columns: { mail_bounces: ['email', 'reason'], mail_notices: ['email', 'reason'] },
  words: bouncePersonalWords,
  async read(db, guest) {
    return {
      mail_bounces: await db.many(
        sql`SELECT email, kind, reason, at FROM mail_bounces WHERE ${ofGuest(guest, guest.orders)} ORDER BY at, email`,
      ),
      mail_notices: await db.many(
        sql`SELECT email, kind, reason, at FROM mail_notices WHERE ${ofGuest(guest, guest.orders)} ORDER BY at, key`,
      ),
    }
  },
  async erase(tx, guest) {
    await tx.run(sql`DELETE FROM mail_notices WHERE ${ofGuest(guest, everyOrderOf(guest))}`)
    await tx.run(sql`DELETE FROM mail_bounces WHERE ${ofGuest(guest, everyOrderOf(guest))}`)
    return undefined
  },
}
