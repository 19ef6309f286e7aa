import sql from 'sql-template-tag'
import { type StaffMail, type StaffPerson, staffMailTopic } from '#modules/identity/ports.ts'
import type { Locale } from '#contract/locale.ts'
import type { Tx } from '#platform/db.ts'
import type { WorkingSchedule } from '../contract.ts'
import { staffMailTexts } from '../words/staff-mails.ts'
import { readContracts, type TimeContext, zoneOf } from './people.ts'

/** Functions that write texts and times of a mail, in the language and time zone of its recipient. */
interface Reader {
  t: ReturnType<typeof staffMailTexts>
  day: (at: string) => string
  moment: (at: string) => string
  shift: (one: Shift) => string
}
type Shift = Pick<WorkingSchedule, 'from' | 'to'>

function readerOf(locale: Locale, zone: string): Reader {
  const t = staffMailTexts(locale)
  const tag = locale === 'de' ? 'de-AT' : 'en-GB'
  const local = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO(zone)
  const time = (at: string) => local(at).toLocaleString(tag, { hour: '2-digit', minute: '2-digit' })
  const day = (at: string) => local(at).toLocaleString(tag, { weekday: 'short', day: 'numeric', month: 'numeric' })
  return {
    t,
    day,
    moment: (at) => `${day(at)}, ${time(at)}`,
    shift: ({ from, to }) => t.shift(day(from), time(from), time(to)),
  }
}

interface Message {
  template: string
  subject: string
  paragraphs: string[]
  /** The button in the mail. Default: it opens the time clock. */
  action?: { label: string; path: string }
}

/**
 * Sends a mail to a person in the person's language. The mail is stored in the transaction that makes the change. No mail is sent if there
 * is no person (`user` null), if the person made the change (`by`), or if the person's account is switched off.
 */
export async function tell(
  context: TimeContext,
  tx: Tx,
  { user, by }: { user: string | null; by: string | undefined },
  write: (reader: Reader) => Message,
): Promise<void> {
  if (user === null || user === by) return
  const [person] = await context.ports.staff(tx, { id: user })
  if (!person?.isEnabled) return
  const contracts = (await readContracts(tx, [user])).get(user) ?? []
  const reader = readerOf(person.locale, await zoneOf(context, person, contracts))
  const { template, subject, paragraphs, action } = write(reader)
  await mail(context, tx, person, {
    template,
    subject,
    heading: subject,
    paragraphs,
    action: action ?? { label: reader.t.open, path: '/backend/stempeluhr' },
  })
}

const mail = (
  { core }: TimeContext,
  tx: Tx,
  { name, email, locale }: StaffPerson,
  rest: Omit<StaffMail, 'name' | 'email' | 'locale'>,
) => core.outbox.add(tx, { topic: staffMailTopic, payload: { name, email, locale, ...rest } })

/** Sends mails about a published week: one mail for each person, with all shifts that are new for this person. */
export async function tellPublished(
  context: TimeContext,
  tx: Tx,
  week: string,
  shifts: readonly WorkingSchedule[],
  by: string,
): Promise<void> {
  for (const [user, own] of Map.groupBy(shifts, (one) => one.user))
    await tell(context, tx, { user, by }, ({ t, day, shift }) => ({
      template: 'time.published',
      subject: t.publishedSubject(day(`${week}T12:00:00Z`)),
      paragraphs: [t.publishedText(own.length), ...own.map(shift)],
    }))
}

/**
 * Sends a mail about a change of a published shift. The recipients are the person who had the shift and the person who has it now.
 * `before` null: the shift is new. `after` null: the shift was withdrawn. A mail is also sent if only the note has changed.
 */
export async function tellChanged(
  context: TimeContext,
  tx: Tx,
  { before, after }: { before: WorkingSchedule | null; after: WorkingSchedule | null },
  by: string | undefined,
): Promise<void> {
  if (before && after && before.user === after.user)
    return tell(context, tx, { user: after.user, by }, ({ t, day, shift }) => ({
      template: 'time.changed',
      subject: t.changedSubject(day(before.from)),
      paragraphs: [t.changedText(shift(before), shift(after)), ...(after.note ? [after.note] : [])],
    }))
  if (before)
    await tell(context, tx, { user: before.user, by }, ({ t, day, shift }) => ({
      template: 'time.withdrawn',
      subject: t.withdrawnSubject(day(before.from)),
      paragraphs: [t.withdrawnText(shift(before))],
    }))
  if (after)
    await tell(context, tx, { user: after.user, by }, ({ t, day, shift }) => ({
      template: 'time.added',
      subject: t.addedSubject(day(after.from)),
      paragraphs: [t.addedText(shift(after)), ...(after.note ? [after.note] : [])],
    }))
}

/**
 * A job that sends a mail to each person whose block of work has been running for 12 hours without an end. The block is marked in the same
 * transaction. So only one mail is sent, even if several server processes run the job.
 */
export const forgottenEnds = (context: TimeContext) => ({
  name: 'time.forgotten-ends',
  everySeconds: 300,
  run: async (): Promise<void> => {
    const { db, clock } = context.core
    const now = clock.now()
    await db.tx(async (tx) => {
      const found = await tx.many<{ user_id: string; starts_at: string }>(sql`
        UPDATE working_activities SET forgotten_told_at = ${now}
        WHERE ends_at IS NULL AND voided_at IS NULL AND forgotten_told_at IS NULL AND starts_at <= ${now.subtract({ hours: 12 })}
        RETURNING user_id, starts_at`)
      for (const one of found)
        await tell(context, tx, { user: one.user_id, by: undefined }, ({ t, moment }) => ({
          template: 'time.forgotten-end',
          subject: t.forgottenSubject,
          paragraphs: [t.forgottenText(moment(one.starts_at))],
        }))
    })
  },
})
