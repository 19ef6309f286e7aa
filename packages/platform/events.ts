import type { Endpoint } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locale.ts'
import type { Session } from './module.ts'
import { port } from './ports.ts'

/** An event that is sent to other programs (docs/rules/integration.md, Webhooks). A module declares it in its manifest. */
export interface EventType {
  /** The name of the event in webhooks: 'order.confirmed'. */
  readonly type: string
  readonly title: Readonly<Record<Locale, string>>
  /** Topic of the outbox entry (stored work) that causes the event. The entry is written in the transaction of the change. */
  readonly topic: string
  /**
   * Kind of the record that the event is about: 'order'. Events of one record are sent to a webhook in the sequence in which they
   * happened.
   */
  readonly record: string
  /** Name of the field with the record's id, in the payload of the outbox entry. */
  readonly id: string
  /** Name of a field in the payload of the outbox entry. If its value is true, no event is sent. */
  readonly unless?: string
  /**
   * The API call (endpoint) that reads the record; it has the parameter `id`. Its response is the data of the event. Left out for events
   * about deleted records; their data is null.
   */
  readonly read?: Endpoint
}

/**
 * Returns the events of all modules. `compose` (compose.ts) offers this function to the modules. A module may call it while the module
 * itself is being opened.
 */
export const eventsPort = port<() => readonly EventType[]>('platform.events')

/**
 * Reads a record by the endpoint `read` of any module, with the rights of a session. Returns undefined if the record was deleted or the
 * session may not see it. `compose` (compose.ts) offers this function to the modules.
 */
export const readRecordPort =
  port<(read: Endpoint, id: string, session: Session) => Promise<unknown>>('platform.read-record')
