// Plain JavaScript for Node 18 and newer: `npm start` on a fresh clone. Installs, builds what is stale, starts the server.
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
  // A young generation of 4 MB a half: the server keeps little, and memory stays low (docs/operations.md, Sizing). From the first moment on:
  // growing up to it would collect a start's code several times.
  '--max-semi-space-size=4',
  '--min-semi-space-size=4',
  // Nothing is collected from the old generation before it has this many MB: nearly all that a start makes stays.
  '--initial-heap-size=80',
  // Afterwards collect before the old generation has doubled: about a third less memory under load for some more work per read.
  '--heap-growing-percent=50',
  // Lets the server hand back what its start left over (apps/server/give-back-memory.ts).
  '--expose-gc',
  '--disable-warning=ExperimentalWarning',
  join(root, 'apps/server/main.ts'),
  ...process.argv.slice(2),
]
const env = {
  ...process.env,
  // React renders in development mode unless this is set before the first import.
  NODE_ENV: process.env.NODE_ENV || 'production',
  // From the first file on: a start without stripping types needs neither the time nor the 30 MB of the tool that does it.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(resolve(process.env.DATA_DIR || 'data'), 'compile-cache'),
  // Threads that share two heaps of malloc instead of one each: a third less resident memory.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
}

// Becoming the server leaves one process less, and signals reach it directly. Old Nodes cannot.
if (process.execve && process.platform !== 'win32') {
  try {
    process.execve(nodeOf(root), [nodeOf(root), ...args], env)
  } catch {
    // Not allowed here: as a child, below.
  }
}
const server = spawn(nodeOf(root), args, { cwd: process.cwd(), env, stdio: 'inherit' })
// Ctrl-C reaches the server by itself; it ends in order, and so do we.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
