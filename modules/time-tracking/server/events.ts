import type { EventType } from '#platform/events.ts'
import { rosterEndpoints } from '../contract.ts'

/** The outbox topic of a shift that was published. */
export const shiftPublishedTopic = 'shift.published'

/** What other programs may hear of shifts. */
export const shiftEvents: readonly EventType[] = [
  {
    type: shiftPublishedTopic,
    topic: shiftPublishedTopic,
    title: { de: 'Dienst veröffentlicht', en: 'Shift published' },
    record: 'shift',
    id: 'id',
    read: rosterEndpoints.schedules.get,
  },
]
