import { Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg'
import type { Sql } from 'sql-template-tag'
import type { Db, Tx } from '../db.ts'
import type { Log } from '../module.ts'
import { ask } from './ask.ts'
import { isConnectionLoss, isStatementLoss, isTransient } from './failures.ts'
import { PgTx } from './transaction.ts'
import { columnTypes, queryOf, toParameter } from './values.ts'

export interface DatabaseOptions {
  url: string
  /** Schema of names without a schema. */
  schema: string
  log: Log
  /** Most connections of this pool. Default: 10. */
  maxConnections?: number
  /** Most milliseconds of one statement. Default: 15 s. */
  statementTimeoutMs?: number
  /** What this process knows of the schema (ADR 0032). Default: 0. */
  schemaLevel?: number
  /** How long a caller waits while the database restarts. Default: 8 s. */
  patienceMs?: number
}

export interface OpenDatabase extends Db {
  /** Connections of the pool: open, idle, and callers that wait for one. */
  readonly pool: { readonly total: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}

const tries = 4

/** Opens a pool; no connection is made before the first statement. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const pool = new Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    types: columnTypes,
    options: [
      `-c search_path="${options.schema}"`,
      `-c statement_timeout=${options.statementTimeoutMs ?? 15_000}`,
      '-c idle_in_transaction_session_timeout=30000',
      '-c timezone=UTC',
      `-c servus.schema_level=${options.schemaLevel ?? 0}`,
    ].join(' '),
  })
  // Without this listener, an idle connection that breaks would end the process. The next caller gets a new connection.
  pool.on('error', (error) => options.log.warn({ err: error }, 'An idle database connection was lost'))
  // The same for a connection in use. Its statement fails as well, and the failure is handled there.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const patience = options.patienceMs ?? 8_000

  const connect = async (): Promise<PoolClient> => {
    const until = performance.now() + patience
    for (let wait = 20; ; wait = Math.min(wait * 2, 400)) {
      try {
        return await pool.connect()
      } catch (error) {
        if (!isConnectionLoss(error) || performance.now() > until) throw error
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
  }

  const query = async <Row extends object>(config: QueryConfig): Promise<QueryResult<Row>> => {
    const client = await connect()
    let broken = false
    try {
      return await ask<Row>(client, config)
    } catch (error) {
      const isStale = isStatementLoss(error)
      broken = isStale || isConnectionLoss(error)
      // Without its name the statement is prepared again. The next caller gets a connection without prepared statements.
      if (isStale) return await ask<Row>(client, { text: config.text, values: config.values ?? [] })
      throw error
    } finally {
      client.release(broken)
    }
  }

  /** One attempt. 'again': nothing was committed, and another attempt may succeed. */
  const attempt = async <T>(
    work: (tx: Tx) => Promise<T>,
    { last, isSingle }: { last: boolean; isSingle: boolean },
  ): Promise<{ value: T } | 'again'> => {
    const client = await connect()
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
      // After a connection is lost during the commit nobody knows whether it was committed. Only the caller can decide what to do.
      if (!last && (isTransient(error) || isStale || (broken && !committing && isConnectionLoss(error)))) return 'again'
      throw error
    } finally {
      client.release(broken)
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
        return pool.totalCount
      },
      get idle() {
        return pool.idleCount
      },
      get waiting() {
        return pool.waitingCount
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
    close: () => pool.end(),
  }
}
