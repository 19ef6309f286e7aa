import sql from 'sql-template-tag'
import { type StaffMail, type StaffPerson, staffMailTopic } from '#modules/identity/ports.ts'
import type { OpeningHours } from '#modules/branches/rules/opening-hours.ts'
import type { Locale } from '#contract/locale.ts'
import type { Tx } from '#platform/db.ts'
import type { EventType } from '#platform/events.ts'
import type { BrandCore, ScheduledJob } from '#platform/module.ts'
import { signageDeviceEndpoints } from '../contract.ts'
import { isMissed } from '../rules/silence.ts'
import { alarmTexts } from '../words/mails.ts'
import type { SignagePorts } from './needs.ts'
import { readSettings } from './settings.ts'

/** Three heartbeats. */
const GRACE_MS = 180_000

interface Watched {
  id: string
  name: string
  branch_id: string
}
interface Silent extends Watched {
  screen_hours: OpeningHours
  seen: string
}
interface Back extends Watched {
  seen: string
  /** When the first mail was written. */
  alarmed_at: string
}

interface AlarmPorts {
  branches: () => Promise<readonly { id: string; name: string; timeZone: string }[]>
  staff: SignagePorts['staff']
}

const event = (type: string, topic: string, title: EventType['title']): EventType => ({
  type,
  topic,
  title,
  record: 'digitalSignageDevice',
  id: 'deviceId',
  read: signageDeviceEndpoints.get,
})
const silentTopic = 'signage.silent'
const backTopic = 'signage.back'

/** What other programs may hear of screens. Payload: `{ deviceId, branchId }`. */
export const signageEvents: readonly EventType[] = [
  event('screen.silent', silentTopic, { de: 'Schirm meldet sich nicht', en: 'Screen is silent' }),
  event('screen.back', backTopic, { de: 'Schirm ist wieder da', en: 'Screen is back' }),
]

/** Who looks after the screens of a branch: its back office, or the administrators where there is none. */
function keepersOf(staff: readonly StaffPerson[], branch: string): StaffPerson[] {
  const able = staff.filter(({ isEnabled }) => isEnabled)
  const own = able.filter(({ roles, branches }) => roles.includes('ROLE_BACKOFFICE') && branches.includes(branch))
  return own.length > 0 ? own : able.filter(({ roles }) => roles.includes('ROLE_ADMIN'))
}

/** Mails about screens that fall silent within their hours, and about their return (docs/rules/signage.md, Alarms). */
export function alarmJob(core: BrandCore, ports: AlarmPorts): ScheduledJob {
  const momentIn = (zone: string, locale: Locale, at: string): string =>
    Temporal.Instant.from(at)
      .toZonedDateTimeISO(zone)
      .toLocaleString(locale === 'de' ? 'de-AT' : 'en-GB', {
        weekday: 'short',
        day: 'numeric',
        month: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
      })

  const tell = async (tx: Tx, screen: Silent | Back): Promise<void> => {
    const branch = (await ports.branches()).find(({ id }) => id === screen.branch_id)
    const isBack = 'alarmed_at' in screen
    const payload = { deviceId: screen.id, branchId: screen.branch_id }
    const key = `${screen.id}:${isBack ? screen.alarmed_at : screen.seen}`
    await core.outbox.add(tx, { topic: isBack ? backTopic : silentTopic, key, payload })
    for (const { id, name, email, locale } of keepersOf(await ports.staff(tx), screen.branch_id)) {
      const t = alarmTexts(locale)
      const seen = momentIn(branch?.timeZone ?? 'UTC', locale, screen.seen)
      const subject = (isBack ? t.backSubject : t.silentSubject)(screen.name, branch?.name ?? '')
      const mail: StaffMail = {
        template: isBack ? backTopic : silentTopic,
        name,
        email,
        locale,
        subject,
        heading: subject,
        paragraphs: isBack ? [t.backText(screen.name, seen)] : [t.silentText(screen.name, seen), t.silentHelp],
        action: { label: t.open, path: '/backend/schirme' },
        notes: isBack ? [] : [t.silentOnce],
      }
      await core.outbox.add(tx, { topic: staffMailTopic, key: `${mail.template}:${key}:${id}`, payload: { ...mail } })
    }
  }

  const tellBack = (): Promise<void> =>
    core.db.tx(async (tx) => {
      const back = await tx.many<Back>(sql`
        WITH b AS (SELECT device_id, alarmed_at FROM signage_states WHERE alarmed_at IS NOT NULL AND last_seen > alarmed_at FOR UPDATE SKIP LOCKED)
        UPDATE signage_states s SET alarmed_at = NULL FROM b JOIN digital_signage_devices d ON d.id = b.device_id WHERE s.device_id = b.device_id
        RETURNING d.id, d.name, d.branch_id, s.last_seen AS seen, b.alarmed_at`)
      for (const screen of back) await tell(tx, screen)
    })

  const tellSilent = async (): Promise<void> => {
    const { silentMinutes } = await readSettings(core.db)
    if (silentMinutes === null) return
    const now = core.clock.now()
    const limit = now.subtract({ minutes: silentMinutes })
    const still = sql`s.paired_at IS NOT NULL AND s.alarmed_at IS NULL AND coalesce(s.last_seen, s.paired_at) <= ${limit}`
    const found = await core.db.many<Silent>(sql`
      SELECT d.id, d.name, d.branch_id, d.screen_hours, coalesce(s.last_seen, s.paired_at) AS seen
      FROM signage_states s JOIN digital_signage_devices d ON d.id = s.device_id WHERE ${still}`)
    if (found.length === 0) return
    const zones = new Map((await ports.branches()).map(({ id, timeZone }) => [id, timeZone]))
    for (const screen of found) {
      const zone = zones.get(screen.branch_id) ?? 'UTC'
      const seen = Temporal.Instant.from(screen.seen)
      if (!isMissed({ hours: screen.screen_hours, zone, seen }, silentMinutes, now)) continue
      await core.db.tx(async (tx) => {
        // Of two processes one finds the row without a mark, and only that one writes.
        const own = await tx.first(
          sql`UPDATE signage_states s SET alarmed_at = ${now} WHERE s.device_id = ${screen.id} AND ${still} RETURNING s.device_id`,
        )
        if (own) await tell(tx, screen)
      })
    }
  }

  // After a time in which nobody looked, because the server or its database was away, screens first get the time to come back.
  let watchedSince = core.clock.epochMs()
  let lookedAt = watchedSince
  return {
    name: 'signage.alarms',
    everySeconds: 30,
    async run() {
      const now = core.clock.epochMs()
      if (now - lookedAt > GRACE_MS) watchedSince = now
      lookedAt = now
      await tellBack()
      if (now - watchedSince >= GRACE_MS) await tellSilent()
    },
  }
}
