import type { House } from '#platform/brands/house.ts'
import type { Composition } from '#platform/composition.ts'
import { createInProcessApi } from '#platform/http/in-process.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { createHttpServer } from '#platform/http/server.ts'
import type { Logger } from '#platform/log.ts'
import { answeringLoad } from '#platform/work/pace.ts'
import { countRequestTime } from '#platform/work/recent-load.ts'
import { registerApiDocs } from './api-docs/routes.ts'
import type { Config } from './config.ts'
import { registerCspReports } from './csp-reports.ts'
import { openInstallation } from './house.ts'
import { registerOperations } from './operations.ts'
import type { MountPages } from './pages.ts'

export interface RunningServer {
  /** Address of the server, e.g. 'http://127.0.0.1:3000'. */
  address: string
  house: House
  close(): Promise<void>
}

interface ServeOptions {
  config: Config
  databaseUrl: string
  appDatabaseUrl?: string | undefined
  composition: Composition
  log: Logger
  release: string
  pages: readonly MountPages[]
  /** Runs after the brands are opened and before the first request. For example it writes the demo data into an empty installation. */
  prepare?: (house: House) => Promise<void>
}

/**
 * Maximum number of connections that wait in the operating system until the process accepts them. Node's default is 511. If the queue is
 * full, the operating system resets further connections, and their visitors get no response at all. The operating system may have a lower
 * limit (`somaxconn`).
 */
const mostUnaccepted = 4096

/**
 * Opens the brands, adds the routes of API calls and pages, and listens. If one step fails, everything that is already open is closed
 * again.
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { config, composition, log, release } = options
  const requests = countRequestTime()
  const house = await openInstallation({
    config,
    databaseUrl: options.databaseUrl,
    appDatabaseUrl: options.appDatabaseUrl,
    composition,
    log,
    release,
    automatic: !config.hold,
    load: answeringLoad(requests),
  })
  try {
    await options.prepare?.(house)
    const metrics = createMetrics()
    const dispatching = {
      rateLimits: createRateLimits({ enabled: config.rateLimits }),
      checkReplies: !config.isProduction,
      errors: composition.errors,
    }
    const http = createHttpServer({
      ...dispatching,
      endpoints: composition.endpoints,
      brandOf: (host) => house.forHost(host),
      log,
      metrics,
      requests,
      trustedProxies: config.trustedProxies,
      release,
    })
    registerOperations(http, { house, metrics, metricsKey: config.metricsKey })
    registerCspReports(http.app, Date.now)
    registerApiDocs(http.app)
    const api = createInProcessApi({ ...dispatching, endpoints: composition.endpoints })
    for (const mount of options.pages)
      await mount(http.app, { house, api, release, isDevelopment: config.isDevelopment })
    const address = await http.app.listen({ host: config.host, port: config.port, backlog: mostUnaccepted })
    return {
      address,
      house,
      async close() {
        await http.close()
        await house.close()
      },
    }
  } catch (error) {
    await house.close()
    throw error
  }
}
