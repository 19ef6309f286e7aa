import type { Sql } from 'sql-template-tag'

/** Runs statements. `sql` from sql-template-tag keeps values apart from text; rows come with snake_case columns as stored. */
export interface Queries {
  /** All rows. */
  many<Row extends object>(statement: Sql): Promise<Row[]>
  /** The first row, if any. */
  first<Row extends object>(statement: Sql): Promise<Row | undefined>
  /** Number of rows written. */
  run(statement: Sql): Promise<number>
  /** A prepared statement, for calls that are made often: parsed once per connection under its name. */
  prepared<Row extends object>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>
}

/** One open transaction. */
export interface Tx extends Queries {
  readonly kind: 'tx'
}

/** A brand's database: a pool whose search_path is the brand's schema. */
export interface Db extends Queries {
  readonly kind: 'db'
  /** Commits when the work returns, rolls back when it throws. Serialization failures and deadlocks are tried again, 3 times. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * A transaction of exactly one statement. It needs one round trip to the database instead of four. The statement must be idempotent (by a
   * key of its own): after a lost connection nobody knows whether it was committed, and it is run again.
   */
  single<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}
