import { spawn } from 'node:child_process'
import { openSync, closeSync, readFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { commandOf, isAlive, pause } from './processes.ts'

/** The content of the pid file of the running PostgreSQL. */
export interface Postmaster {
  pid: number
  socketFolder: string
  ready: boolean
}

/** Reads `postmaster.pid`; undefined when the file is missing, or when its process is no longer the PostgreSQL of this folder. */
export function runningOn(dataFolder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8')
      .split('\n')
      .map((line) => line.trim())
    const pid = Number(lines[0])
    if (!(pid > 1) || !isAlive(pid)) return undefined
    const command = commandOf(pid)
    if (!command.includes('postgres') || !command.includes(dataFolder)) return undefined
    return { pid, socketFolder: lines[4] ?? '', ready: lines[7] === 'ready' }
  } catch {
    return undefined
  }
}

interface Launch {
  postgres: string
  dataFolder: string
  settings: Record<string, string>
  account: Account | undefined
  logFile: string
}

/**
 * Starts PostgreSQL in a separate process session, so that the signal of Ctrl-C reaches only our server. The server then shuts PostgreSQL
 * down. Returns the pid of PostgreSQL.
 */
export function launch(options: Launch): number {
  const log = openSync(options.logFile, 'a', 0o640)
  const args = [
    '-D',
    options.dataFolder,
    ...Object.entries(options.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const child = spawn(options.postgres, args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    ...options.account,
  })
  closeSync(log)
  // If the program cannot be run, there is no pid, and `untilReady` returns false.
  child.once('error', () => undefined)
  child.unref()
  return child.pid ?? 0
}

/** Waits until the PostgreSQL of the folder accepts connections. Returns false if it has ended or was not ready in time. */
export async function untilReady(dataFolder: string, pid: number, timeoutMs = 60_000): Promise<boolean> {
  const until = Date.now() + timeoutMs
  while (Date.now() < until) {
    if (!isAlive(pid)) return false
    const running = runningOn(dataFolder)
    if (running?.pid === pid && running.ready && (await accepts(join(running.socketFolder, '.s.PGSQL.5432'))))
      return true
    await pause(10)
  }
  return false
}

const accepts = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createConnection(socket)
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })

/**
 * Shuts PostgreSQL down (fast shutdown): open transactions are rolled back; committed transactions are on disk. If PostgreSQL still runs
 * after `timeoutMs`, it is stopped with an immediate shutdown.
 */
export async function stopPostmaster(pid: number, timeoutMs = 20_000): Promise<void> {
  const until = Date.now() + timeoutMs
  signal(pid, 'SIGINT')
  while (isAlive(pid)) {
    if (Date.now() > until) {
      signal(pid, 'SIGQUIT')
      await pause(1000)
      if (isAlive(pid)) signal(pid, 'SIGKILL')
    }
    await pause(10)
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process has already ended.
  }
}
