import sql from 'sql-template-tag'
import type { Db } from './db.ts'
import type { Bus } from './live/bus.ts'
import type { Snapshots } from './module.ts'

const channel = '~snapshot'

/** The name to use in `dependsOn` for snapshots that depend on the brand's connections. */
export const connectionsName = 'connections'

interface OpenSnapshots extends Snapshots {
  /** Reads the versions from the database, in case a message about a change by another server process was lost. */
  refresh(): Promise<void>
}

/**
 * Opens the snapshots of one brand. `release` is part of each version. So the server never responds with 304 (not modified) to a caller
 * that has cached a body of an old release.
 */
export async function openSnapshots(options: { db: Db; bus: Bus; release: string }): Promise<OpenSnapshots> {
  const versions = new Map<string, number>()
  let whole: string | undefined
  const stale: { dependsOn: readonly string[]; forget: () => void }[] = []

  const heard = (name: string, version: number): void => {
    if ((versions.get(name) ?? 0) >= version) return
    versions.set(name, version)
    whole = undefined
    for (const one of stale) if (one.dependsOn.includes(name)) one.forget()
  }
  const refresh = async (): Promise<void> => {
    const rows = await options.db.many<{ name: string; version: number }>(
      sql`SELECT name, version FROM snapshot_version`,
    )
    for (const row of rows) heard(row.name, row.version)
  }
  options.bus.on(channel, (payload) => heard(String(payload['name']), Number(payload['version'])))
  options.bus.onLost(() => void refresh().catch(() => undefined))
  await refresh()

  /**
   * The version of several names: the sum of their versions. Each version only rises, so the sum rises with each change and is the same in every
   * process.
   */
  const sumOf = (names: Iterable<string>): string => {
    let sum = 0
    for (const name of names) sum += versions.get(name) ?? 0
    return `${options.release}-${sum.toString(36)}`
  }

  return {
    refresh,
    version: () => (whole ??= sumOf(versions.keys())),
    define<T>(_name: string, dependsOn: readonly string[], load: () => Promise<T>) {
      let current: { value: T; version: string } | undefined
      let loading: Promise<{ value: T; version: string }> | undefined
      let round = 0
      stale.push({
        dependsOn,
        forget: () => {
          round++
          current = undefined
          loading = undefined
        },
      })
      const reload = async (): Promise<{ value: T; version: string }> => {
        const mine = round
        const version = sumOf(dependsOn)
        const value = await load()
        // If the data was changed during the load, this value may be outdated. Callers that are waiting for this load get it, but it is
        // not cached.
        if (mine === round) current = { value, version }
        return { value, version }
      }
      return {
        get: async () => {
          if (current) return current
          loading ??= reload().finally(() => (loading = undefined))
          return loading
        },
      }
    },
    async changed(tx, name) {
      const row = await tx.first<{ version: number }>(sql`
        INSERT INTO snapshot_version (name, version) VALUES (${name}, 1)
        ON CONFLICT (name) DO UPDATE SET version = snapshot_version.version + 1 RETURNING version`)
      await options.bus.publish(tx, channel, { name, version: row?.version ?? 0 })
    },
  }
}
