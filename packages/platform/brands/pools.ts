import { Client } from 'pg'
import type { Log } from '../module.ts'
import { schemaLevel } from '../schema-level.ts'
import { openSharedPool, type SharedPool } from '../postgres/shared-pool.ts'

/**
 * The default number of database connections of a server process is between `fewest` and `most`. More than 20 connections do not make a
 * small machine faster.
 */
const most = 20
const fewest = 4
/** Maximum share of the connections that one brand may use. A quarter is always left for the other brands. */
const shareOfOne = 0.75

/**
 * The default number of connections: about a quarter of the limit of the PostgreSQL server, so that other processes, backups and people can
 * connect, too. It is at least `fewest` and at most `most`.
 */
export const fitting = (maxConnections: number): number =>
  Math.min(most, Math.max(fewest, Math.floor((maxConnections - 10) / 4)))

/**
 * One pool for each database (ADR 0034). `max` is the maximum number of connections to each database. By default it is calculated from the
 * limit of the PostgreSQL server.
 */
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
      // If the database did not respond, the pool is removed from `pools`, so that the next brand tries again.
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
