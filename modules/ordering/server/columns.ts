import sql, { join, raw, type Sql } from 'sql-template-tag'

/**
 * One column of a table: its type in PostgreSQL, and where its value in a new row comes from. `Read` is the TypeScript type of the value
 * that a query returns. The SQL of insert and select and the type of a row are derived from one declaration of a table's columns.
 */
interface Column<Source, Read> {
  readonly type: string
  /** Returns the value for a new row. Undefined: the database or a later step sets the column. */
  readonly of?: (source: Source) => unknown
  /** Exists only to carry the type `Read`; it has no value. */
  readonly read?: Read
}
export type Columns<Source> = Readonly<Record<string, Column<Source, unknown>>>

/** A row as a query returns it: timestamps are ISO 8601 in UTC, numerics are decimals. */
export type RowOf<C extends Columns<never>> = {
  [Name in keyof C]: C[Name] extends Column<never, infer Read> ? Read : never
}

type Camel<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name

/** A row as `jsonOf` returns it: 'product_id' is `productId`. */
export type JsonRowOf<C extends Columns<never>> = {
  [Name in keyof C as Camel<Name>]: RowOf<C>[Name]
}

/**
 * Returns functions that declare the columns of a table; `Source` is the data from which a new row is made. A nullable column can also be
 * read and written as null.
 */
export function columnsFrom<Source>() {
  const column = <Read>(type: string, of?: (source: Source) => unknown): Column<Source, Read> => ({
    type,
    ...(of ? { of } : {}),
  })
  return {
    uuid: <Read extends string | null = string>(of?: (source: Source) => Read) => column<Read>('uuid', of),
    text: <Read extends string | null = string>(of?: (source: Source) => Read) => column<Read>('text', of),
    integer: <Read extends number | null = number>(of?: (source: Source) => Read) => column<Read>('integer', of),
    numeric: <Read extends number | null = number>(of?: (source: Source) => Read) => column<Read>('numeric', of),
    boolean: (of?: (source: Source) => boolean) => column<boolean>('boolean', of),
    jsonb: <Read>(of?: (source: Source) => Read) => column<Read>('jsonb', of),
    uuids: (of?: (source: Source) => readonly string[]) => column<string[]>('uuid[]', of),
    instant: <Read extends string | null = string>(
      of?: (source: Source) => Temporal.Instant | Read,
    ): Column<Source, Read> => column<Read>('timestamptz', of),
  }
}

/** 'o.id, o.uid, …': every column of the declaration. */
export const selectOf = (columns: Columns<never>, alias: string): string => prefixed(Object.keys(columns), alias)

/** "'id', i.id, 'productId', i.product_id, …": every column, for `json_build_object`. */
export const jsonOf = (columns: Columns<never>, alias: string): string =>
  Object.keys(columns)
    .map((name) => `'${camel(name)}', ${alias}.${name}`)
    .join(', ')

/** Names of the columns that are written with a new row. */
export const writtenNames = (columns: Columns<never>): string[] =>
  Object.entries(columns).flatMap(([name, { of }]) => (of ? [name] : []))

/** 'id uuid, uid text, …': the columns that are written with a new row, in the form that `jsonb_to_recordset` needs. */
export const writtenTypes = (columns: Columns<never>): string =>
  Object.entries(columns)
    .flatMap(([name, { type, of }]) => (of ? [`${name} ${type}`] : []))
    .join(', ')

/** The names with the alias of their table: 'i.id, i.position, …'. */
export const prefixed = (names: readonly string[], alias: string): string =>
  names.map((name) => `${alias}.${name}`).join(', ')

/** The values of a new row, by column. */
export function valuesOf<Source>(columns: Columns<Source>, source: Source): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, { of }] of Object.entries(columns)) if (of) values[name] = of(source)
  return values
}

/** 'net = $1::numeric, taxes = $2::jsonb': the SET part of an UPDATE, each value with its column's type. */
export function assigned<C extends Columns<never>>(columns: C, values: Partial<RowOf<C>>): Sql {
  const parts = Object.entries(values).map(([name, value]) => {
    const type = columns[name]?.type
    if (type === undefined) throw new Error(`There is no column ${name}`)
    return sql`${raw(name)} = ${type === 'jsonb' ? JSON.stringify(value) : value}::${raw(type)}`
  })
  return join(parts, ', ')
}

const camel = (name: string): string => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
