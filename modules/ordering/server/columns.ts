import sql, { join, raw, type Sql } from 'sql-template-tag'

/**
 * One column of a table: its type in PostgreSQL, and a function that computes its value for a new row. `Read` is the TypeScript type of the
 * value that a query returns. The SQL of INSERT and SELECT and the type of a row are made from such declarations.
 */
interface Column<Source, Read> {
  readonly type: string
  /** Computes the value for a new row. Without this function, the database or a later step sets the column. */
  readonly of?: (source: Source) => unknown
  /** Never set. It exists only so that TypeScript knows the type `Read`. */
  readonly read?: Read
}
export type Columns<Source> = Readonly<Record<string, Column<Source, unknown>>>

/** A row of these columns as a query returns it. Timestamps are ISO 8601 in UTC; numerics are JavaScript numbers. */
export type RowOf<C extends Columns<never>> = {
  [Name in keyof C]: C[Name] extends Column<never, infer Read> ? Read : never
}

type Camel<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name

/** A row as the JSON of `jsonOf` contains it: the column 'product_id' has the name `productId`. */
export type JsonRowOf<C extends Columns<never>> = {
  [Name in keyof C as Camel<Name>]: RowOf<C>[Name]
}

/**
 * Returns functions with which the columns of a table are declared, one for each type. `Source` is the type of the data from which a new
 * row is made. If `Read` contains null, the column can be null.
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

/** All columns for a SELECT: 'o.id, o.uid, …'. */
export const selectOf = (columns: Columns<never>, alias: string): string => prefixed(Object.keys(columns), alias)

/** All columns as arguments of `json_build_object`: "'id', i.id, 'productId', i.product_id, …". */
export const jsonOf = (columns: Columns<never>, alias: string): string =>
  Object.keys(columns)
    .map((name) => `'${camel(name)}', ${alias}.${name}`)
    .join(', ')

/** The names of the columns that have a function for new rows (`of`). */
export const writtenNames = (columns: Columns<never>): string[] =>
  Object.entries(columns).flatMap(([name, { of }]) => (of ? [name] : []))

/** The columns for new rows with their types, as `jsonb_to_recordset` needs them: 'id uuid, uid text, …'. */
export const writtenTypes = (columns: Columns<never>): string =>
  Object.entries(columns)
    .flatMap(([name, { type, of }]) => (of ? [`${name} ${type}`] : []))
    .join(', ')

/** Puts the alias of the table before each name: 'i.id, i.position, …'. */
export const prefixed = (names: readonly string[], alias: string): string =>
  names.map((name) => `${alias}.${name}`).join(', ')

/** Computes the values of a new row. The keys are the names of the columns. */
export function valuesOf<Source>(columns: Columns<Source>, source: Source): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, { of }] of Object.entries(columns)) if (of) values[name] = of(source)
  return values
}

/** The SET part of an UPDATE, with the type of each column: 'net = $1::numeric, taxes = $2::jsonb'. */
export function assigned<C extends Columns<never>>(columns: C, values: Partial<RowOf<C>>): Sql {
  const parts = Object.entries(values).map(([name, value]) => {
    const type = columns[name]?.type
    if (type === undefined) throw new Error(`There is no column ${name}`)
    return sql`${raw(name)} = ${type === 'jsonb' ? JSON.stringify(value) : value}::${raw(type)}`
  })
  return join(parts, ', ')
}

const camel = (name: string): string => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
