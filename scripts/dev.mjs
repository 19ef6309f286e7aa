// `npm run dev`: runs everything until Ctrl-C and watches the source files. The server restarts when one of its files changes. Vite
// hot-reloads site and back office; the site is part of the server and uses its port. This file is plain JavaScript for Node 18 and newer.
// It starts itself again with the project's own Node version.
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, nodeOf } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const children = []

const start = (program, args, env = {}) => {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  children.push(child)
  return child
}

async function run() {
  const port = process.env.PORT || '3000'
  const vitePort = process.env.VITE_PORT || '5174'
  start(
    nodeOf(root),
    [
      '--watch',
      '--watch-preserve-output',
      '--expose-gc',
      '--disable-warning=ExperimentalWarning',
      'apps/server/main.ts',
    ],
    {
      // In development the site is served from its sources (apps/server/site/dev-site.ts).
      NODE_ENV: 'development',
      NODE_COMPILE_CACHE: join(resolve(process.env.DATA_DIR || 'data'), 'compile-cache'),
    },
  )
  const vite = [
    'node_modules/vite/bin/vite.js',
    '--config',
    'apps/backoffice/vite.config.ts',
    '--port',
    vitePort,
    '--strictPort',
  ]
  start(nodeOf(root), [...vite, '--clearScreen', 'false'], {
    SERVUS_DEV_SERVER: `http://localhost:${port}`,
    NODE_ENV: 'development',
  })
  console.log(`\n  Site         http://localhost:${port}/  (hot reload)`)
  console.log(`  Back office  http://localhost:${vitePort}/backend/  (hot reload)\n`)
}

if (process.execPath === nodeOf(root) || process.argv[2] === 'inside') {
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  try {
    await run()
    await Promise.all(children.map((child) => new Promise((ended) => child.once('exit', ended))))
    process.exit(0)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
} else {
  ensureInstalled(root)
  const inside = start(nodeOf(root), [fileURLToPath(import.meta.url), 'inside'])
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => inside.kill('SIGTERM'))
  inside.once('exit', (code) => process.exit(code ?? 1))
}
