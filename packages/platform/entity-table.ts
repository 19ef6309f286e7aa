import type * as z from 'zod'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Entity, RecordOf } from '#contract/entity.ts'

/** One stored field of an entity. */
interface Column {
  field: string
  column: string
  /** `json`: lists and objects in jsonb. `text`: sorted in German order. `plain`: all other types. */
  kind: 'json' | 'text' | 'plain'
  acceptsNull: boolean
}

/** An entity's table, derived from its declaration: the names of table and columns are the entity's names in snake_case. */
export interface EntityTable<R = unknown> {
  name: string
  columns: readonly Column[]
  /** Returns the column of a field, or of `id`, `version`, `createdAt` or `updatedAt`. Undefined if there is no such column. */
  columnOf(field: string): Column | undefined
  /** Converts a row to a record without checking the values. A test compares every table with its entity, so a check is not needed here. */
  fromRow(row: Readonly<Record<string, unknown>>): R
}

const snake = (name: string): string => name.replaceAll(/[A-Z]+/g, (capitals) => `_${capitals.toLowerCase()}`)

const own: readonly Column[] = [
  { field: 'id', column: 'id', kind: 'plain', acceptsNull: false },
  { field: 'version', column: 'version', kind: 'plain', acceptsNull: false },
  { field: 'createdAt', column: 'created_at', kind: 'plain', acceptsNull: false },
  { field: 'updatedAt', column: 'updated_at', kind: 'plain', acceptsNull: false },
]

/** Derives the table of an entity. Write-only fields (passwords) are not part of the table: the module of the entity stores them itself. */
export function entityTable<E extends Entity>(entity: E): EntityTable<RecordOf<E>> {
  const columns = Object.entries(entity.fields).flatMap(([field, { schema, writeOnly }]): Column[] =>
    writeOnly
      ? []
      : [{ field, column: snake(field), kind: kindOf(schema), acceptsNull: schema.safeParse(null).success }],
  )
  const byField = new Map([...own, ...columns].map((column) => [column.field, column]))
  return {
    name: entity.plural.replaceAll('-', '_'),
    columns,
    columnOf: (field) => byField.get(field),
    fromRow(row) {
      const record: Record<string, unknown> = {}
      for (const { field, column, acceptsNull } of byField.values()) {
        const value = row[column]
        // A field that does not accept null is left out if it has no value.
        if (value !== null || acceptsNull) record[field] = value ?? null
      }
      return record as RecordOf<E>
    },
  }
}

interface Unwrappable {
  def: { type: string; innerType?: unknown; in?: unknown; options?: readonly unknown[] }
}

function kindOf(schema: z.ZodType): Column['kind'] {
  const { def } = schema as unknown as Unwrappable
  switch (def.type) {
    case 'array':
    case 'object':
    case 'record':
    case 'tuple':
    case 'unknown':
      return 'json'
    case 'string': {
      // Columns for ids, dates and instants have other types than text, so they are not sorted as text.
      const { format } = def as { format?: string }
      return format === undefined || !['guid', 'uuid', 'date', 'datetime', 'time'].includes(format) ? 'text' : 'plain'
    }
    case 'union':
      return kindOf(def.options?.[0] as z.ZodType)
    default: {
      const inner = def.innerType ?? def.in
      return inner ? kindOf(inner as z.ZodType) : 'plain'
    }
  }
}

/**
 * Quotes the name of a table or column. Names come from our code, never from a caller. Throws RangeError if the name contains other
 * characters than a-z, 0-9 and '_', or begins with a digit.
 */
export function ident(name: string): Sql {
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new RangeError(`'${name}' is no column or table name`)
  return raw(`"${name}"`)
}

/** Pairs of column and value for a statement: lists and objects become JSON text. A field without a value is left out. */
export function columnValues(table: EntityTable, values: Readonly<Record<string, unknown>>): [string, unknown][] {
  return table.columns.flatMap(({ field, column, kind }): [string, unknown][] => {
    const value = values[field]
    if (value === undefined) return []
    return [[column, kind === 'json' && value !== null ? JSON.stringify(value) : value]]
  })
}

export const insertOf = (table: EntityTable, values: readonly [string, unknown][]): Sql =>
  sql`INSERT INTO ${ident(table.name)} (${join(values.map(([column]) => ident(column)))}) VALUES (${join(values.map(([, value]) => value))}) RETURNING *`

export const updateOf = (table: EntityTable, id: string, values: readonly [string, unknown][]): Sql =>
  sql`UPDATE ${ident(table.name)} SET ${join(values.map(([column, value]) => sql`${ident(column)} = ${value}`))} WHERE id = ${id} RETURNING *`
