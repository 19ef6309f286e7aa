import sql from 'sql-template-tag'
import type { Ids } from '#kernel/ids.ts'
import type { Clock } from '#kernel/time.ts'
import { openAudit } from '../audit.ts'
import type { Composition, OpenedBrand } from '../composition.ts'
import { type OpenConnections, openConnections } from '../connections/connections.ts'
import type { SessionReader } from '../http/access.ts'
import type { KeyReader, Scope } from '../keys.ts'
import { openBus } from '../live/bus.ts'
import type { BareCore, BrandCore, BrandSettings, Handler, Log } from '../module.ts'
import { checkSchemaLevel, schemaLevel } from '../schema-level.ts'
import { openDatabase, type OpenDatabase } from '../postgres/database.ts'
import type { SharedPool } from '../postgres/shared-pool.ts'
import type { Listener } from '../postgres/listener.ts'
import { migrate, type Migrations } from '../postgres/migrate.ts'
import { connectionsName, openSnapshots } from '../snapshots.ts'
import { openDiskStorage } from '../storage.ts'
import { housekeeping } from '../work/housekeeping.ts'
import { type JobRunner, runJobs } from '../work/jobs.ts'
import { openOutbox, type OutboxRunner, runOutbox } from '../work/outbox.ts'
import type { Pace } from '../work/pace.ts'
import type { BrandEntry } from './directory.ts'

export const platformMigrations: Migrations = { module: 'platform', folder: new URL('../migrations/', import.meta.url) }

interface RuntimeOptions {
  entry: BrandEntry
  composition: Composition
  listener: Listener
  clock: Clock
  ids: Ids
  log: Log
  settings: BrandSettings
  /** Folder of the brand's files. */
  filesFolder: string
  release: string
  /** The pool of connections that the brand shares with other brands of its database. */
  pool?: SharedPool
  maxConnections?: number
  /** False if jobs and deferred work (outbox) only run when a test calls them. */
  automatic: boolean
  /** Delays deferred work (entries of the outbox) while the process is busy. Default: no delay. */
  pace?: Pace
  /** False if the schema is already up to date (a copy of a template). */
  migrate: boolean
  /**
   * The level of the schema that the process supports (schema-level.ts). Default: the level of this release. Only tests set another level.
   */
  schemaLevel?: number
}

/** An opened brand: its modules, its database, its deferred work (outbox) and its jobs. */
export interface BrandRuntime {
  readonly core: BrandCore
  readonly db: OpenDatabase
  readonly handlers: ReadonlyMap<string, Handler>
  readonly sessions: SessionReader | undefined
  readonly keys: KeyReader | undefined
  readonly scopes: ReadonlyMap<string, Scope>
  readonly connections: OpenConnections
  /** The opened modules. */
  readonly opened: OpenedBrand
  readonly outbox: OutboxRunner
  readonly jobs: JobRunner
  /**
   * Called when the installation gets its second brand, or when only one brand is left. Builds cached responses again that depend on
   * accounts in environment variables.
   */
  forgetEnvironment(): Promise<void>
  /** Keeps the brand open until the returned function is called. */
  hold(): () => void
  /** Milliseconds since the last use; 0 while `hold` keeps the brand open. */
  idleMs(now: number): number
  touch(now: number): void
  /** Number of entries of deferred work (outbox) that wait, and the age of the oldest entry in seconds. */
  backlog(): Promise<{ count: number; oldestSeconds: number }>
  close(): Promise<void>
}

const refreshMs = 15_000

/** Migrates the brand's schema if needed and opens its modules. If a module fails, everything is closed again. */
export async function openRuntime(options: RuntimeOptions): Promise<BrandRuntime> {
  const { entry, composition, clock, ids, log } = options
  if (options.migrate) {
    const migrations = [platformMigrations, ...composition.migrations]
    await migrate({ url: entry.databaseUrl, schema: entry.schema, log, migrations })
  }
  const db = openDatabase({
    url: entry.databaseUrl,
    schema: entry.schema,
    log,
    schemaLevel: options.schemaLevel ?? schemaLevel,
    ...(options.pool ? { pool: options.pool } : {}),
    ...(options.maxConnections === undefined ? {} : { maxConnections: options.maxConnections }),
  })
  const bus = openBus({ schema: entry.schema, listener: options.listener })
  try {
    await checkSchemaLevel(db, options.schemaLevel ?? schemaLevel)
    const snapshots = await openSnapshots({ db, bus, release: options.release })
    const { settings } = options
    const connections = await openConnections({ declared: composition.connections, db, bus, settings, log })
    const bare: BareCore = {
      id: entry.id,
      hosts: entry.hosts,
      db,
      clock,
      ids,
      log,
      settings,
      connections,
      live: bus,
      outbox: openOutbox({ clock, ids, bus }),
      snapshots,
      audit: openAudit({ clock, ids }),
      storage: openDiskStorage(options.filesFolder),
    }
    const opened = await composition.openBrand(bare)
    const { core } = opened
    const handlers = handlersById(opened.handlers, composition, log)
    const outbox = runOutbox({
      db,
      bus,
      clock,
      log,
      handlers: opened.outbox,
      automatic: options.automatic,
      ...(options.pace ? { pace: options.pace } : {}),
    })
    const jobs = runJobs({
      db,
      clock,
      log,
      jobs: [housekeeping({ db, clock }), ...opened.jobs],
      automatic: options.automatic,
      isCrowded: () => options.pool?.isCrowded(entry.schema) ?? false,
    })
    const refresh = options.automatic
      ? setInterval(() => {
          snapshots.refresh().catch(() => undefined)
          connections.refresh().catch(() => undefined)
        }, refreshMs).unref()
      : undefined
    let holds = 0
    let usedAt = Date.now()
    return {
      core,
      db,
      handlers,
      sessions: opened.sessions,
      keys: opened.keys,
      scopes: composition.scopes,
      connections,
      opened,
      outbox,
      jobs,
      forgetEnvironment: () => db.tx((tx) => snapshots.changed(tx, connectionsName)),
      hold() {
        holds++
        let held = true
        return () => {
          if (held) holds--
          held = false
          usedAt = Date.now()
        }
      },
      idleMs: (now) => (holds > 0 ? 0 : now - usedAt),
      touch: (now) => {
        usedAt = now
      },
      async backlog() {
        const row = await db.first<{ count: number; oldest: string | null }>(
          sql`SELECT count(*) AS count, min(next_at) AS oldest FROM outbox WHERE done_at IS NULL AND NOT dead AND next_at <= ${clock.now()}`,
        )
        const oldest = row?.oldest ? clock.epochMs() - Date.parse(row.oldest) : 0
        return { count: row?.count ?? 0, oldestSeconds: Math.max(0, oldest / 1000) }
      },
      async close() {
        clearInterval(refresh)
        await Promise.all([outbox.stop(), jobs.stop()])
        await opened.close()
        bus.close()
        await db.close()
      },
    }
  } catch (error) {
    bus.close()
    await db.close()
    throw error
  }
}

/**
 * The handlers of API calls, by the id of the call. Throws for a handler whose call is not registered, because no request could reach it.
 * Also throws for a second handler of the same call. A registered call without a handler responds with 404.
 */
function handlersById(handlers: readonly Handler[], composition: Composition, log: Log): Map<string, Handler> {
  const known = new Set(composition.endpoints.map((endpoint) => endpoint.id))
  const byId = new Map<string, Handler>()
  for (const handler of handlers) {
    const { id } = handler.endpoint
    if (!known.has(id))
      throw new Error(`Handler '${id}' answers no registered endpoint: add its contract to apps/server/compose`)
    if (byId.has(id)) throw new Error(`Two handlers answer '${id}'`)
    byId.set(id, handler)
  }
  const missing = [...known].filter((id) => !byId.has(id))
  if (missing.length > 0) log.warn({ missing }, 'Endpoints without a handler answer 404')
  return byId
}
