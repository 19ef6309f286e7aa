import type { Connection } from './connections/connection.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorEntries } from '#i18n/errors.ts'
import type { BareCore, BrandCore, Handler, OutboxHandler, ScheduledJob } from './module.ts'
import type { platformPorts, Port, PortFunction } from './ports.ts'
import type { EventType } from './events.ts'
import type { Scope } from './keys.ts'
import type { Migrations } from './postgres/migrate.ts'

type Called<P> = P extends Port<infer F> ? F : never

/** A brand with all its modules. `compose` creates it from a core (database, clock, settings and other services). */
export interface OpenedBrand {
  /** The core (database, clock, settings and other services) that was passed to the modules. */
  core: BrandCore
  handlers: readonly Handler[]
  outbox: Readonly<Record<string, OutboxHandler>>
  jobs: readonly ScheduledJob[]
  /** Functions of modules that the platform itself calls. A function is undefined if no module offers it. */
  sessions?: Called<typeof platformPorts.readSession> | undefined
  keys?: Called<typeof platformPorts.readKey> | undefined
  createUser?: Called<typeof platformPorts.createUser> | undefined
  resetPassword?: Called<typeof platformPorts.resetPassword> | undefined
  setUp?: Called<typeof platformPorts.setUp> | undefined
  demoLogins?: Called<typeof platformPorts.demoLogins> | undefined
  /**
   * Returns the function that a module offers for a port (named function). Used by programs outside of the modules (demo data, tests).
   * Throws when no module offers the port.
   */
  port<F extends PortFunction>(port: Port<F>): F
  close(): Promise<void>
}

/** The parts of the modules that the platform needs. The platform does not know the names of modules. */
export interface Composition {
  /** All API calls of all modules. They are registered once for all brands. */
  endpoints: readonly Endpoint[]
  /** The error codes of the platform and of every module. */
  errors: ErrorEntries
  /** The scope (right) that an API key must have for an API call, by the id of the call. */
  scopes: ReadonlyMap<string, Scope>
  /** The events that are sent to other programs. */
  events: readonly EventType[]
  /** The migrations in the order in which they run: the tables of a later module may refer to the tables of an earlier module. */
  migrations: readonly Migrations[]
  /** The outside services of all modules to which a brand can connect. */
  connections: readonly Connection[]
  openBrand(core: BareCore): Promise<OpenedBrand>
}
