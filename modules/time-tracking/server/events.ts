import type { EventType } from '#platform/events.ts'
import { rosterEndpoints } from '../contract.ts'

/** The outbox topic of a shift that was published. */
export const shiftPublishedTopic = 'shift.published'

/** The outbox topic of a published shift that was changed, passed on or withdrawn. */
export const shiftChangedTopic = 'shift.changed'

const of = (topic: string, de: string, en: string): EventType => ({
  type: topic,
  topic,
  title: { de, en },
  record: 'shift',
  id: 'id',
  read: rosterEndpoints.schedules.get,
})

/** What other programs may hear of shifts. Drafts are told to nobody. */
export const shiftEvents: readonly EventType[] = [
  of(shiftPublishedTopic, 'Dienst veröffentlicht', 'Shift published'),
  of(shiftChangedTopic, 'Dienst geändert oder abgesagt', 'Shift changed or withdrawn'),
]
