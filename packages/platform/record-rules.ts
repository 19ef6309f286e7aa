import type { Sql } from 'sql-template-tag'
import type { Entity, NewRecord, RecordChanges, RecordOf, RecordUpdate } from '#contract/entity.ts'
import type { Tx } from './db.ts'
import type { Call, Refusal, Session } from './module.ts'

/** Who writes. Without a session it is the program itself, which may write every record. */
export type Caller = Pick<Call, 'session'> & { readonly requestId?: string; readonly address?: string }

export interface BeforeWrite<E extends Entity> {
  tx: Tx
  caller: Caller
  id: string
  /** Undefined when the record is created. */
  before: RecordOf<E> | undefined
  /** What is to be written, validated, with fields that are only written. Complete when the record is created. */
  values: RecordChanges<E>
}

export interface AfterWrite<E extends Entity> {
  tx: Tx
  caller: Caller
  /** Undefined: the record was created. */
  before: RecordOf<E> | undefined
  /** Undefined: the record was removed. */
  after: RecordOf<E> | undefined
  /** As they were sent, with fields that are only written. */
  values: RecordChanges<E>
}

/** A change as it was sent, before anything is locked or written. */
export interface ChangeAsked<E extends Entity> {
  caller: Caller
  /** Undefined when a record is made. */
  id: string | undefined
  values: RecordChanges<E>
}

/** What a module adds to the writes of an entity. All of it runs inside the transaction, but for `beforeChange`. */
export interface RecordRules<E extends Entity> {
  /** Only records for which this condition holds stand in the list; the others are read by their id alone. */
  listed?: Sql
  /** Refuses a call that makes or changes one record, before its transaction begins: for slow checks such as that of a password. */
  beforeChange?: (asked: ChangeAsked<E>) => Promise<Refusal | undefined>
  /** Refuses, replaces values, or adds columns that the entity does not declare. */
  beforeWrite?: (write: BeforeWrite<E>) => Promise<Allowed<E> | Refusal>
  /** Writes rows of other tables, or adds to the outbox. */
  afterWrite?: (write: AfterWrite<E>) => Promise<void>
  /** Refuses a removal. `records` are all that are to be removed together. */
  beforeRemove?: (write: { tx: Tx; caller: Caller; records: readonly RecordOf<E>[] }) => Promise<Refusal | undefined>
}

export interface Allowed<E extends Entity> {
  ok: true
  values?: RecordChanges<E>
  columns?: Readonly<Record<string, unknown>>
}

type Written<E extends Entity> = { ok: true; value: RecordOf<E> } | Refusal

/** Writes of one transaction. A refusal must be handed on: it rolls back everything that the transaction wrote. */
export interface Batch<E extends Entity> {
  tx: Tx
  /** The records that the caller may see, locked until the end of the transaction, in order of their ids. */
  lock(ids: readonly string[]): Promise<RecordOf<E>[]>
  create(values: NewRecord<E>, id?: string): Promise<Written<E>>
  /** Refused with 'record.stale' where the record has another version than the one that the change names. */
  update(before: RecordOf<E>, values: RecordUpdate<E>): Promise<Written<E>>
  remove(records: readonly RecordOf<E>[]): Promise<Refusal | undefined>
}

/** The only way in which records of an entity are written: by the five calls, many at once, by an import, by the program. */
export interface Records<E extends Entity> {
  find(id: string, caller: Caller): Promise<RecordOf<E> | undefined>
  /**
   * Writes in a transaction of its own. Other processes are told once, whatever number of records was written. Codes: record.not_found,
   * record.stale (with the current record), record.in_use, field.unique, field.choice.
   */
  write<T extends { ok: true }>(caller: Caller, work: (batch: Batch<E>) => Promise<T | Refusal>): Promise<T | Refusal>
  /** The same within a transaction that is there already. Who calls it rolls back after a refusal. */
  writeIn<T>(tx: Tx, caller: Caller, work: (batch: Batch<E>) => Promise<T>): Promise<T>
  /** May the caller see a record with this branch? */
  sees(session: Session | undefined, record: RecordChanges<E>): boolean
}
