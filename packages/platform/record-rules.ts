import type { Sql } from 'sql-template-tag'
import type { Entity, NewRecord, RecordChanges, RecordOf, RecordUpdate } from '#contract/entity.ts'
import type { Tx } from './db.ts'
import type { Call, Refusal, Session } from './module.ts'

/** The author of a write. Without a session the author is the program itself, which may write every record. */
export type Caller = Pick<Call, 'session'> & { readonly requestId?: string; readonly address?: string }

export interface BeforeWrite<E extends Entity> {
  tx: Tx
  caller: Caller
  id: string
  /** The record before the write; undefined if it is created. */
  before: RecordOf<E> | undefined
  /** The validated values to write, including write-only fields. They are complete if the record is created. */
  values: RecordChanges<E>
}

export interface AfterWrite<E extends Entity> {
  tx: Tx
  caller: Caller
  /** The record before the write; undefined if it was created. */
  before: RecordOf<E> | undefined
  /** The record after the write; undefined if it was removed. */
  after: RecordOf<E> | undefined
  /** The values that were sent, including write-only fields. */
  values: RecordChanges<E>
}

/** A requested change, before anything is locked or written. */
export interface ChangeAsked<E extends Entity> {
  caller: Caller
  /** Id of the record; undefined if it is created. */
  id: string | undefined
  values: RecordChanges<E>
}

/**
 * Rules that a module adds to an entity: a condition for its list, and functions that are called when records are written. All functions except
 * `beforeChange` run inside the transaction of the write.
 */
export interface RecordRules<E extends Entity> {
  /** A condition for records in the list. Other records can only be read by their id. */
  listed?: Sql
  /**
   * May refuse an API call that creates or changes one record, before its transaction begins. For slow checks such as the check of a
   * password.
   */
  beforeChange?: (asked: ChangeAsked<E>) => Promise<Refusal | undefined>
  /** May refuse the write, replace values, or add columns that the entity does not declare. */
  beforeWrite?: (write: BeforeWrite<E>) => Promise<Allowed<E> | Refusal>
  /** May write rows of other tables, or add entries to the outbox (work that is done after the commit). */
  afterWrite?: (write: AfterWrite<E>) => Promise<void>
  /** May refuse a removal. `records` are all records that are removed together. */
  beforeRemove?: (write: { tx: Tx; caller: Caller; records: readonly RecordOf<E>[] }) => Promise<Refusal | undefined>
}

export interface Allowed<E extends Entity> {
  ok: true
  values?: RecordChanges<E>
  columns?: Readonly<Record<string, unknown>>
}

type Written<E extends Entity> = { ok: true; value: RecordOf<E> } | Refusal

/**
 * The functions that write records within one transaction. If one of them returns a refusal, `work` must return it too, which rolls back the whole
 * transaction.
 */
export interface Batch<E extends Entity> {
  tx: Tx
  /**
   * Locks records until the end of the transaction, and returns them in the order of their ids. Records that the caller may not see are left
   * out.
   */
  lock(ids: readonly string[]): Promise<RecordOf<E>[]>
  create(values: NewRecord<E>, id?: string): Promise<Written<E>>
  /** Refuses with 'record.stale' if the version in the change is not the record's current version. */
  update(before: RecordOf<E>, values: RecordUpdate<E>): Promise<Written<E>>
  remove(records: readonly RecordOf<E>[]): Promise<Refusal | undefined>
}

/**
 * Writes the records of an entity. Used by the five API calls of the entity, by changes of many records, by imports, and by the program
 * itself.
 */
export interface Records<E extends Entity> {
  find(id: string, caller: Caller): Promise<RecordOf<E> | undefined>
  /**
   * Writes in a separate transaction. Other processes get a single message for all written records. Codes: record.not_found, record.stale
   * (with the current record), record.in_use, field.unique, field.choice, auth.not_your_branches, and the codes of the entity's own
   * rules.
   */
  write<T extends { ok: true }>(caller: Caller, work: (batch: Batch<E>) => Promise<T | Refusal>): Promise<T | Refusal>
  /** Like `write`, but within the transaction `tx` of the caller. The caller must roll it back after a refusal. */
  writeIn<T>(tx: Tx, caller: Caller, work: (batch: Batch<E>) => Promise<T>): Promise<T>
  /** May the session see this record? It depends on the branch of the record. */
  sees(session: Session | undefined, record: RecordChanges<E>): boolean
}
