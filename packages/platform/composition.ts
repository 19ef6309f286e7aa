import type { Connection } from './connections/connection.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorEntries } from '#i18n/errors.ts'
import type { BareCore, BrandCore, Handler, OutboxHandler, ScheduledJob } from './module.ts'
import type { platformPorts, Port, PortFunction } from './ports.ts'
import type { EventType } from './events.ts'
import type { Scope } from './keys.ts'
import type { Migrations } from './postgres/migrate.ts'

type Called<P> = P extends Port<infer F> ? F : never

/** A brand with all its modules: what `compose` makes of a core. */
export interface OpenedBrand {
  /** The core that its modules got. */
  core: BrandCore
  handlers: readonly Handler[]
  outbox: Readonly<Record<string, OutboxHandler>>
  jobs: readonly ScheduledJob[]
  /** The platform's own ports; undefined where no module offers one. */
  sessions?: Called<typeof platformPorts.readSession> | undefined
  keys?: Called<typeof platformPorts.readKey> | undefined
  createUser?: Called<typeof platformPorts.createUser> | undefined
  resetPassword?: Called<typeof platformPorts.resetPassword> | undefined
  setUp?: Called<typeof platformPorts.setUp> | undefined
  demoLogins?: Called<typeof platformPorts.demoLogins> | undefined
  /** The function that a module offers, for programs that work on a brand from outside (demo data, tests). Throws when nobody offers it. */
  port<F extends PortFunction>(port: Port<F>): F
  close(): Promise<void>
}

/** All that the platform needs to know about the modules; it knows none of them by name. */
export interface Composition {
  /** Every call of every module; registered once, for all brands. */
  endpoints: readonly Endpoint[]
  /** The codes of the platform and of every module. */
  errors: ErrorEntries
  /** The scope that each call needs from a key, by the id of the call. */
  scopes: ReadonlyMap<string, Scope>
  /** What other programs may hear of. */
  events: readonly EventType[]
  /** In this order: a later one may refer to tables of an earlier one. */
  migrations: readonly Migrations[]
  /** What a brand can connect to, of every module. */
  connections: readonly Connection[]
  openBrand(core: BareCore): Promise<OpenedBrand>
}
