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

/** The signed-in staff user who calls. A visitor has no session. */
export interface Session {
  id: string
  userId: string
  name: string
  email: string
  roles: readonly Role[]
  /** Ids of the user's branches. An administrator sees every branch, whatever this list holds. */
  branches: readonly string[]
  csrfToken: string
  /** Id of the key where a program calls with one: `userId` and rights are those of the person who made it, `name` is that of the key. */
  key?: string
}

/** A validated call, as a handler gets it. */
export interface Call<E extends Endpoint = Endpoint> {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  locale: Locale
  session: Session | undefined
  /** Id of the request, for logs, the audit trail and the answer of a 5xx. */
  requestId: string
  /** Address of the caller. Behind a trusted proxy it is the forwarded one. */
  address: string
  /** Names are in lower case. */
  headers: Readonly<Record<string, string | undefined>>
  cookies: Readonly<Record<string, string | undefined>>
  /** The bytes of the body as they came, to check signatures of notices. */
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
  /** Only these paths see it. Default: '/'. */
  path?: string
  /** `Strict`: it is not sent when another site leads here. Default: Lax. */
  sameSite?: 'Lax' | 'Strict'
}

export interface Refusal extends Failure {
  ok: false
  /** Where several rules are broken: all of them, for the list above the form. The first has the code of `code`. */
  errors?: readonly Failure[]
  /** The current state, for a caller whose version was old. */
  data?: unknown
  headers?: Readonly<Record<string, string>>
}

/** One server-sent event. The iterator of a stream ends when the caller leaves. */
export interface StreamEvent {
  event: string
  data: unknown
  id?: string
}

/** The body of a raw answer; in parts where it is made while it is sent. */
export type RawBody = string | Uint8Array | AsyncIterable<Uint8Array>

type ReplyOf<E extends Endpoint> = E['kind'] extends 'stream'
  ? AsyncIterable<StreamEvent>
  : E['kind'] extends 'raw'
    ? RawBody
    : OutputOf<E>

type Handle<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Answer<ReplyOf<E> | AsyncIterable<StreamEvent> | RawBody> | Refusal>

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

/** Messages to other processes and open streams, sent after the commit (LISTEN/NOTIFY). Payloads are small: ids, not records. */
export interface Live {
  /** Called inside a transaction. Sent when it commits, dropped when it rolls back. Equal payloads may reach other processes as one. */
  publish(tx: Tx, channel: string, payload: Readonly<Record<string, unknown>>): Promise<void>
  /** What is published on the channel by any process, from now until the signal aborts. */
  subscribe(channel: string, signal: AbortSignal): AsyncIterable<Record<string, unknown>>
  /** Calls back for the same; returns how to stop. */
  on(channel: string, hear: (payload: Record<string, unknown>) => void): () => void
}

/** Work that is written inside a transaction and done after its commit: at least once, by one process. */
export interface Outbox {
  add(tx: Tx, entry: OutboxEntry): Promise<void>
  /** The row of an entry, for a statement that writes it with `outboxPart`. Null where nothing is to be written. */
  row(tx: Tx, entry: OutboxEntry): Promise<OutboxRow | null>
  /** Takes an entry back whose work has not begun. False: it has begun, is done or was never written. */
  withdraw(tx: Tx, entry: { topic: string; key: string }): Promise<boolean>
}

export interface OutboxEntry {
  topic: string
  payload: Readonly<Record<string, unknown>>
  /** A second entry with the same topic and key is not written. */
  key?: string
  /** The work is not done before this instant. Default: at once. */
  notBefore?: Temporal.Instant
}

/**
 * Does the work of an outbox topic. Must be idempotent. After an exception or `retry` it is called again, with growing pauses. `dueAt`: since when
 * the entry may be done; what follows from it takes the same time as its `notBefore` and so does not queue again behind younger work.
 */
export type OutboxHandler = (
  payload: Record<string, unknown>,
  entry: { id: string; attempt: number; dueAt: Temporal.Instant },
) => Promise<void | { retry: string; final?: boolean }>

/** Work that is repeated by the clock, each time by one process. */
export interface ScheduledJob {
  name: string
  everySeconds: number
  /** Most seconds of one run. Default: 50. */
  budgetSeconds?: number
  /** `signal` aborts when the budget is used up or the server stops: a run over many records ends before the next one. */
  run(signal: AbortSignal): Promise<void>
}

/** A value that is computed from the database and kept in memory, until a write of any process makes it stale. */
export interface Snapshot<T> {
  /** Current value with its version (rises with each change of what it depends on). */
  get(): Promise<{ value: T; version: string }>
}

export interface Snapshots {
  /** `dependsOn` are the names given to `changed`. */
  define<T>(name: string, dependsOn: readonly string[], load: () => Promise<T>): Snapshot<T>
  /** Called inside the transaction that writes. After the commit the value is stale in every process. */
  changed(tx: Tx, name: string): Promise<void>
  /** Version of all names together. It changes with any change of public content and is part of the cache key of pages. */
  version(): string
}

/** Append-only record of who did what (docs/rules/back-office.md, Roles). The caller leaves secrets out. */
export interface Audit {
  /** Returns the id of the entry. */
  write(
    tx: Tx,
    entry: {
      action: string
      entity: string
      entityId: string
      /** What people call the record: its name, title or number. It is read after the record was deleted, too. Empty: it has none. */
      label: string
      branchId?: string | null
      actor: Actor
      before?: unknown
      after?: unknown
      reason?: string
      requestId?: string
    },
  ): Promise<string>
}

export type Actor =
  /** `key`: the person's program acted, with this key. */
  | { type: 'user'; id: string; name: string; key?: string }
  | { type: 'customer' }
  | { type: 'device'; id: string; name: string }
  | { type: 'system' }

/** Files of a brand, by key. On the local disk, unless another adapter is set. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array | undefined>
  remove(key: string): Promise<void>
}

/** Settings of the installation that modules may read; `main.ts` alone reads the environment. */
export interface BrandSettings {
  /** Public address without a slash at the end. Undefined: taken from the request. */
  publicUrl: string | undefined
  /** Address for a browser on this machine. Used for links in mails when `publicUrl` is not set. */
  localUrl?: string
  demo: boolean
  /** Values by environment name: SMTP_URL, MAPBOX_URL, MAPBOX_TOKEN, PHOTON_URL, OSRM_URL … */
  provider(name: string): string | undefined
  /** May this brand use the environment's account for connections of a kind? Left out: yes (docs/rules/connections.md, The environment). */
  mayUseEnvironment?(kind: ConnectionKind): boolean
  /** May people set addresses in private networks? Left out: yes. */
  allowsPrivateAddresses?(): boolean
  /** A key of 32 bytes for one purpose ('places'), derived from the secret of the installation. Signs values that come back to us later. */
  secret(purpose: string): Uint8Array
}

/** What the platform gives to the modules of an opened brand. Brands share nothing of it. */
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
  /** Accounts of the brand at outside services; read them here and not from the environment. */
  readonly connections: Connections
  readonly scope: BranchScope
}

/** A core before its modules are put together: whose branches a record belongs to, they know. */
export type BareCore = Omit<BrandCore, 'scope'>

/** What a module gives back when it is opened. */
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
