import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Log } from '../module.ts'
import { type Account, accountFor, canReach, ownFolder } from './account.ts'
import { makeAppRole } from '../postgres/app-role.ts'
import { findBinaries } from './binaries.ts'
import { lockFolder } from './folder-lock.ts'
import { launch, type Postmaster, runningOn, stopPostmaster, untilReady } from './postmaster.ts'
import { isAlive, pause } from './processes.ts'
import { type Durability, settingsFor } from './settings.ts'

interface EmbeddedOptions {
  /**
   * The installation's data folder. PostgreSQL stores its data in the subfolder `pg`, or below /var/lib/servus if the account of PostgreSQL
   * cannot enter the data folder.
   */
  folder: string
  log: Log
  durability?: Durability
  maxConnections?: number
}

interface EmbeddedPostgres {
  /** The URL for `pg` and psql: `postgres://servus:…@/servus?host=/socket/folder`. */
  readonly url: string
  /** The URL for the database role of the server, which may read and write rows but owns no tables (postgres/app-role.ts). */
  readonly appUrl: string
  /** Pid of the running postmaster. It changes after a crash. */
  readonly pid: number
  /** Shuts PostgreSQL down and releases the lock of the folder. */
  stop(): Promise<void>
}

const user = 'servus'
const database = 'servus'

/**
 * Starts the PostgreSQL of the installation and restarts it after a crash. If PostgreSQL still runs although its server was killed, the
 * running PostgreSQL is used. Throws when another server uses the folder, or when PostgreSQL does not start. After an error no process is
 * left running.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.folder, { recursive: true })
  const folder = realpathSync(options.folder)
  const lock = lockFolder(folder)
  if (!lock.ok) throw new FolderInUse(folder, lock.pid)
  const place = placeOf(folder)
  try {
    return await supervise(place, options, lock.release)
  } catch (error) {
    const left = runningOn(place.data)
    if (left) await stopPostmaster(left.pid)
    lock.release()
    throw error
  }
}

export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `Another Servus (process ${pid}) runs on ${folder}. Stop it, or give this one another DATA_DIR. ` +
        'Several servers on one database share a DATABASE_URL instead (docs/operations.md, Several processes).',
    )
    this.name = 'FolderInUse'
  }
}

/** URL of the PostgreSQL that runs in the folder; undefined if none runs. For the command line. */
export function runningDatabaseUrl(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  const place = placeOf(realpathSync(folder))
  return runningOn(place.data)?.ready ? urlOf(place) : undefined
}

/** Does the folder contain the data of an embedded PostgreSQL, running or not? */
export const hasEmbeddedPostgres = (folder: string): boolean =>
  existsSync(folder) && existsSync(placeOf(realpathSync(folder)).data)

interface Place {
  account: Account | undefined
  /** The data folder of PostgreSQL (PGDATA). */
  data: string
  socket: string
  log: string
  password: string
  sharedRoot: string
}

const sharedRoot = '/var/lib/servus'

function placeOf(folder: string): Place {
  const account = accountFor()
  const tag = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const base = canReach(folder, account) ? folder : join(sharedRoot, tag)
  // The path of a socket may have at most 107 bytes. PostgreSQL adds its own file name to this folder.
  const near = join(base, 'pg-socket')
  const socket = Buffer.byteLength(near) < 85 ? near : join('/tmp', `servus-${tag}`)
  return {
    account,
    data: join(base, 'pg'),
    socket,
    log: join(base, 'postgresql.log'),
    password: join(folder, 'pg-password'),
    sharedRoot,
  }
}

/**
 * The address contains all settings. Otherwise the client would read missing settings from PGPORT or PGSSLMODE, which may be set for
 * another database.
 */
const urlOf = (place: Place): string =>
  `postgres://${user}:${readFileSync(place.password, 'utf8').trim()}@/${database}?host=${encodeURIComponent(place.socket)}&port=5432&sslmode=disable`

async function supervise(place: Place, options: EmbeddedOptions, release: () => void): Promise<EmbeddedPostgres> {
  prepare(place)
  const binaries = findBinaries(place)
  const settings = settingsFor({
    socketFolder: place.socket,
    durability: options.durability ?? 'safe',
    maxConnections: options.maxConnections ?? 100,
  })
  if (!existsSync(join(place.data, 'PG_VERSION'))) await initialise(place, binaries.initdb)

  const start = async (): Promise<Postmaster> => {
    const left = runningOn(place.data)
    if (left && left.socketFolder === place.socket && (await untilReady(place.data, left.pid))) return left
    if (left) await stopPostmaster(left.pid)
    // Worker processes of a killed postmaster still use its shared memory for a short time. Until they end, a new postmaster refuses to
    // start.
    for (let attempt = 0; attempt < 6; attempt++) {
      const pid = launch({
        postgres: binaries.postgres,
        dataFolder: place.data,
        settings,
        account: place.account,
        logFile: place.log,
      })
      if (await untilReady(place.data, pid)) return { pid, socketFolder: place.socket, ready: true }
      if (!/still in use|lock file/.test(lastLines(place.log))) break
      await pause(250)
    }
    throw new Error(`PostgreSQL did not start. Its last words in ${place.log}:\n${lastLines(place.log)}`)
  }

  let current = await start()
  const appUrl = await makeAppRole(urlOf(place), readFileSync(place.password, 'utf8').trim())
  const ending = new AbortController()
  const watch = async (): Promise<void> => {
    for (let failures = 0; !ending.signal.aborted;) {
      await pause(200)
      if (ending.signal.aborted || isAlive(current.pid)) continue
      options.log.error({ pid: current.pid }, 'PostgreSQL ended unexpectedly; starting it again')
      try {
        current = await start()
        failures = 0
        options.log.info({ pid: current.pid }, 'PostgreSQL is back')
      } catch (error) {
        failures++
        options.log.error({ err: error, failures }, 'PostgreSQL does not come back')
        await pause(Math.min(30_000, 500 * 2 ** failures))
      }
    }
  }
  const watching = watch()
  return {
    url: urlOf(place),
    appUrl,
    get pid() {
      return current.pid
    },
    async stop() {
      ending.abort()
      await watching
      await stopPostmaster(current.pid)
      release()
    },
  }
}

function prepare(place: Place): void {
  if (place.data.startsWith(sharedRoot)) {
    mkdirSync(sharedRoot, { recursive: true, mode: 0o755 })
    ownFolder(dirname(place.data), place.account)
  }
  ownFolder(place.socket, place.account)
  if (!existsSync(place.password)) writeFileSync(place.password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (!existsSync(place.log)) writeFileSync(place.log, '', { mode: 0o640 })
}

/** Runs initdb in another folder and renames it when complete. So an interrupted start leaves no incomplete folder. */
async function initialise(place: Place, initdb: string): Promise<void> {
  const base = `${place.data}-new`
  rmSync(base, { recursive: true, force: true })
  ownFolder(base, place.account)
  const password = join(base, 'password')
  writeFileSync(password, readFileSync(place.password), { mode: 0o600 })
  if (place.account) chownSync(password, place.account.uid, place.account.gid)
  const made = join(base, 'pg')
  const { code, output } = await run(
    initdb,
    [
      '-D',
      made,
      '-U',
      user,
      '--auth=scram-sha-256',
      `--pwfile=${password}`,
      '-E',
      'UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    place.account,
  )
  if (code !== 0) throw new Error(`initdb failed (${code}):\n${output}`)
  const { code: created, output: words } = await run(
    join(initdb, '..', 'postgres'),
    ['--single', '-D', made, '-c', 'io_method=sync', 'postgres'],
    place.account,
    `CREATE DATABASE ${database}\n`,
  )
  if (created !== 0) throw new Error(`The database could not be created (${created}):\n${words}`)
  rmSync(password)
  renameSync(made, place.data)
  rmSync(base, { recursive: true, force: true })
  chmodSync(place.data, 0o700)
}

const run = (
  program: string,
  args: string[],
  account: Account | undefined,
  input = '',
): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }, ...account })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
    child.stdin.end(input)
  })

function lastLines(file: string): string {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(-12).join('\n')
  } catch {
    return '(nothing)'
  }
}
