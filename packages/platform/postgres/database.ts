import type { QueryConfig, QueryResult } from 'pg'
import type { Sql } from 'sql-template-tag'
import type { Db, Tx } from '../db.ts'
import type { Log } from '../module.ts'
import { ask } from './ask.ts'
import { isConnectionLoss, isStatementLoss, isTransient, Overloaded } from './failures.ts'
import { type Leased, openSharedPool, type SharedPool } from './shared-pool.ts'
import { PgTx } from './transaction.ts'
import { queryOf, toParameter } from './values.ts'

interface DatabaseOptions {
  url: string
  /** The schema with the tables (search_path). Statements name tables without the schema. */
  schema: string
  log: Log
  /** A pool of connections that other schemas of the database use, too. Default: a separate pool. */
  pool?: SharedPool
  /** Maximum number of connections, if no `pool` is passed. Default: 10. */
  maxConnections?: number
  /** Maximum duration of one statement in milliseconds. Default: 15 s. */
  statementTimeoutMs?: number
  /** The level of the schema that this process supports (schema-level.ts, ADR 0032). Default: 0. */
  schemaLevel?: number
  /** Maximum milliseconds that a caller waits while the database restarts. Default: 8 s. */
  patienceMs?: number
}

export interface OpenDatabase extends Db {
  /** Connections of the pool: `total` are open, `idle` are not in use. `waiting`: callers of this schema that wait for a connection. */
  readonly pool: { readonly total: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}

const tries = 4

/** Returns functions that run statements in one schema of a PostgreSQL database. The first statement opens the connection. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const { schema } = options
  const pool =
    options.pool ??
    openSharedPool({
      url: options.url,
      log: options.log,
      max: options.maxConnections ?? 10,
      ...(options.schemaLevel === undefined ? {} : { schemaLevel: options.schemaLevel }),
      ...(options.statementTimeoutMs === undefined ? {} : { statementTimeoutMs: options.statementTimeoutMs }),
    })
  const patience = options.patienceMs ?? 8_000

  const connect = async (): Promise<Leased> => {
    const until = performance.now() + patience
    for (let wait = 20; ; wait = Math.min(wait * 2, 400)) {
      try {
        return await pool.lease(schema)
      } catch (error) {
        // The caller has already waited for a connection, so there is no second attempt.
        if (error instanceof Overloaded) throw error
        if (!isConnectionLoss(error) || performance.now() > until) throw error
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
  }

  const query = async <Row extends object>(config: QueryConfig): Promise<QueryResult<Row>> => {
    const { client, release } = await connect()
    let broken = false
    try {
      return await ask<Row>(client, config)
    } catch (error) {
      const isStale = isStatementLoss(error)
      broken = isStale || isConnectionLoss(error)
      // The statement runs again without its name, so it is parsed again. The next caller gets a new connection.
      if (isStale) return await ask<Row>(client, { text: config.text, values: config.values ?? [] })
      throw error
    } finally {
      release(broken)
    }
  }

  /** Runs one attempt of a transaction. 'again': nothing was committed, and another attempt may succeed. */
  const attempt = async <T>(
    work: (tx: Tx) => Promise<T>,
    { last, isSingle }: { last: boolean; isSingle: boolean },
  ): Promise<{ value: T } | 'again'> => {
    const { client, release } = await connect()
    let broken = false
    let committing = false
    try {
      if (!isSingle) await ask(client, { text: 'BEGIN' })
      const tx = new PgTx(client, isSingle ? 1 : Infinity)
      const value = await work(tx)
      committing = !isSingle
      if (committing) await ask(client, { text: 'COMMIT' })
      for (const act of tx.afterCommit) act()
      return { value }
    } catch (error) {
      broken = isConnectionLoss(error)
      if (!broken && !isSingle) await ask(client, { text: 'ROLLBACK' }).catch(() => (broken = true))
      const isStale = isStatementLoss(error)
      if (isStale) broken = true
      // If the connection is lost during the commit, nobody knows whether the commit succeeded. Only the caller can decide what to do.
      if (!last && (isTransient(error) || isStale || (broken && !committing && isConnectionLoss(error)))) return 'again'
      throw error
    } finally {
      release(broken)
    }
  }

  const repeat = async <T>(work: (tx: Tx) => Promise<T>, isSingle: boolean): Promise<T> => {
    for (let round = 1; ; round++) {
      const outcome = await attempt(work, { last: round === tries, isSingle })
      if (outcome !== 'again') return outcome.value
      await new Promise((resolve) => setTimeout(resolve, 5 * round * round))
    }
  }

  return {
    kind: 'db',
    pool: {
      get total() {
        return pool.total
      },
      get idle() {
        return pool.idle
      },
      get waiting() {
        return pool.waiting(schema)
      },
    },
    async many<Row extends object>(statement: Sql) {
      return (await query<Row>(queryOf(statement))).rows
    },
    async first<Row extends object>(statement: Sql) {
      return (await query<Row>(queryOf(statement))).rows[0]
    },
    async run(statement) {
      return (await query(queryOf(statement))).rowCount ?? 0
    },
    async prepared<Row extends object>(name: string, text: string, values: readonly unknown[]) {
      return (await query<Row>({ name, text, values: values.map(toParameter) })).rows
    },
    tx: (work) => repeat(work, false),
    single: (work) => repeat(work, true),
    async close() {
      await pool.rest(schema)
      if (!options.pool) await pool.close()
    },
  }
}
