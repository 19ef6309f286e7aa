import sql from 'sql-template-tag'
import { staffMailTopic, type StaffMail, type StaffPerson } from '#modules/identity/ports.ts'
import type { Queries } from '#platform/db.ts'
import { type EventType } from '#platform/events.ts'
import type { BrandCore, Handler, OutboxHandler, ScheduledJob, Session } from '#platform/module.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { switchedOffTexts } from '../words/mails.ts'
import type { EndpointRow } from './endpoint-rows.ts'
import { fanOut } from './fan-out.ts'
import { lanes } from './lanes.ts'
import { sessionFor } from './read-key.ts'
import { webhookCalls } from './webhook-calls.ts'

interface Ports {
  events: () => readonly EventType[]
  read: (read: Endpoint, id: string, session: Session) => Promise<unknown>
  staff: (db: Queries, id: string) => Promise<StaffPerson | undefined>
}

/** Stored deliveries are deleted after this number of days. */
const keptDays = 30
/**
 * The ids of processed outbox entries are stored for this number of days. The number must be greater than `foundDays`; otherwise an entry
 * could be found and delivered a second time.
 */
const rememberedDays = 3

/**
 * Connects the outbox with the webhooks of other programs: it makes deliveries from outbox entries and sends them
 * (docs/rules/integration.md, Webhooks).
 */
export function webhooks(core: BrandCore, ports: Ports) {
  const sessionOf = async (row: EndpointRow): Promise<Session | undefined> => {
    const person = await ports.staff(core.db, row.created_by)
    return person && sessionFor(person, row)
  }
  const read = async ({ read: call }: EventType, id: string, session: Session): Promise<unknown> =>
    call && ports.read(call, id, session)
  const tellOwner = async (row: EndpointRow): Promise<void> => {
    const person = await ports.staff(core.db, row.created_by)
    if (!person) return
    const t = switchedOffTexts(person.locale)
    const mail: StaffMail = {
      template: 'integration.switched-off',
      name: person.name,
      email: person.email,
      locale: person.locale,
      subject: t.subject(row.name),
      heading: t.subject(row.name),
      paragraphs: [t.text(new URL(row.url).host)],
      action: { label: t.open, path: '/backend/schnittstellen' },
    }
    await core.db.tx((tx) => core.outbox.add(tx, { topic: staffMailTopic, payload: { ...mail } }))
  }
  const sending = lanes(core, { events: ports.events(), read, sessionOf, tellOwner })
  const handed = fanOut(core, { events: ports.events(), read, sessionOf, kick: (ids) => ids.forEach(sending.kick) })
  const jobs: readonly ScheduledJob[] = [
    { name: 'integration.deliver', everySeconds: 5, run: () => sending.look() },
    { name: 'integration.sweep', everySeconds: 60, run: () => handed.sweep() },
    {
      name: 'integration.retention',
      everySeconds: 3600,
      async run() {
        const now = core.clock.now()
        await core.db.run(
          sql`DELETE FROM webhook_deliveries WHERE state <> 'waiting' AND at < ${now.subtract({ hours: 24 * keptDays })}`,
        )
        await core.db.run(sql`DELETE FROM webhook_events WHERE at < ${now.subtract({ hours: 24 * rememberedDays })}`)
      },
    },
  ]
  const handlers: readonly Handler[] = webhookCalls(core, { events: ports.events, kick: sending.kick })
  const outbox: Readonly<Record<string, OutboxHandler>> = handed.outbox
  return { handlers, outbox, jobs, close: sending.close }
}
