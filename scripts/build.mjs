// Plain JavaScript for Node 18 and newer. Builds the site, the back office, the player and the print agent when their sources changed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeOf } from './install.mjs'

const skipped = new Set([
  'node_modules',
  'build',
  'dist',
  'server',
  'testing',
  'platform',
  'fixtures',
  '.react-router',
  'migrations',
])
const isSource = (name) => !/\.(test\.tsx?|md|sql)$/.test(name)

const halves = [
  {
    name: 'site',
    out: 'apps/site/build',
    needs: 'apps/site/build/server/index.js',
    sources: ['apps/site', 'modules', 'packages', 'package-lock.json', 'tsconfig.json'],
    cwd: 'apps/site',
    command: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    // Builds the service worker. It is built after the site, because it lists the files of the finished site.
    after: ['node_modules/vite/bin/vite.js', 'build', '--config', 'worker/vite.config.ts'],
  },
  {
    name: 'back office',
    out: 'apps/backoffice/dist',
    needs: 'apps/backoffice/dist/index.html',
    sources: ['apps/backoffice', 'modules', 'packages', 'package-lock.json', 'tsconfig.json'],
    cwd: '.',
    command: [
      'node_modules/vite/bin/vite.js',
      'build',
      '--config',
      'apps/backoffice/vite.config.ts',
      '--logLevel',
      'warn',
    ],
  },
  {
    name: 'player',
    out: 'apps/player/dist',
    needs: 'apps/player/dist/index.html',
    sources: ['apps/player', 'modules', 'packages', 'package-lock.json', 'tsconfig.json'],
    cwd: '.',
    command: ['node_modules/vite/bin/vite.js', 'build', '--config', 'apps/player/vite.config.ts', '--logLevel', 'warn'],
  },
  {
    name: 'print agent',
    out: 'apps/print-agent/dist',
    needs: 'apps/print-agent/dist/servus-print-agent.mjs',
    // Files in server folders are not part of this build, except for the folders in this list.
    sources: [
      'apps/print-agent',
      'modules/devices',
      'modules/devices/server/transports',
      'packages/i18n',
      'package.json',
      'tsconfig.json',
    ],
    cwd: '.',
    command: ['node_modules/vite/bin/vite.js', 'build', '--config', 'apps/print-agent/vite.config.ts'],
  },
]

/**
 * Builds in parallel all `halves` (site, back office, player, print agent) whose sources have changed. `only`: the name of the half to
 * build. Rejects with the output of the build that failed.
 */
export async function buildStale(root, options = {}) {
  const known = new Map()
  await Promise.all(
    halves.map(async (half) => {
      if (options.only && half.name !== options.only) return
      if (!half.sources.slice(0, 1).every((path) => existsSync(join(root, path)))) return
      const files = filesOf(root, half.sources, known)
      const stampFile = join(root, half.out, 'stamp')
      const quick = hashOf(files.map(({ path, size, mtime }) => `${path}\0${size}\0${mtime}`))
      const stamp = existsSync(join(root, half.needs)) ? readStamp(stampFile) : undefined
      if (!options.force && stamp?.quick === quick) return
      // Modification times change with every clone and checkout, so the content is compared.
      const content = hashOf(files.map(({ path }) => `${path}\0${hashOf([readFileSync(join(root, path))])}`))
      if (options.force || stamp?.content !== content) {
        console.log(`Building the ${half.name} …`)
        await run(root, half)
        if (half.after) await run(root, { ...half, command: half.after })
      }
      mkdirSync(join(root, half.out), { recursive: true })
      writeFileSync(stampFile, JSON.stringify({ content, quick }))
    }),
  )
}

function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const hashOf = (parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

function filesOf(root, sources, known) {
  return sources.flatMap((source) => {
    if (!known.has(source))
      known.set(
        source,
        [...walk(root, source)].sort((a, b) => (a.path < b.path ? -1 : 1)),
      )
    return known.get(source)
  })
}

function* walk(root, path) {
  const info = statSync(join(root, path), { throwIfNoEntry: false })
  if (!info) return
  if (!info.isDirectory()) {
    yield { path, size: info.size, mtime: info.mtimeMs }
    return
  }
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const inner = `${path}/${entry.name}`
    if (entry.isDirectory() ? !skipped.has(entry.name) : isSource(entry.name)) yield* walk(root, inner)
  }
}

function run(root, half) {
  return new Promise((resolve, reject) => {
    const [script, ...args] = half.command
    const child = spawn(nodeOf(root), [join(root, script), ...args], {
      cwd: join(root, half.cwd),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${output}\nThe ${half.name} could not be built.`)),
    )
  })
}
