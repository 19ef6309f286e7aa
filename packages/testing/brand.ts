import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { inject, onTestFinished } from 'vitest'
import { type Api, createClient } from '#contract/client.ts'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locale.ts'
import { composeServus } from '#apps/server/compose/composition.ts'
import { type Ids, sequentialIds } from '#kernel/ids.ts'
import { openRuntime, type BrandRuntime } from '#platform/brands/runtime.ts'
import type { Composition } from '#platform/composition.ts'
import type { CallerContext } from '#platform/http/in-process.ts'
import { createInProcessApi } from '#platform/http/in-process.ts'
import { createMetrics } from '#platform/http/metrics.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { createHttpServer } from '#platform/http/server.ts'
import { createLog } from '#platform/log.ts'
import { deriveSecret } from '#platform/secrets.ts'
import type { BrandSettings, BareCore, BrandCore, Session } from '#platform/module.ts'
import type { ServerModule } from '#platform/server-module.ts'
import { openListener } from '#platform/postgres/listener.ts'
import { copyTemplate, testSchema } from './database.ts'
import { testClock, type TestClock } from './clock.ts'

export interface TestBrandOptions {
  /** The modules to use instead of the modules of the product. Their migrations run on a copy of the template. */
  composition?: Composition
  /** Modules in addition to the modules of the product. Their migrations run on a copy of the template. */
  modules?: readonly ServerModule[]
  clock?: TestClock
  ids?: Ids
  /** The database of another test brand. Both brands then behave like two server processes with the same database. */
  database?: { url: string }
  /** True: jobs and deferred work (outbox) run automatically. Otherwise they run only when the test calls `runJobs` or `drain`. */
  automatic?: boolean
  rateLimits?: boolean
  /** Maximum number of open event streams (connections for live updates). Further streams are refused. */
  mostStreams?: number
  demo?: boolean
  /** Replaces environment variables: the values that `settings.provider` returns, by the names of the variables. */
  providers?: Readonly<Record<string, string>>
  publicUrl?: string
  id?: string
  mayUseEnvironment?: BrandSettings['mayUseEnvironment']
  allowsPrivateAddresses?: BrandSettings['allowsPrivateAddresses']
}

export interface TestBrand {
  core: BrandCore
  runtime: BrandRuntime
  clock: TestClock
  database: { url: string }
  app: FastifyInstance
  /** Folder of the brand's files. */
  filesFolder: string
  /** Log lines written so far. */
  logged: Record<string, unknown>[]
  /** Calls the API directly, without HTTP, as pages do when the server renders them. */
  api(caller?: Partial<CallerContext>): Api
  /** Processes all entries of deferred work (outbox) that are due, and entries that are added while this function runs. */
  drain(): Promise<number>
  runJobs(): Promise<string[]>
  close(): Promise<void>
}

/**
 * Opens a brand on a database of its own, with a fixed clock, sequential ids and no background work. A brand that is created inside a test is
 * closed automatically. A brand that is created in `beforeAll` must be closed in `afterAll`.
 */
export async function testBrand(options: TestBrandOptions = {}): Promise<TestBrand> {
  const copy = options.database ? undefined : await copyTemplate(inject('databaseUrl'))
  const database = options.database ?? { url: copy?.url ?? '' }
  const clock = options.clock ?? testClock()
  const composition = options.composition ?? composeServus(options.modules)
  const logged: Record<string, unknown>[] = []
  const log = createLog({
    level: 'debug',
    destination: { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) },
  })
  const listener = openListener({ url: database.url, log })
  const folder = await mkdtemp(join(tmpdir(), 'servus-files-'))
  const runtime = await openRuntime({
    entry: {
      id: options.id ?? 'test',
      name: 'Test',
      hosts: [],
      databaseUrl: database.url,
      schema: testSchema,
      isDefault: true,
    },
    composition: { ...composition, openBrand: (core) => withTestSessions(composition, core) },
    listener,
    clock,
    ids: options.ids ?? sequentialIds(options.database ? 0x10_0000 : 0),
    log,
    settings: {
      publicUrl: options.publicUrl,
      demo: options.demo ?? false,
      provider: (name) => options.providers?.[name],
      ...(options.mayUseEnvironment ? { mayUseEnvironment: options.mayUseEnvironment } : {}),
      ...(options.allowsPrivateAddresses ? { allowsPrivateAddresses: options.allowsPrivateAddresses } : {}),
      secret: (purpose) => deriveSecret('test', options.id ?? 'test', purpose),
    },
    filesFolder: folder,
    release: 'test',
    maxConnections: 4,
    automatic: options.automatic ?? false,
    migrate: options.composition !== undefined || options.modules !== undefined,
  })
  const dispatching = {
    rateLimits: createRateLimits({ enabled: options.rateLimits ?? false }),
    checkReplies: true,
    errors: composition.errors,
  }
  const http = createHttpServer({
    ...dispatching,
    endpoints: composition.endpoints,
    brandOf: async () => runtime,
    log,
    metrics: createMetrics(),
    trustedProxies: [],
    release: 'test',
    ...(options.mostStreams === undefined ? {} : { mostStreams: options.mostStreams }),
  })
  const inProcess = createInProcessApi({ ...dispatching, endpoints: composition.endpoints })
  let closing: Promise<void> | undefined
  const close = (): Promise<void> =>
    (closing ??= (async () => {
      await http.close()
      await runtime.close()
      await listener.close()
      await copy?.drop()
      await rm(folder, { recursive: true, force: true })
    })())
  try {
    onTestFinished(close)
  } catch {
    // `testBrand` was called outside a test, so its caller must close the brand.
  }
  return {
    core: runtime.core,
    runtime,
    clock,
    database,
    app: http.app,
    filesFolder: folder,
    logged,
    api: (caller = {}) =>
      inProcess(runtime, {
        locale: 'de',
        requestId: 'test',
        address: '127.0.0.1',
        origin: 'http://localhost',
        ...caller,
      }),
    drain: () => runtime.outbox.drain(),
    runJobs: () => runtime.jobs.runDue(),
    close,
  }
}

const cookiePrefix = 'test-session:'

/** Adds test sessions: the cookie of a session from `sessionOf` contains the whole session. Real sessions come from the identity module. */
async function withTestSessions(composition: Composition, core: BareCore): ReturnType<Composition['openBrand']> {
  const opened = await composition.openBrand(core)
  return {
    ...opened,
    sessions: async (cookie) =>
      cookie.startsWith(cookiePrefix)
        ? (JSON.parse(cookie.slice(cookiePrefix.length)) as Session)
        : opened.sessions?.(cookie),
  }
}

export const cookieOf = (session: Session): string =>
  `sid=${encodeURIComponent(cookiePrefix + JSON.stringify(session))}`

interface RequestOptions {
  /** Session of the signed-in user. */
  as?: Session
  locale?: Locale
  headers?: Readonly<Record<string, string>>
}

/**
 * Sends requests to the HTTP server of the test brand, with the same client that pages use. There is no network connection: Fastify gets
 * the requests directly.
 */
export function request(brand: Pick<TestBrand, 'app'>) {
  return {
    call<E extends Endpoint>(endpoint: E, input: InputOf<E> = {}, options: RequestOptions = {}) {
      const { as } = options
      const client = createClient({
        locale: () => options.locale ?? 'de',
        baseUrl: 'http://localhost',
        ...(as ? { csrfToken: () => as.csrfToken } : {}),
        fetch: async (url, init) => {
          const response = await brand.app.inject({
            method: (init?.method ?? 'GET') as 'GET',
            url: String(url).slice('http://localhost'.length),
            headers: {
              ...(init?.headers as Record<string, string>),
              ...(as ? { cookie: cookieOf(as) } : {}),
              ...options.headers,
            },
            ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
          })
          const headers = new Headers()
          for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value))
          const hasBody = ![204, 304].includes(response.statusCode)
          // Responses are read as text. Each byte of a PDF becomes one character (see pdf-text.ts).
          const isPdf = String(response.headers['content-type']).startsWith('application/pdf')
          const bytes = isPdf ? Buffer.from(response.rawPayload.toString('latin1'), 'utf8') : response.rawPayload
          return new Response(hasBody ? new Uint8Array(bytes) : null, {
            status: response.statusCode,
            headers,
          })
        },
      })
      return client.call(endpoint, input)
    },
  }
}
