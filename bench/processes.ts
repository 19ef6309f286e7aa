import { type ChildProcess, fork, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const root = new URL('..', import.meta.url)

/** A port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export interface RunningServer {
  port: number
  pid: number
  stop(): Promise<void>
}

/**
 * Starts our server as an operator runs it, on its own data folder, but without rate limits and with fewer log lines. Resolves when it is
 * ready.
 */
export async function startOurs(options: {
  dataFolder: string
  databaseUrl?: string
  env?: Readonly<Record<string, string>>
}): Promise<RunningServer> {
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: options.dataFolder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
    ...options.env,
  }
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(port, child)
  return { port, pid: child.pid ?? 0, stop: () => ended(child, 'SIGTERM') }
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  for (const begin = performance.now(); performance.now() - begin < 300_000;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await pause(10)
  }
  throw new Error('The server is not ready after 5 minutes')
}

const ended = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })

/** Starts the server of `reference-server.ts`, with responses of these sizes. */
export async function startReference(answers: Record<string, { bytes: number; type: string }>): Promise<RunningServer> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(new URL('reference-server.ts', import.meta.url), [JSON.stringify(answers)], { env })
  const { port } = await message<{ port: number }>(child)
  return { port, pid: child.pid ?? 0, stop: () => ended(child, 'SIGTERM') }
}

/** Starts the server of `reference-orders.ts`, on copies of a brand's tables. */
export async function startOrderReference(databaseUrl: string, schema: string): Promise<RunningServer> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(new URL('reference-orders.ts', import.meta.url), [databaseUrl, schema], { env })
  const { port } = await message<{ port: number }>(child)
  return { port, pid: child.pid ?? 0, stop: () => ended(child, 'SIGTERM') }
}

/**
 * Runs a script of this folder and waits for its end, so that it does not overlap with the next measurement. The script sends one
 * message, its result.
 */
export async function measured<T>(script: string, args: readonly string[]): Promise<T> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(new URL(script, import.meta.url), [...args], { env })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const result = await message<T>(child)
  await exited
  return result
}

const message = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (value) => resolve(value as T))
    child.once('exit', (code) => reject(new Error(`A process of the measurement ended with ${code}`)))
  })

/** Resident memory of a process in MiB. PostgreSQL is a separate process and is not included. */
export function residentMiB(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
