import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { urlOfDatabase } from '#testing/database.ts'
import { type TestMailServer, startMailServer } from '#testing/mail-server.ts'
import { repository } from './repository.ts'

export interface ServerOptions {
  /** A running server. The new server process shares its database and its files. */
  besides?: Pick<Server, 'databaseUrl' | 'dataFolder'>
  /** False: there is no mail server, and mails stay on the outbox page. */
  withMail?: boolean
  env?: Readonly<Record<string, string>>
}

/** A real server in a separate process, with both demo brands. */
export interface Server {
  /** Address of the chauffeur service, the default brand: 'http://localhost:40123'. */
  url: string
  /** Address of the demo restaurant in the same process: 'http://lindwurm.localhost:40123'. */
  lindwurmUrl: string
  port: string
  databaseUrl: string
  dataFolder: string
  mail: TestMailServer | undefined
  /** Returns the output of the process so far. */
  output: () => string
  pid: number
  stop(): Promise<void>
}

/**
 * The maximum time for a start, in milliseconds. The server creates two demo businesses, which takes long on a machine that builds and
 * tests at the same time.
 */
export const START_MS = 90_000

/**
 * Adds the host 'localhost' to a PostgreSQL URL without a host, because the server's settings require a host. PostgreSQL clients still
 * use the folder of the socket in the query of the URL.
 */
const asSetting = (url: string): string => url.replace('@/', '@localhost/')

async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env['E2E_DATABASE_URL']
  if (!server) throw new Error('The browser tests run with: npm run e2e')
  const name = `e_${crypto.randomUUID().replaceAll('-', '')}`
  const ask = async (query: string): Promise<void> => {
    const admin = new Client({ connectionString: server })
    await admin.connect()
    await admin.query(query)
    await admin.end()
  }
  await ask(`CREATE DATABASE ${name}`)
  return {
    url: asSetting(urlOfDatabase(server, name)),
    drop: () => ask(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

/** Runs `npm run servus -- …` on the database of a running server. */
export async function servus(server: Server, ...words: string[]): Promise<string> {
  const child = start(words, { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataFolder, SERVUS_DEMO: '0' })
  const output = gather(child)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`servus ${words.join(' ')} ended with ${code}:\n${output()}`)
  return output()
}

export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const { besides } = options
  const database = besides ? { url: besides.databaseUrl, drop: () => Promise.resolve() } : await createDatabase()
  const mail = options.withMail === false ? undefined : await startMailServer()
  const dataFolder = besides?.dataFolder ?? mkdtempSync(join(tmpdir(), 'servus-e2e-data-'))
  const child = start([], {
    SERVUS_DEMO: '1',
    HOST: '127.0.0.1',
    // The port is chosen here, because links in mails must contain it. With PORT=0 the port would be known only after the start.
    PORT: String(await freePort()),
    DATA_DIR: dataFolder,
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    // The address of the printer in modules/devices/e2e/pairing.spec.ts.
    PRINT_HOSTS: '127.0.0.1:19187',
    ...(mail ? { SMTP_URL: mail.url, MAIL_FROM: 'fahrt@donau.example' } : {}),
    ...options.env,
  })
  const output = gather(child)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const port = await listening(child, output)
  return {
    url: `http://localhost:${port}`,
    lindwurmUrl: `http://lindwurm.localhost:${port}`,
    port,
    databaseUrl: database.url,
    dataFolder,
    mail,
    output,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      const forced = setTimeout(() => child.kill('SIGKILL'), 8_000)
      await ended
      clearTimeout(forced)
      await mail?.close()
      await database.drop()
      if (!besides) rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

function start(words: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const { E2E_DATABASE_URL: _url, E2E_FOLDER: folder, ...inherited } = process.env
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(repository, 'apps/server/main.ts'), ...words],
    {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...inherited,
        NODE_ENV: 'production',
        NODE_OPTIONS: '',
        ...(folder ? { NODE_COMPILE_CACHE: join(folder, 'compile-cache') } : {}),
        ...env,
      },
    },
  )
}

function gather(child: ChildProcess): () => string {
  let output = ''
  const add = (chunk: Buffer): void => {
    output += chunk.toString()
  }
  child.stdout?.on('data', add)
  child.stderr?.on('data', add)
  return () => output
}

/** The port of the server, read from its log. Throws with the log if the server ends before it is ready. */
async function listening(child: ChildProcess, output: () => string): Promise<string> {
  const until = Date.now() + START_MS
  while (Date.now() < until && child.exitCode === null) {
    const port = /Servus is running/.test(output()) ? /http:\/\/localhost:(\d+)\//.exec(output())?.[1] : undefined
    if (port) return port
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not start:\n${output()}`)
}
