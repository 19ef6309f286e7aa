import type { Locale } from '#contract/locale.ts'
import { type StaffMail, type StaffPerson, staffMailTopic } from '#modules/identity/ports.ts'
import type { Tx } from '#platform/db.ts'
import type { EventType } from '#platform/events.ts'
import type { BrandCore } from '#platform/module.ts'
import { signageDeviceEndpoints } from '../contract.ts'
import { alarmTexts } from '../words/mails.ts'
import type { SignagePorts } from './needs.ts'

export interface AlarmPorts {
  branches: () => Promise<readonly { id: string; name: string; timeZone: string }[]>
  staff: SignagePorts['staff']
}

/** A screen that is named in a mail. */
export interface AlarmScreen {
  id: string
  name: string
  branch_id: string
  seen: string
  /** When the event and the mails about the silence of the screen were written. Set only for a screen that has reported again. */
  alarmed_at?: string
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

/** The events about screens. Other software can subscribe to these events. Payload: `{ deviceId, branchId }`. */
export const signageEvents: readonly EventType[] = [
  event('screen.silent', silentTopic, { de: 'Schirm meldet sich nicht', en: 'Screen is silent' }),
  event('screen.back', backTopic, { de: 'Schirm ist wieder da', en: 'Screen is back' }),
]

/**
 * The people who get mails about the screens of a branch: the enabled back-office users of this branch. If there are none, all enabled
 * administrators.
 */
function keepersOf(staff: readonly StaffPerson[], branch: string): StaffPerson[] {
  const able = staff.filter(({ isEnabled }) => isEnabled)
  const own = able.filter(({ roles, branches }) => roles.includes('ROLE_BACKOFFICE') && branches.includes(branch))
  return own.length > 0 ? own : able.filter(({ roles }) => roles.includes('ROLE_ADMIN'))
}

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

/**
 * Reports screens of one branch that have become silent, or that report again. Writes an event for each screen. Each recipient gets one
 * mail about all these screens, because a network failure makes many screens silent at the same time.
 */
export function alarmTeller(core: BrandCore, ports: AlarmPorts) {
  return async (tx: Tx, branchId: string, screens: readonly AlarmScreen[]): Promise<void> => {
    const [first] = screens
    if (!first) return
    const branch = (await ports.branches()).find(({ id }) => id === branchId)
    const topic = first.alarmed_at ? backTopic : silentTopic
    const keys = screens.map((one) => `${one.id}:${one.alarmed_at ?? one.seen}`)
    for (const [place, { id }] of screens.entries())
      await core.outbox.add(tx, { topic, key: keys[place] ?? id, payload: { deviceId: id, branchId } })
    const names = screens.map(({ name }) => name)
    for (const { id, name, email, locale } of keepersOf(await ports.staff(tx), branchId)) {
      const t = alarmTexts(locale)
      const [subjectOf, text, help] =
        topic === backTopic ? [t.backSubject, t.backText, t.backHelp] : [t.silentSubject, t.silentText, t.silentHelp]
      const subject = subjectOf(names, branch?.name ?? '')
      const seen = (at: string): string => momentIn(branch?.timeZone ?? 'UTC', locale, at)
      const mail: StaffMail = {
        template: topic,
        name,
        email,
        locale,
        subject,
        heading: subject,
        paragraphs: [...screens.map((one) => text(one.name, seen(one.seen))), help],
        action: { label: t.open, path: '/backend/schirme' },
        notes: topic === backTopic ? [] : [t.silentOnce],
      }
      await core.outbox.add(tx, { topic: staffMailTopic, key: `${topic}:${keys[0]}:${id}`, payload: { ...mail } })
    }
  }
}
