import { startEmbeddedPostgres } from '#platform/embedded-postgres/supervisor.ts'
import { createLog } from '#platform/log.ts'
import type { Config } from './config.ts'
import { giveBackMemory } from './give-back-memory.ts'
import { stopSignals } from './stop-signals.ts'

/** Starts everything, prints the address, and shuts everything down on SIGINT or SIGTERM. */
export async function run(config: Config): Promise<void> {
  const log = createLog({ level: config.logLevel })
  if (!config.rateLimits) log.warn({}, 'RATE_LIMITS=off: no call is limited. For tests only.')
  if (config.publicUrl?.startsWith('https:') && config.trustedProxies.length === 0)
    log.warn(
      {},
      'PUBLIC_URL is https, but no proxy is trusted: behind one, every caller has its address and shares its limits. Set TRUSTED_PROXIES (docs/operations.md).',
    )
  const embedded =
    config.databaseUrl === undefined ? startEmbeddedPostgres({ folder: config.dataFolder, log }) : undefined
  // If PostgreSQL fails early, the process must not end because of an unhandled rejection. The failure is reported below, where the
  // promise is awaited.
  embedded?.catch(() => undefined)
  let close = async (): Promise<void> => {
    await (await embedded)?.stop()
  }
  let isStopping = false
  const stop = async (signal: string): Promise<void> => {
    isStopping = true
    log.info({ signal }, 'Stopping: finishing requests and jobs')
    await close().catch((error: unknown) => log.error({ err: error }, 'Stopping failed'))
    process.exit(0)
  }
  const onSignal = stopSignals({ stop: (signal) => void stop(signal), quit: () => process.exit(130) })
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)

  try {
    const [{ serve }, { composeServus }, { pages }, { prepare }, { releaseOf }, { announce }] = await Promise.all([
      import('./serve.ts'),
      import('./compose/composition.ts'),
      import('./compose/pages.ts'),
      import('./compose/demo.ts'),
      import('./release.ts'),
      import('./announce.ts'),
    ])
    const databaseUrl = config.databaseUrl ?? (await embedded)?.url ?? ''
    const server = await serve({
      config,
      databaseUrl,
      appDatabaseUrl: config.databaseUrl === undefined ? (await embedded)?.appUrl : config.databaseAppUrl,
      composition: composeServus(),
      log,
      release: releaseOf(),
      pages,
      prepare: (house) => prepare(house, config, log),
    })
    close = async () => {
      await server.close()
      await (await embedded)?.stop()
    }
    await announce(server, config)
    giveBackMemory()
  } catch (error) {
    // A signal during the start stops PostgreSQL, so the start fails. This is no error: `stop` ends the process.
    if (isStopping) return
    // The operator gets the reason as plain text. The log line that follows is JSON and contains the stack trace.
    process.stderr.write(`\nServus could not start: ${whatToDo(error, config)}\n`)
    log.fatal({ err: error }, 'Start failed')
    await close().catch(() => undefined)
    process.exit(1)
  }
}

function whatToDo(error: unknown, config: Config): string {
  const { code, message } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : { code: undefined, message: String(error) }
  if (code === 'EADDRINUSE')
    return `port ${config.port} is taken by another program. Stop it, or choose another with PORT=3001 npm start.`
  if (code === 'EACCES' && config.port < 1024)
    return `port ${config.port} is reserved for root. Choose one above 1023 with PORT=3000.`
  if (config.databaseUrl && (code === 'ECONNREFUSED' || code === 'ENOTFOUND'))
    return `the database of DATABASE_URL does not answer (${message}). Leave it unset for the embedded PostgreSQL.`
  return message
}
