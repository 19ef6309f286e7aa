import type { Endpoint } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locale.ts'
import type { Session } from './module.ts'
import { port } from './ports.ts'

/** Something that other programs may hear of (docs/rules/integration.md, Webhooks). A module declares it in its manifest. */
export interface EventType {
  /** As receivers see it: 'order.confirmed'. */
  readonly type: string
  readonly title: Readonly<Record<Locale, string>>
  /** The outbox entry from which it follows. The entry is written in the transaction of the change. */
  readonly topic: string
  /** Kind of the record: 'order'. Events of one record reach a receiver in order. */
  readonly record: string
  /** Field of the entry's payload that holds the id of the record. */
  readonly id: string
  /** An entry whose payload has this field as true is no event. */
  readonly unless?: string
  /** The call that reads the record, with the parameter `id`. Its answer is the data of the event. Without it the record is gone: data is null. */
  readonly read?: Endpoint
}

/** The composer's own offer: the events of all modules. May be called while modules are opened. */
export const eventsPort = port<() => readonly EventType[]>('platform.events')

/**
 * The composer's own offer: reads a record by a call of any module, with the rights of a session. Undefined: it is gone, or the session may
 * not see it.
 */
export const readRecordPort =
  port<(read: Endpoint, id: string, session: Session) => Promise<unknown>>('platform.read-record')
