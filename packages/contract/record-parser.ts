import type { Failure } from '#kernel/result.ts'
import type * as z from 'zod'
import { type Entity, type NewRecord, partOf, type RecordChanges } from './entity.ts'
import { failuresOf } from './shape-failures.ts'

/** The values, or everything that is wrong with them. */
type Parsed<T> = { ok: true; value: T } | { ok: false; failures: readonly Failure[] }

interface RecordParser<E extends Entity> {
  /** Values of a new record; defaults are filled in. */
  create(input: unknown): Parsed<NewRecord<E>>
  /** Some values of a record; nothing is filled in. */
  change(input: unknown): Parsed<RecordChanges<E>>
}

/** Checks values by the entity's declaration, as the calls of the entity do. For values that come another way: tables, many at once. */
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
