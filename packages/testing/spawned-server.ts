import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../apps/server/main.ts', import.meta.url))

/** The real server, in a separate process that the test can kill. */
export interface SpawnedServer {
  readonly address: string
  start(): Promise<void>
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Finds a free port. The server uses the same port again after each kill, as in a real installation. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export async function spawnedServer(environment: Readonly<Record<string, string>>): Promise<SpawnedServer> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  return {
    address,
    async start() {
      let output = ''
      const started = spawn(process.execPath, [main], {
        env: {
          // initdb needs PATH to find the program that lists the system's locales.
          PATH: '/usr/local/bin:/usr/bin:/bin',
          HOST: '127.0.0.1',
          PORT: String(port),
          NODE_ENV: 'production',
          LOG_LEVEL: 'warn',
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)))
      for (let waited = 0; waited < 900; waited++) {
        if (started.exitCode !== null) throw new Error(`The server ended with ${started.exitCode}:\n${output}`)
        const ready = await fetch(`${address}/readyz`)
          .then((answer) => answer.ok)
          .catch(() => false)
        if (ready) return
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error(`The server did not come up:\n${output}`)
    },
    async kill(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child?.kill(signal)
      await ended
    },
  }
}
