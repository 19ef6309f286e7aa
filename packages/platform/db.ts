import type { Sql } from 'sql-template-tag'

/** Runs statements. `sql` from sql-template-tag passes values as parameters. Rows have the snake_case column names of the table. */
export interface Queries {
  /** Returns all rows. */
  many<Row extends object>(statement: Sql): Promise<Row[]>
  /** Returns the first row; undefined if there is no row. */
  first<Row extends object>(statement: Sql): Promise<Row | undefined>
  /** Returns the number of written rows. */
  run(statement: Sql): Promise<number>
  /**
   * Runs a prepared statement, for statements that run often. PostgreSQL parses the statement only once per connection and finds it again
   * by its name.
   */
  prepared<Row extends object>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>
}

/** A transaction that has begun and is not committed yet. */
export interface Tx extends Queries {
  readonly kind: 'tx'
}

/** A brand's database: a pool whose search_path is the brand's schema. */
export interface Db extends Queries {
  readonly kind: 'db'
  /**
   * Runs a transaction. It is committed when `work` returns and rolled back when `work` throws. It is tried again, up to 3 times, after a
   * serialization failure, a deadlock or the loss of a prepared statement. It is also tried again if the connection is lost before the
   * commit.
   */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Runs a transaction of exactly one statement. This needs one round trip to the database instead of four. The statement must be idempotent
   * (by a unique key): if the connection is lost, it is unknown whether the statement was committed, and it is run again.
   */
  single<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}
