import type { Failure } from '#kernel/result.ts'
import type * as z from 'zod'
import { type Entity, type NewRecord, partOf, type RecordChanges } from './entity.ts'
import { failuresOf } from './shape-failures.ts'

/** The parsed values, or all their failures. */
type Parsed<T> = { ok: true; value: T } | { ok: false; failures: readonly Failure[] }

interface RecordParser<E extends Entity> {
  /** Parses the values of a new record and fills in defaults. */
  create(input: unknown): Parsed<NewRecord<E>>
  /** Parses the changed values of a record. Fields that are missing stay missing: no defaults are filled in. */
  change(input: unknown): Parsed<RecordChanges<E>>
}

/**
 * Validates the values of a record with the same rules as the API calls that create and change it. Used for values that do not come from
 * such a call, for example the rows of an imported table.
 */
export function recordParser<E extends Entity>(entity: E): RecordParser<E> {
  const parts = partOf(entity.input.shape)
  const parse = <T>(schema: z.ZodType, input: unknown): Parsed<T> => {
    const parsed = schema.safeParse(input)
    return parsed.success
      ? { ok: true, value: parsed.data as T }
      : { ok: false, failures: failuresOf(parsed.error.issues, input) }
  }
  return {
    create: (input) => parse(entity.input, input),
    change: (input) => parse(parts, input),
  }
}
