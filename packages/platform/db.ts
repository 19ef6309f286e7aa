import type { Sql } from 'sql-template-tag'

/** Runs statements. `sql` from sql-template-tag keeps values apart from text; rows come with snake_case columns as stored. */
export interface Queries {
  /** All rows. */
  many<Row extends object>(statement: Sql): Promise<Row[]>
  /** The first row, if any. */
  first<Row extends object>(statement: Sql): Promise<Row | undefined>
  /** Number of rows written. */
  run(statement: Sql): Promise<number>
  /** A prepared statement for hot paths: parsed once per connection under its name. */
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
   * A transaction of exactly one statement: one trip to the database instead of four. The statement must bear being run twice (a key of
   * its own): when the connection is lost nobody knows whether it was committed, and it is tried again.
   */
  single<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}
