import { Client } from 'pg'
import type { Log } from '../module.ts'
import { schemaLevel } from '../schema-level.ts'
import { openSharedPool, type SharedPool } from '../postgres/shared-pool.ts'

/** Connections of a process, where nothing is set: more do not make a small machine faster. */
const most = 20
const fewest = 4
/** Most connections of one brand, as a part of all: a rush of it leaves the others a quarter. */
const shareOfOne = 0.75

/** Connections that fit a server: a quarter of what it gives to all, so that several processes, backups and people find room. */
export const fitting = (maxConnections: number): number =>
  Math.min(most, Math.max(fewest, Math.floor((maxConnections - 10) / 4)))

/** One pool for each database (ADR 0034). `max`: most connections to each; left out, the server is asked. */
export function openPools({ log, max }: { log: Log; max?: number }) {
  const pools = new Map<string, Promise<SharedPool>>()
  const open = async (url: string): Promise<SharedPool> => {
    const connections = max ?? fitting(await maxConnectionsOf(url))
    return openSharedPool({
      url,
      log,
      schemaLevel,
      max: connections,
      share: Math.max(1, Math.floor(connections * shareOfOne)),
    })
  }
  return {
    of(url: string): Promise<SharedPool> {
      const known = pools.get(url)
      if (known) return known
      const opening = open(url)
      pools.set(url, opening)
      // A database that did not answer is asked again by the next brand.
      opening.catch(() => pools.delete(url))
      return opening
    },
    async close(): Promise<void> {
      await Promise.all([...pools.values()].map(async (pool) => (await pool).close().catch(() => undefined)))
      pools.clear()
    },
  }
}

async function maxConnectionsOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ max: string }>("SELECT current_setting('max_connections') AS max")
    return Number(rows[0]?.max)
  } finally {
    await client.end().catch(() => undefined)
  }
}
