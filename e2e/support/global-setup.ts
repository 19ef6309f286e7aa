import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverOn } from '#platform/embedded-postgres/folder-lock.ts'
import { runningOn, stopPostmaster } from '#platform/embedded-postgres/postmaster.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/supervisor.ts'
import type { Log } from '#platform/module.ts'
import { repository } from './repository.ts'

const prefix = 'servus-e2e-'
const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

/** Builds what is out of date and starts one PostgreSQL without fsync, in which each worker creates its own databases. */
export default async function setup(): Promise<() => Promise<void>> {
  const { buildStale } = (await import(join(repository, 'scripts/build.mjs'))) as {
    buildStale: (root: string) => Promise<void>
  }
  await buildStale(repository)
  await removeLeftovers()
  const folder = mkdtempSync(join(tmpdir(), prefix))
  // As root PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ folder, log: silent, durability: 'throwaway', maxConnections: 200 })
  process.env['E2E_DATABASE_URL'] = postgres.url
  process.env['E2E_FOLDER'] = folder
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A killed run leaves its PostgreSQL running. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name)
    if (!name.startsWith(prefix) || !existsSync(join(folder, 'server.lock')) || serverOn(folder) !== undefined) continue
    const left = runningOn(join(folder, 'pg'))
    if (left) await stopPostmaster(left.pid)
    rmSync(folder, { recursive: true, force: true })
  }
}
