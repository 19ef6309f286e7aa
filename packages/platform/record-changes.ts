import type { Entity, RecordChanges, RecordOf } from '#contract/entity.ts'
import type { OutboxEntry } from './module.ts'

/** Compares two states of a record. Returns the fields that differ, with their values before and after the change. */
export function onlyChanged<R extends object>(before: R, after: R): { before: Partial<R>; after: Partial<R> } {
  const names = (Object.keys(after) as (keyof R)[]).filter((name) => !sameJson(before[name], after[name]))
  const pick = (record: R): Partial<R> => Object.fromEntries(names.map((name) => [name, record[name]])) as Partial<R>
  return { before: pick(before), after: pick(after) }
}

const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The values that differ from the record's current values; undefined if no value differs. */
export function changesTo<E extends Entity>(
  before: RecordOf<E>,
  values: RecordChanges<E>,
): RecordChanges<E> | undefined {
  const found = Object.entries(values).filter(([name, value]) => !sameJson(Reflect.get(before, name), value))
  return found.length > 0 ? (Object.fromEntries(found) as RecordChanges<E>) : undefined
}

/**
 * The outbox entry that reports a write to other programs. Its topic is `<name>.created`, `.changed` or `.removed`. It contains the record's
 * id.
 */
export function changeOf(
  { name }: Entity,
  { before, after }: { before: { id: string } | undefined; after: { id: string } | undefined },
): OutboxEntry {
  const what = before === undefined ? 'created' : after === undefined ? 'removed' : 'changed'
  return { topic: `${name}.${what}`, payload: { id: (after ?? before)?.id ?? '' } }
}
