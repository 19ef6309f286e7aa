// Plain JavaScript for Node 18 and newer: `npm start` on a fresh clone. Installs, builds what is out of date, starts the server.
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, nodeOf } from './install.mjs'
import { buildStale } from './build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
ensureInstalled(root)
try {
  await buildStale(root)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

const args = [
  // The memory for new objects (V8's young generation) has two halves of 4 MB each. The server keeps few objects, so memory stays low
  // (docs/operations.md, Sizing). The size is the same from the start. If it had to grow, V8 would collect garbage several times during the
  // start.
  '--max-semi-space-size=4',
  '--min-semi-space-size=4',
  // V8 collects old objects (old generation) for the first time when the whole heap has about this many MB. An earlier collection would free
  // little, because nearly all objects that are created at the start are kept.
  '--initial-heap-size=80',
  // This growth factor is lower than Node's default. The old generation is collected earlier, which saves about a third of the memory under
  // load and needs slightly more work per read.
  '--heap-growing-percent=50',
  // Allows the server to release the memory left over from its start (apps/server/give-back-memory.ts).
  '--expose-gc',
  '--disable-warning=ExperimentalWarning',
  join(root, 'apps/server/main.ts'),
  ...process.argv.slice(2),
]
const env = {
  ...process.env,
  // Must be set before the first import. Otherwise React renders in development mode.
  NODE_ENV: process.env.NODE_ENV || 'production',
  // With the cache, a start does not need the tool that removes types from the sources. This saves time and 30 MB of memory.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(resolve(process.env.DATA_DIR || 'data'), 'compile-cache'),
  // All threads share two memory areas (arenas) of malloc instead of one for each thread. This saves a third of the resident memory.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
}

// The server replaces this process: there is one process less, and signals reach it directly. Old Node versions cannot do that.
if (process.execve && process.platform !== 'win32') {
  try {
    process.execve(nodeOf(root), [nodeOf(root), ...args], env)
  } catch {
    // execve is not allowed here, so the server runs as a child process, below.
  }
}
const server = spawn(nodeOf(root), args, { cwd: process.cwd(), env, stdio: 'inherit' })
// Ctrl-C reaches the server directly. The server shuts down, and then this process ends, too.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
