import type { Endpoint, OutputOf, PageMeta } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import type { Ids } from '#kernel/ids.ts'
import type { Failure } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type * as z from 'zod'
import type { BranchScope } from './branch-scope.ts'
import type { ConnectionKind } from './connections/connection.ts'
import type { Connections } from './connections/connections.ts'
import type { Db, Tx } from './db.ts'
import type { OutboxRow } from './work/outbox-part.ts'

/** Writes JSON lines. Never pass tokens, hashes, card data or bodies of messages. */
export interface Log {
  debug(fields: object, message?: string): void
  info(fields: object, message?: string): void
  warn(fields: object, message?: string): void
  error(fields: object, message?: string): void
}

/** The signed-in staff user who makes an API call. A visitor has no session. */
export interface Session {
  id: string
  userId: string
  name: string
  email: string
  roles: readonly Role[]
  /** Ids of the user's branches. An administrator sees every branch, regardless of this list. */
  branches: readonly string[]
  csrfToken: string
  /**
   * Id of the API key, if a program makes the call with a key. In this case `userId` and rights belong to the person who created the key,
   * and `name` is the name of the key.
   */
  key?: string
}

/** A validated API call, as it is passed to a handler. */
export interface Call<E extends Endpoint = Endpoint> {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  locale: Locale
  session: Session | undefined
  /** Id of the request, for logs, the audit trail and the body of a 5xx. */
  requestId: string
  /** IP address of the caller. If a trusted proxy forwarded the call, it is the address that the proxy reports. */
  address: string
  /** Headers of the request; their names are in lower case. */
  headers: Readonly<Record<string, string | undefined>>
  cookies: Readonly<Record<string, string | undefined>>
  /** The bytes of the body as they were received, to check the signature of an API call (for example a call by a payment provider). */
  rawBody?: Uint8Array
  /** Scheme and host that the caller used, e.g. 'https://donau.example'. */
  origin: string
  /** Aborted when the caller disconnects. */
  signal: AbortSignal
}

export interface Answer<T> {
  ok: true
  value: T
  /** Replaces the declared status, for example 200 instead of 201 for a repeated call. */
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
  /** The cookie is only sent for this path and paths below it. Default: '/'. */
  path?: string
  /** `Strict`: the cookie is not sent when a link of another site is followed. Default: Lax. */
  sameSite?: 'Lax' | 'Strict'
}

export interface Refusal extends Failure {
  ok: false
  /** All failures, if several rules are broken, for the list above the form. The first failure has the same code as `code`. */
  errors?: readonly Failure[]
  /** The current record, for a caller whose version was outdated. */
  data?: unknown
  headers?: Readonly<Record<string, string>>
}

/** One server-sent event. When the client disconnects, the iterator of its stream ends. */
export interface StreamEvent {
  event: string
  data: unknown
  id?: string
}

/** The body of a raw response. If the body is created while it is sent, it consists of parts. */
export type RawBody = string | Uint8Array | AsyncIterable<Uint8Array>

type ReplyOf<E extends Endpoint> = E['kind'] extends 'stream'
  ? AsyncIterable<StreamEvent>
  : E['kind'] extends 'raw'
    ? RawBody
    : OutputOf<E>

type Handle<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Answer<ReplyOf<E> | AsyncIterable<StreamEvent> | RawBody> | Refusal>

/** An endpoint with the function that handles it. */
export interface Handler {
  endpoint: Endpoint
  handle: Handle<Endpoint>
}

/**
 * Connects a handler with its endpoint. TypeScript checks at this point that the handler fits the endpoint; the result has the general type of all
 * handlers.
 */
export const serve = <E extends Endpoint>(endpoint: E, handle: Handle<E>): Handler => ({
  endpoint,
  handle: handle as unknown as Handle<Endpoint>,
})

/** Messages to other server processes and to open event streams, sent after the commit (LISTEN/NOTIFY). Payloads: ids, not records. */
export interface Live {
  /**
   * Sends a message after the commit of the transaction; after a rollback the message is discarded. If several messages have equal
   * payloads, other server processes may get only one of them.
   */
  publish(tx: Tx, channel: string, payload: Readonly<Record<string, unknown>>): Promise<void>
  /** Returns the payloads that any server process publishes on the channel, from now until the signal aborts. */
  subscribe(channel: string, signal: AbortSignal): AsyncIterable<Record<string, unknown>>
  /** Calls `hear` with the payloads that any server process publishes on the channel. Returns a function that unsubscribes. */
  on(channel: string, hear: (payload: Record<string, unknown>) => void): () => void
}

/** Work that is stored in a transaction and done after its commit: at least once, by one server process at a time. */
export interface Outbox {
  add(tx: Tx, entry: OutboxEntry): Promise<void>
  /** Returns the row of an entry, for a statement that writes the row with `outboxPart`. Null if there is nothing to write. */
  row(tx: Tx, entry: OutboxEntry): Promise<OutboxRow | null>
  /** Removes an entry whose work has not begun. Returns false if the work has begun or is done, or if there is no such entry. */
  withdraw(tx: Tx, entry: { topic: string; key: string }): Promise<boolean>
}

export interface OutboxEntry {
  topic: string
  payload: Readonly<Record<string, unknown>>
  /** If there is an entry with the same topic and key, no second entry is written. */
  key?: string
  /** The work is not done before this instant. Default: at once. */
  notBefore?: Temporal.Instant
}

/**
 * Does the work of one topic of the outbox (stored work). It must be idempotent. After an exception or `retry` it is called again, after
 * increasing pauses. `dueAt` is the instant at which the entry became due. If this work adds further entries, pass `dueAt` as their
 * `notBefore`. Then newer entries are not processed before them.
 */
export type OutboxHandler = (
  payload: Record<string, unknown>,
  entry: { id: string; attempt: number; dueAt: Temporal.Instant },
) => Promise<void | { retry: string; final?: boolean }>

/** Work that is repeated at an interval, each time by one server process. */
export interface ScheduledJob {
  name: string
  everySeconds: number
  /** Maximum duration of one run in seconds. Default: 50. */
  budgetSeconds?: number
  /**
   * `signal` is aborted when the time of the run is used up or the server stops. A run over many records then stops before the next record.
   */
  run(signal: AbortSignal): Promise<void>
}

/** A value that is computed from the database and cached in memory until a write of any server process makes it outdated. */
export interface Snapshot<T> {
  /** Returns the current value with its version. The version rises with each change of the data on which the value depends. */
  get(): Promise<{ value: T; version: string }>
}

export interface Snapshots {
  /** Defines a snapshot. It becomes outdated when `changed` is called with one of the names in `dependsOn`. */
  define<T>(name: string, dependsOn: readonly string[], load: () => Promise<T>): Snapshot<T>
  /**
   * Called inside a transaction that writes. After the commit, all snapshots (cached values) that depend on `name` are outdated, and every
   * process loads them again when they are needed.
   */
  changed(tx: Tx, name: string): Promise<void>
  /**
   * One version for all snapshots (cached values) together. It changes with any change of public content and is part of the cache key of
   * pages.
   */
  version(): string
}

/** The audit trail: an append-only log of who did what (docs/rules/back-office.md, Roles). Callers must not pass secrets. */
export interface Audit {
  /** Writes an entry and returns its id. */
  write(
    tx: Tx,
    entry: {
      action: string
      entity: string
      entityId: string
      /**
       * A readable name for the record: its name, title or `uid`. It is shown even after the record was deleted. Empty if the record has
       * no such name.
       */
      label: string
      branchId?: string | null
      /** The branches that the entry is about, if it is about several. Staff of each of them may read it, without these ids. */
      branchIds?: readonly string[] | undefined
      actor: Actor
      before?: unknown
      after?: unknown
      reason?: string
      requestId?: string
    },
  ): Promise<string>
}

export type Actor =
  /** `key`: id of the API key, if a program made the change with a key of this person. */
  | { type: 'user'; id: string; name: string; key?: string }
  | { type: 'customer' }
  | { type: 'device'; id: string; name: string }
  | { type: 'system' }

/** Stores the files of a brand, each under a key (like a path). They are on the local disk, unless another adapter is configured. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array | undefined>
  remove(key: string): Promise<void>
}

/** Settings of the installation that modules may read. Only `main.ts` reads the environment. */
export interface BrandSettings {
  /** Public address without a trailing slash. If undefined, the address of the request is used. */
  publicUrl: string | undefined
  /** Address for a browser on this machine. Links in mails use it if neither `publicUrl` nor a host of the brand is set. */
  localUrl?: string
  demo: boolean
  /** Returns the value of an environment variable, for example SMTP_URL, MAPBOX_TOKEN or OSRM_URL. Undefined if it is not set. */
  provider(name: string): string | undefined
  /** May this brand use the environment's account for connections of a kind? Default: yes (docs/rules/connections.md, The environment). */
  mayUseEnvironment?(kind: ConnectionKind): boolean
  /** May users enter addresses of services in private networks? Default: yes. */
  allowsPrivateAddresses?(): boolean
  /**
   * Returns a key of 32 bytes for one purpose ('places'), derived from the secret of the installation. The key signs values that clients
   * get and send back later.
   */
  secret(purpose: string): Uint8Array
}

/** The services that the platform provides to the modules of an opened brand. Each brand has its own services. */
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
  /** The brand's accounts at outside services. Modules read them here and not from the environment. */
  readonly connections: Connections
  readonly scope: BranchScope
}

/**
 * A core (services for modules) before its modules are combined. It has no `scope`, because only modules know to which branches a record
 * belongs.
 */
export type BareCore = Omit<BrandCore, 'scope'>

/** The result of opening a module. */
export interface OpenedModule {
  handlers: readonly Handler[]
  outbox?: Readonly<Record<string, OutboxHandler>>
  jobs?: readonly ScheduledJob[]
  close?(): Promise<void>
}

/**
 * May this session see records of the branch? An administrator may see all records. A record without a branch belongs to the whole brand,
 * so everybody may see it.
 */
export function seesBranch(session: Session, branchId: string | null | undefined): boolean {
  return session.roles.includes('ROLE_ADMIN') || branchId == null || session.branches.includes(branchId)
}
