import type { EventType } from '#platform/events.ts'
import { rosterEndpoints } from '../contract.ts'

/** The outbox topic for a published shift. */
export const shiftPublishedTopic = 'shift.published'

/** The outbox topic for a published shift that was changed, given to another person, or withdrawn. */
export const shiftChangedTopic = 'shift.changed'

const of = (topic: string, de: string, en: string): EventType => ({
  type: topic,
  topic,
  title: { de, en },
  record: 'shift',
  id: 'id',
  read: rosterEndpoints.schedules.get,
})

/** The events about shifts that other programs can receive. Drafts cause no events. */
export const shiftEvents: readonly EventType[] = [
  of(shiftPublishedTopic, 'Dienst veröffentlicht', 'Shift published'),
  of(shiftChangedTopic, 'Dienst geändert oder abgesagt', 'Shift changed or withdrawn'),
]
