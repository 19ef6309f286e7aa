import type { ClientBase } from 'pg'
import type { Sql } from 'sql-template-tag'
import type { Tx } from '../db.ts'
import { ask } from './ask.ts'
import { queryOf, toParameter } from './values.ts'

/** An open transaction on one connection, with the functions to call after its commit. */
export class PgTx implements Tx {
  readonly kind = 'tx'
  readonly #client: ClientBase
  #left: number
  readonly afterCommit: (() => void)[] = []

  /** `statements` is the maximum number of statements that may run. A further statement throws, because it is a bug of the caller. */
  constructor(client: ClientBase, statements: number) {
    this.#client = client
    this.#left = statements
  }

  get #next(): ClientBase {
    if (this.#left-- <= 0) throw new RangeError('A transaction of one statement has run it already: use Db.tx')
    return this.#client
  }

  async many<Row extends object>(statement: Sql): Promise<Row[]> {
    return (await ask<Row>(this.#next, queryOf(statement))).rows
  }

  async first<Row extends object>(statement: Sql): Promise<Row | undefined> {
    return (await this.many<Row>(statement))[0]
  }

  async run(statement: Sql): Promise<number> {
    return (await ask(this.#next, queryOf(statement))).rowCount ?? 0
  }

  async prepared<Row extends object>(name: string, text: string, values: readonly unknown[]): Promise<Row[]> {
    return (await ask<Row>(this.#next, { name, text, values: values.map(toParameter) })).rows
  }
}

/** Calls `act` after the commit, in this process only; never after a rollback. */
export function onCommit(tx: Tx, act: () => void): void {
  if (!(tx instanceof PgTx)) throw new TypeError('A transaction of Db.tx is needed')
  tx.afterCommit.push(act)
}
