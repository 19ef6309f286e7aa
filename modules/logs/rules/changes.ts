/** The change of one field. */
interface Change {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** Fields that every record has and that do not show what somebody did. */
const bookkeeping = new Set(['id', 'version', 'createdAt', 'updatedAt'])

/**
 * The fields whose values differ between `before` and `after`, in the order in which the entry contains them. For a new or deleted record: the fields
 * that are not empty.
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
