import sql from 'sql-template-tag'
import type { Branch } from '#modules/branches/contract.ts'
import { type StaffMail, staffMailTopic, type StaffPerson } from '#modules/identity/ports.ts'
import type { Queries } from '#platform/db.ts'
import type { BrandCore, ScheduledJob, Session } from '#platform/module.ts'
import { weeklyMailTexts } from '../../words/mail.ts'
import { brandZone } from '../log/intake.ts'
import type { ReadStatistic } from '../read.ts'
import { weeklyFacts } from './weekly-facts.ts'
import { weeklyText } from './weekly-text.ts'

interface Ports {
  readonly branches: () => Promise<readonly Branch[]>
  readonly staff: (db: Queries, one?: { id?: string }) => Promise<readonly StaffPerson[]>
  readonly read: ReadStatistic
}

/** The hour on Monday from which the weekly mail is written, in the time zone of the brand. */
const FROM_HOUR = 7

/** The Monday of the week that contains `now`. */
export function mondayOf(now: Temporal.Instant, zone: string): Temporal.PlainDate {
  const today = now.toZonedDateTimeISO(zone).toPlainDate()
  return today.subtract({ days: today.dayOfWeek - 1 })
}

/** Makes a session object for a user who is not signed in, because the figures are read with the rights of a session. */
const sessionOf = ({ id, name, email, roles, branches }: StaffPerson): Session => ({
  id: '',
  userId: id,
  name,
  email,
  roles,
  branches,
  csrfToken: '',
})

/**
 * A job that writes the weekly mail for each user who has switched it on and has not received the mail of this week. The mail, and the note
 * that it was written, are stored in one transaction.
 */
export const weeklyMails = ({ db, clock, outbox }: BrandCore, { branches, staff, read }: Ports): ScheduledJob => ({
  name: 'statistics.weekly-mail',
  everySeconds: 600,
  async run(signal) {
    const zone = brandZone(await branches())
    const now = clock.now()
    const monday = mondayOf(now, zone)
    if (
      Temporal.Instant.compare(
        now,
        monday.toZonedDateTime({ timeZone: zone, plainTime: { hour: FROM_HOUR } }).toInstant(),
      ) < 0
    )
      return
    const waiting = await db.many<{ id: string }>(
      sql`SELECT user_id AS id FROM stat_mails WHERE told < ${monday.toString()}::date ORDER BY user_id`,
    )
    for (const { id } of waiting) {
      if (signal.aborted) return
      const [person] = await staff(db, { id })
      const mail = person && (await writtenFor(person, monday))
      await db.tx(async (tx) => {
        // If another server process has already marked this mail, the update changes no row, and nothing is written here.
        const marked = await tx.run(
          sql`UPDATE stat_mails SET told = ${monday.toString()} WHERE user_id = ${id} AND told < ${monday.toString()}::date`,
        )
        if (marked === 1 && mail) await outbox.add(tx, { topic: staffMailTopic, payload: { ...mail } })
      })
    }

    async function writtenFor(who: StaffPerson, today: Temporal.PlainDate): Promise<StaffMail | undefined> {
      if (!who.isEnabled || !who.roles.some((role) => role === 'ROLE_ADMIN' || role === 'ROLE_BACKOFFICE'))
        return undefined
      const week = { from: today.subtract({ days: 7 }).toString(), to: today.subtract({ days: 1 }).toString() }
      const before = { from: today.subtract({ days: 14 }).toString(), to: today.subtract({ days: 8 }).toString() }
      const { locale, name, email } = who
      const figures = await weeklyFacts(read, { now: week, before }, { session: sessionOf(who), locale })
      if (!figures) return undefined
      const currency = await db.first<{ currency: string }>(
        sql`SELECT currency FROM orders ORDER BY created_at DESC LIMIT 1`,
      )
      const t = weeklyMailTexts(locale)
      const tag = locale === 'de' ? 'de-AT' : 'en-GB'
      const days = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' })
      const dateOf = (day: string) => new Date(`${day}T12:00:00Z`)
      const subject = t.subject(days.formatRange(dateOf(week.from), dateOf(week.to)))
      return {
        template: 'statistics.weekly',
        name,
        email,
        locale,
        subject,
        heading: subject,
        paragraphs: weeklyText(figures, currency?.currency ?? 'EUR', locale),
        action: { label: t.open, path: `/backend/statistik?ansicht=orders&von=${week.from}&bis=${week.to}` },
        notes: [t.why],
      }
    }
  },
})
