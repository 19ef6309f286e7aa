/** One changed field with its old and new value. */
interface Change {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** Fields that every record has. They change with every action and do not show what somebody did, so they are not listed. */
const bookkeeping = new Set(['id', 'version', 'createdAt', 'updatedAt'])

/**
 * Lists the fields whose values differ between `before` and `after`. For a new record (`before` is null) or a deleted one (`after` is null), these
 * are all fields that are not empty.
 */
export function changesOf(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .filter((name) => !bookkeeping.has(name))
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((one) => !same(one.before, one.after) && !(isEmpty(one.before) && isEmpty(one.after)))
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))
