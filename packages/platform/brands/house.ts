import { join } from 'node:path'
import sql from 'sql-template-tag'
import type { Ids } from '#kernel/ids.ts'
import type { Clock } from '#kernel/time.ts'
import type { Composition } from '../composition.ts'
import type { BrandSettings, Log } from '../module.ts'
import { type Listener, openListener } from '../postgres/listener.ts'
import { type BrandEntry, brandForHost, type Directory, openDirectory } from './directory.ts'
import { createPace } from '../work/pace.ts'
import type { Load } from '../work/recent-load.ts'
import { openPools } from './pools.ts'
import { turns } from './turns.ts'
import { type BrandRuntime, openRuntime } from './runtime.ts'

interface HouseOptions {
  /** URL of the installation's database. It contains the list of brands, and all brands without a separate database. */
  url: string
  /**
   * URL of the same database for a database role that may read and write rows, but not create or change tables. Brands use this role; only
   * migrations use the role that owns the tables. Default: `url`.
   */
  appUrl?: string
  composition: Composition
  clock: Clock
  ids: Ids
  /** Returns the log of a brand; without an id, the log of the process. */
  logFor: (brandId: string | undefined) => Log
  /** `isOnly` tells whether this is the only brand of the installation. Its result may change at any time. */
  settingsFor: (brand: BrandEntry, installation: { isOnly: () => boolean }) => BrandSettings
  dataFolder: string
  release: string
  /**
   * Maximum number of connections of this process to each database. All brands share them. Default: calculated from the connection limit of
   * the PostgreSQL server.
   */
  maxConnections?: number
  /**
   * A brand is closed when it has had no requests and no open streams for this many milliseconds, and has no deferred work that is due. Without
   * `automatic`, no brand is closed.
   */
  idleMs: number
  /** Milliseconds between two sweeps. A sweep closes idle brands and opens closed brands with waiting work. Default: 30 s. */
  sweepMs?: number
  /** False if this process runs no deferred work (outbox) and no jobs, for example on the command line. */
  automatic: boolean
  /**
   * Measures how busy the process is with requests. While the load is high, mails and other deferred work wait. Without `load`, nothing
   * waits.
   */
  load?: Load
}

/** All brands that one server process serves. A brand is opened when it is needed and closed when it is idle. */
export interface House {
  readonly directory: Directory
  brands(): Promise<readonly BrandEntry[]>
  /** Opens the brand of a host name. Throws NoBrandYet when there is no brand at all. */
  forHost(host: string): Promise<BrandRuntime>
  /** Opens the brand with an id; undefined if there is no such brand. */
  forId(id: string): Promise<BrandRuntime | undefined>
  create: Directory['create']
  opened(): readonly BrandRuntime[]
  close(): Promise<void>
}

/** Thrown while the installation has no brand. This is not a fault of the server, but the server cannot process any request. */
export class NoBrandYet extends Error {
  readonly statusCode = 503
  constructor() {
    super('There is no brand yet. Create one with: npm run servus -- brand create <id> --name "…" --host …')
  }
}

/** Milliseconds after which the list of brands is read again: another server process may have created a brand. */
const directoryMs = 5_000
const sweepMs = 30_000
/**
 * Maximum number of brands of one database that are opened at the same time. Each of them uses a separate connection until its tables are
 * up to date.
 */
const openedAtOnce = 4
/**
 * Maximum number of brands of one database that wait to be opened. About ten brands are opened per second, so a caller behind 150 waiting
 * brands would wait for more than 15 seconds. Instead, the caller gets the response 503 at once.
 */
const mostUnopened = 150
/** A sweep is the regular check of all brands. It opens a closed brand if one of the brand's jobs is overdue by this many minutes. */
const overdueMinutes = 10
/** Maximum milliseconds that a sweep (the regular check of all brands) waits for one brand, unless `sweepMs` is set. */
const sweepPatienceMs = 10_000

export async function openHouse(options: HouseOptions): Promise<House> {
  const log = options.logFor(undefined)
  const directory = await openDirectory({ url: options.url, log })
  const listeners = new Map<string, Listener>()
  const pools = openPools({ log, ...(options.maxConnections === undefined ? {} : { max: options.maxConnections }) })
  /**
   * One queue for each database. It limits how many brands of the database are opened at the same time. A database that does not respond
   * must not delay the brands of other databases.
   */
  const lines = new Map<string, ReturnType<typeof turns>>()
  const runtimes = new Map<string, Promise<BrandRuntime>>()
  const ready = new Map<string, BrandRuntime>()
  let entries = await directory.list()
  let readAt = performance.now()
  let reading: Promise<void> | undefined
  /** Brands that are being closed. */
  const closing = new Set<Promise<void>>()
  let closed = false
  // A sweep (the regular check of all brands) opens a closed brand if its oldest job is overdue by this many minutes. The first sweep uses
  // 0: a brand that was open when the last process ended may have due jobs. For example, staff must be warned about an order that nobody
  // has accepted.
  let mayBeOverdue = 0

  const brands = async (): Promise<readonly BrandEntry[]> => {
    if (performance.now() - readAt <= directoryMs) return entries
    // Callers that arrive while the list is being read wait for the same result.
    reading ??= directory
      .list()
      .then((list) => {
        const wasOnly = entries.length === 1
        entries = list
        readAt = performance.now()
        // The accounts in environment variables may be used only while the installation has a single brand. When a second brand is added,
        // or when only one brand is left, caches that depend on these accounts are built again.
        if (wasOnly !== (list.length === 1))
          for (const runtime of ready.values()) void runtime.forgetEnvironment().catch(() => undefined)
      })
      .finally(() => (reading = undefined))
    await reading
    return entries
  }

  const listenerOf = (url: string): Listener => {
    let listener = listeners.get(url)
    if (!listener) listeners.set(url, (listener = openListener({ url, log })))
    return listener
  }

  const inTurnOf = (url: string): ReturnType<typeof turns> => {
    const line = lines.get(url) ?? turns(openedAtOnce, { mostWaiting: mostUnopened })
    lines.set(url, line)
    return line
  }

  const mustRun = (): void => {
    if (closed) throw new Error('The server is shutting down')
  }

  const open = (entry: BrandEntry): Promise<BrandRuntime> => {
    mustRun()
    const running = runtimes.get(entry.id)
    if (running) return running
    const opening = inTurnOf(entry.databaseUrl)(async () => {
      // Brands that still wait when the server stops are not opened any more.
      mustRun()
      return openRuntime({
        entry,
        composition: options.composition,
        listener: listenerOf(entry.databaseUrl),
        clock: options.clock,
        ids: options.ids,
        log: options.logFor(entry.id),
        settings: options.settingsFor(entry, { isOnly: () => entries.length === 1 }),
        filesFolder: join(options.dataFolder, 'files', entry.id),
        release: options.release,
        automatic: options.automatic,
        // A pace delays mails and other deferred work. Each brand has its own pace, so that a waiting brand does not delay other brands.
        pace: createPace(options.load ? { load: options.load } : {}),
        migrate: true,
        pool: await pools.of(entry.databaseUrl === options.url ? (options.appUrl ?? options.url) : entry.databaseUrl),
      })
    })
    runtimes.set(entry.id, opening)
    opening.then(
      (runtime) => ready.set(entry.id, runtime),
      () => runtimes.delete(entry.id),
    )
    return opening
  }

  const forEntry = (entry: BrandEntry): BrandRuntime | Promise<BrandRuntime> => {
    const runtime = ready.get(entry.id)
    if (!runtime) return open(entry)
    runtime.touch(Date.now())
    return runtime
  }

  const closeBrand = (id: string): Promise<void> => {
    const running = runtimes.get(id)
    runtimes.delete(id)
    ready.delete(id)
    const end = (async () => (await running)?.close())().finally(() => closing.delete(end))
    closing.add(end)
    return end
  }

  const closeIfIdle = async (id: string, runtime: BrandRuntime): Promise<void> => {
    const isIdle = () => ready.get(id) === runtime && runtime.idleMs(Date.now()) > options.idleMs
    // While the waiting work (outbox) of the brand is being counted, somebody may use the brand again. So `isIdle` is called twice.
    if (!isIdle() || (await runtime.backlog()).count > 0 || !isIdle()) return
    log.info({ brand: id }, 'Closing an idle brand')
    await closeBrand(id)
  }

  const openIfDue = async (entry: BrandEntry): Promise<void> => {
    if (!runtimes.has(entry.id) && (await hasWork(directory, entry, options, mayBeOverdue))) await open(entry)
  }

  /**
   * Does the work of a sweep (the regular check of all brands) for one brand. If the database of the brand fails or does not respond, the
   * sweep continues with the next brand.
   */
  const lookAfter = async (brand: string, act: () => Promise<void>): Promise<void> => {
    if (closed) return
    let timer: NodeJS.Timeout | undefined
    const tired = new Promise<void>((resolve) => (timer = setTimeout(resolve, options.sweepMs ?? sweepPatienceMs)))
    const work = act().catch((error: unknown) => log.warn({ err: error, brand }, 'A brand could not be looked after'))
    await Promise.race([work, tired])
    clearTimeout(timer)
  }

  /** Closes idle brands, and opens closed brands with waiting work, so that their mails and jobs do not wait for a visitor. */
  const sweep = async (): Promise<void> => {
    for (const [id, runtime] of ready) await lookAfter(id, () => closeIfIdle(id, runtime))
    for (const entry of await brands()) await lookAfter(entry.id, () => openIfDue(entry))
    mayBeOverdue = overdueMinutes
  }
  let sweeping: Promise<void> | undefined
  const look = (): void => {
    sweeping ??= sweep()
      .catch((error: unknown) => log.warn({ err: error }, 'Idle brands could not be looked after'))
      .finally(() => (sweeping = undefined))
  }
  const timer = options.automatic ? setInterval(look, options.sweepMs ?? sweepMs).unref() : undefined

  return {
    directory,
    brands,
    async forHost(host) {
      const entry = brandForHost(performance.now() - readAt > directoryMs ? await brands() : entries, host)
      if (!entry) throw new NoBrandYet()
      return forEntry(entry)
    },
    async forId(id) {
      const entry = (await brands()).find((one) => one.id === id)
      return entry && forEntry(entry)
    },
    async create(brand) {
      const entry = await directory.create(brand)
      readAt = -Infinity
      return entry
    },
    opened: () => [...ready.values()],
    async close() {
      closed = true
      clearInterval(timer)
      await sweeping
      for (const id of runtimes.keys()) void closeBrand(id).catch(() => undefined)
      await Promise.allSettled(closing)
      await Promise.all([...listeners.values()].map((listener) => listener.close()))
      await pools.close()
      await directory.close()
    },
  }
}

/**
 * Does a closed brand have waiting work? For a brand in another database the result is always true: the brand is opened, and its work is
 * found then.
 */
async function hasWork(
  directory: Directory,
  entry: BrandEntry,
  options: HouseOptions,
  mayBeOverdue: number,
): Promise<boolean> {
  if (entry.databaseUrl !== options.url) return true
  const now = options.clock.now()
  const text = `SELECT EXISTS (SELECT 1 FROM "${entry.schema}".outbox WHERE done_at IS NULL AND NOT dead AND next_at <= $1)
      OR EXISTS (SELECT 1 FROM "${entry.schema}".job WHERE next_at <= $2) AS due`
  const there = await directory.db.first<{ found: string | null }>(
    sql`SELECT to_regclass(${`"${entry.schema}".job`}) AS found`,
  )
  if (!there?.found) return false
  const rows = await directory.db.prepared<{ due: boolean }>(`due_${entry.schema}`, text, [
    now,
    now.subtract({ minutes: mayBeOverdue }),
  ])
  return rows[0]?.due ?? false
}
