import type { Endpoint } from '#contract/endpoint.ts'
import type { Role } from '#contract/roles.ts'
import type { Failure, Result } from '#kernel/result.ts'
import type { SessionReader } from './http/access.ts'
import type { BrandCore, Handler, OutboxHandler, ScheduledJob } from './module.ts'
import type { Migrations } from './postgres/migrate.ts'

export interface NewStaff {
  name: string
  email: string
  roles: readonly Role[]
  password?: string
}

/** A brand with all its modules: what apps/server/compose makes of a core. */
export interface OpenedBrand {
  handlers: readonly Handler[]
  outbox: Readonly<Record<string, OutboxHandler>>
  jobs: readonly ScheduledJob[]
  /** Who is signed in; the identity module's. Without it no staff call succeeds. */
  sessions?: SessionReader
  /** For the command line: staff from outside the back office. */
  createUser?(user: NewStaff): Promise<Result<{ id: string }, Failure>>
  /** For the command line: what a new business begins with, under its name. */
  setUp?(name: string): Promise<void>
  /** Demo mode: who can sign in with what, shown at start. */
  demoLogins?(): Promise<readonly { email: string; password: string; role: Role }[]>
  close(): Promise<void>
}

/** All that the platform needs to know about the modules; it knows none of them by name. */
export interface Composition {
  /** Every call of every module; registered once, for all brands. */
  endpoints: readonly Endpoint[]
  /** In the order in which they may refer to each other. */
  migrations: readonly Migrations[]
  openBrand(core: BrandCore): Promise<OpenedBrand>
}
