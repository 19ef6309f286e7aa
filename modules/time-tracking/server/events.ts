import type { EventType } from '#platform/events.ts'
import { rosterEndpoints } from '../contract.ts'

/** Outbox topic: a shift was published. */
export const shiftPublishedTopic = 'shift.published'

/** Outbox topic: a published shift was changed, given to another person, or withdrawn. */
export const shiftChangedTopic = 'shift.changed'

const of = (topic: string, de: string, en: string): EventType => ({
  type: topic,
  topic,
  title: { de, en },
  record: 'shift',
  id: 'id',
  read: rosterEndpoints.schedules.get,
})

/** Events about shifts that other programs can subscribe to. Drafts cause no events. */
export const shiftEvents: readonly EventType[] = [
  of(shiftPublishedTopic, 'Dienst veröffentlicht', 'Shift published'),
  of(shiftChangedTopic, 'Dienst geändert oder abgesagt', 'Shift changed or withdrawn'),
]
