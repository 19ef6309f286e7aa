import type { Endpoint, OutputOf, PageMeta } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import type { Ids } from '#kernel/ids.ts'
import type { Failure } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type * as z from 'zod'
import type { Db, Tx } from './db.ts'
import type { OutboxRow } from './work/outbox-part.ts'

/** Writes JSON lines. Never given tokens, hashes, card data or message bodies. */
export interface Log {
  debug(fields: object, message?: string): void
  info(fields: object, message?: string): void
  warn(fields: object, message?: string): void
  error(fields: object, message?: string): void
}

/** Who calls: a signed-in staff user. Nobody signed in = no session. */
export interface Session {
  id: string
  userId: string
  name: string
  email: string
  roles: readonly Role[]
  /** Branch ids the user belongs to; an administrator sees every branch whatever stands here. */
  branches: readonly string[]
  csrfToken: string
}

/** A validated call, as a handler gets it. */
export interface Call<E extends Endpoint = Endpoint> {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  locale: Locale
  session: Session | undefined
  /** Id of the request: stands in logs, in the audit trail and in a 5xx. */
  requestId: string
  /** Address of the caller; behind a trusted proxy the forwarded one. */
  address: string
  /** Lower-case names. */
  headers: Readonly<Record<string, string | undefined>>
  cookies: Readonly<Record<string, string | undefined>>
  /** Bytes of the body as they came, for signed notices. */
  rawBody?: Uint8Array
  /** Scheme and host as the caller sees them, e.g. 'https://donau.example'. */
  origin: string
  /** Aborted when the caller goes away. */
  signal: AbortSignal
}

export interface Answer<T> {
  ok: true
  value: T
  /** Other than the declared status, e.g. 200 for a replay of a 201. */
  status?: number
  meta?: PageMeta
  headers?: Readonly<Record<string, string>>
  cookies?: readonly SetCookie[]
}

export interface SetCookie {
  name: string
  value: string
  maxAgeSeconds?: number
  httpOnly?: boolean
  secure?: boolean
}

export interface Refusal extends Failure {
  ok: false
  /** More than one broken rule: the list shown at the top of the form. The first stands for `code`. */
  errors?: readonly Failure[]
  /** The current state, for a caller that lost a race. */
  data?: unknown
  headers?: Readonly<Record<string, string>>
}

/** Server-sent events: one per item; the iterator ends when the caller goes. */
export interface StreamEvent {
  event: string
  data: unknown
  id?: string
}

type ReplyOf<E extends Endpoint> = E['kind'] extends 'stream'
  ? AsyncIterable<StreamEvent>
  : E['kind'] extends 'raw'
    ? string | Uint8Array
    : OutputOf<E>

export type Handle<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Answer<ReplyOf<E> | AsyncIterable<StreamEvent> | string | Uint8Array> | Refusal>

/** An endpoint with what answers it. */
export interface Handler {
  endpoint: Endpoint
  handle: Handle<Endpoint>
}

/** Ties a handler to its endpoint; types are checked here, once. */
export const serve = <E extends Endpoint>(endpoint: E, handle: Handle<E>): Handler => ({
  endpoint,
  handle: handle as unknown as Handle<Endpoint>,
})

/** Told to other processes and open streams after the transaction commits (LISTEN/NOTIFY). Payloads stay small: ids, not records. */
export interface Live {
  /** Inside a transaction: sent when it commits, dropped when it rolls back. Other processes may hear the same payload once for several times. */
  publish(tx: Tx, channel: string, payload: Readonly<Record<string, unknown>>): Promise<void>
  /** What is published on the channel by any process, from now until the signal aborts. */
  subscribe(channel: string, signal: AbortSignal): AsyncIterable<Record<string, unknown>>
  /** Calls back for the same; returns how to stop. */
  on(channel: string, hear: (payload: Record<string, unknown>) => void): () => void
}

/** A piece of work promised inside a transaction and done after it, at least once, in one process of many. */
export interface Outbox {
  add(tx: Tx, entry: OutboxEntry): Promise<void>
  /** The same without a statement: what `outboxPart` writes in the module's own statement; null where nothing is to be promised. */
  row(tx: Tx, entry: OutboxEntry): Promise<OutboxRow | null>
}

export interface OutboxEntry {
  topic: string
  payload: Readonly<Record<string, unknown>>
  /** A second entry of the same topic and key is dropped. */
  key?: string
  /** Not before this instant; at once unless said. */
  notBefore?: Temporal.Instant
}

/** Does the work of an outbox topic. Must be idempotent. A throw or `retry` means: again later, with growing pauses. */
export type OutboxHandler = (
  payload: Record<string, unknown>,
  entry: { id: string; attempt: number },
) => Promise<void | { retry: string; final?: boolean }>

/** Work by the clock, done by one process of many. */
export interface ScheduledJob {
  name: string
  everySeconds: number
  run(): Promise<void>
}

/** A value computed from the database and kept in memory until a write makes it stale, in every process. */
export interface Snapshot<T> {
  /** Current value with its version (rises with each change of what it depends on). */
  get(): Promise<{ value: T; version: string }>
}

export interface Snapshots {
  /** `dependsOn` are the names given to `changed`. */
  define<T>(name: string, dependsOn: readonly string[], load: () => Promise<T>): Snapshot<T>
  /** Inside the writing transaction: stale everywhere once it commits. */
  changed(tx: Tx, name: string): Promise<void>
  /** Version over all names: rises with any change of public content; part of a page's cache key. */
  version(): string
}

/** Append-only record of who did what (docs/rules/back-office.md, Roles). Secrets are left out by the caller. */
export interface Audit {
  write(
    tx: Tx,
    entry: {
      action: string
      entity: string
      entityId: string
      branchId?: string | null
      actor: Actor
      before?: unknown
      after?: unknown
      reason?: string
      requestId?: string
    },
  ): Promise<void>
}

export type Actor =
  | { type: 'user'; id: string; name: string }
  | { type: 'customer' }
  | { type: 'device'; id: string; name: string }
  | { type: 'system' }

/** Files of a brand, by key; local disk unless another adapter is set. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array | undefined>
  remove(key: string): Promise<void>
}

/** Settings of the installation that modules may read; `main.ts` alone reads the environment. */
export interface BrandSettings {
  /** Outside address without trailing slash; undefined = taken from the request. */
  publicUrl: string | undefined
  /** How a browser on this machine reaches the brand, for links of a mail when nothing else is set. */
  localUrl?: string
  demo: boolean
  /** Values by environment name: SMTP_URL, MAPBOX_URL, MAPBOX_TOKEN, PHOTON_URL, OSRM_URL … */
  provider(name: string): string | undefined
  /** 32 bytes of the brand's own for one purpose ('places'), derived from the installation's secret: seals what we hand out and take back. */
  secret(purpose: string): Uint8Array
}

/** What every module of an opened brand stands on. Nothing of it is shared between brands but the process. */
export interface BrandCore {
  readonly id: string
  readonly hosts: readonly string[]
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly settings: BrandSettings
  readonly live: Live
  readonly outbox: Outbox
  readonly snapshots: Snapshots
  readonly audit: Audit
  readonly storage: Storage
}

/** What a module gives to the brand that opened it. */
export interface OpenedModule {
  handlers: readonly Handler[]
  outbox?: Readonly<Record<string, OutboxHandler>>
  jobs?: readonly ScheduledJob[]
  close?(): Promise<void>
}

/** May this session see records of the branch? An administrator may see all; a record without branch is brand-wide. */
export function seesBranch(session: Session, branchId: string | null | undefined): boolean {
  return session.roles.includes('ROLE_ADMIN') || branchId == null || session.branches.includes(branchId)
}
