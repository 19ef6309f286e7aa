import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverOn } from '#platform/embedded-postgres/folder-lock.ts'
import { runningOn, stopPostmaster } from '#platform/embedded-postgres/postmaster.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/supervisor.ts'
import type { Log } from '#platform/module.ts'

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const gibibyte = 2 ** 30
/** The in-memory file system of Linux. */
const memory = '/dev/shm'
/**
 * Number of bytes that must be free in the in-memory file system. The available memory of the machine must be at least twice as large. A
 * run of all tests uses less than 2 GiB.
 */
const needed = 6 * gibibyte

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    const [, available = '0'] = /MemAvailable:\s+(\d+) kB/.exec(readFileSync('/proc/meminfo', 'utf8')) ?? []
    return bavail * bsize >= needed && Number(available) * 1024 >= 2 * needed
  } catch {
    return false
  }
}

/**
 * Starts a PostgreSQL without fsync in a folder of its own. The name of the folder begins with `prefix`. If there is enough space, the folder
 * is in memory: tests copy a database some thousand times, and on a disk the many small files take ten times as long.
 */
export async function startThrowawayPostgres(
  prefix: string,
): Promise<{ url: string; folder: string; stop: () => Promise<void> }> {
  await removeLeftovers(prefix)
  const folder = mkdtempSync(join(hasRoomInMemory() ? memory : tmpdir(), prefix))
  // If this process runs as root, PostgreSQL runs as another user, and this user must be able to enter the folder.
  chmodSync(folder, 0o755)
  const server = await startEmbeddedPostgres({ folder, log: silent, durability: 'throwaway', maxConnections: 200 })
  return {
    url: server.url,
    folder,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Stops PostgreSQL servers of killed test runs and deletes their folders. */
async function removeLeftovers(prefix: string): Promise<void> {
  for (const place of [tmpdir(), memory]) {
    if (!existsSync(place)) continue
    for (const name of readdirSync(place)) {
      const folder = join(place, name)
      if (!name.startsWith(prefix) || !existsSync(join(folder, 'server.lock')) || serverOn(folder) !== undefined)
        continue
      const left = runningOn(join(folder, 'pg'))
      if (left) await stopPostmaster(left.pid)
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
