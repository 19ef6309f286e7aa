import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Queries, Tx } from './db.ts'
import type { Snapshots } from './module.ts'
import { port } from './ports.ts'

/** Returns a picture of a theme by name and extension; undefined if there is no such picture. */
export const artworkPort = port<(name: string, extension: string) => Promise<Uint8Array | undefined>>('media.artwork')

/** A picture or file as it is stored in records. Its address contains '{id}-{version}.{extension}' (specification §3, Image URLs). */
export interface FileRef {
  readonly id: string
  readonly version: number
  readonly extension: string
}

/** A record that shows a picture or links to a file. `isLive`: guests can see the record. */
export interface FilePlace {
  readonly kind: string
  readonly id: string
  readonly name: string
  readonly isLive: boolean
  readonly file: FileRef
}

/** A module's access to the pictures and files in its records. */
export interface FilePlaces {
  /**
   * Finds the records that use one of the files `ids`. Without `ids`, finds the records that use any file. A record may be listed twice:
   * its live version and its draft.
   */
  find(db: Queries, ids?: readonly string[]): Promise<FilePlace[]>
  /**
   * Writes the new version of a file into all records that use the file. If their table has a version column, the versions of the records
   * are raised, too.
   */
  replace(tx: Tx, file: FileRef): Promise<void>
}

/** Offered by every module whose records contain pictures or files (docs/rules/media.md, Where a picture is used). */
export const filePlacesPort = port<() => FilePlaces>('platform.file-places')

/** jsonb columns of one table that contain pictures or files at any depth. */
interface FileTable {
  readonly table: string
  readonly columns: readonly string[]
  readonly kind: Sql
  readonly id: Sql
  readonly name: Sql
  readonly isLive: Sql
  /** Column with the version of the row, if it has one. */
  readonly revision?: string
  /** The names of the snapshots (cached values) that depend on the table. They are passed to `snapshots.changed` after a change. */
  readonly changed?: readonly string[]
}

const filesIn = sql`'strict $.** ? (exists(@.id) && exists(@.version) && exists(@.extension))'::jsonpath`
/** Finds texts that may contain addresses of pictures and files: HTML of editors, and links. */
const textsIn = sql`'strict $.** ? (@.type() == "string" && @ like_regex "/(image|upload)/")'::jsonpath`
/** Addresses of pictures and files (specification §3, Image URLs). Groups: the text before the id, id, version, extension. */
const addresses = /(\/image\/(?:[a-z]+\/)?|\/upload\/[\w-]+\/)([\w-]+)-(\d+)\.([a-z0-9]+)/g

/** Implements `FilePlaces` for the tables of a module. */
export function filePlaces(core: { readonly snapshots: Snapshots }, tables: readonly FileTable[]): FilePlaces {
  return {
    async find(db, ids) {
      const found: FilePlace[] = []
      for (const one of tables) found.push(...(await findIn(db, one, ids)))
      return found
    },
    async replace(tx, file) {
      for (const one of tables) if (await replaceIn(tx, one, file)) await tellChanged(core, tx, one)
    },
  }
}

async function tellChanged({ snapshots }: { readonly snapshots: Snapshots }, tx: Tx, { changed = [] }: FileTable) {
  for (const name of changed) await snapshots.changed(tx, name)
}

/** The condition for rows that contain one of the files. The text of jsonb is searched, because a file may be at any depth. */
const naming = (columns: readonly string[], ids: readonly string[] | undefined): Sql =>
  ids === undefined
    ? empty
    : sql`WHERE ${join(
        columns.map(
          (column) => sql`${raw(column)}::text LIKE ANY (${ids.flatMap((id) => [`%"${id}"%`, `%/${id}-%`])}::text[])`,
        ),
        ' OR ',
      )}`

async function findIn(db: Queries, one: FileTable, ids?: readonly string[]): Promise<FilePlace[]> {
  const columns = one.columns.map((column) => sql`SELECT jsonb_path_query(${raw(column)}, ${filesIn}) AS file`)
  const rows = await db.many<Omit<FilePlace, 'isLive'> & { is_live: boolean }>(sql`
    SELECT DISTINCT ${one.kind} AS kind, ${one.id}::text AS id, ${one.name} AS name, ${one.isLive} AS is_live,
      jsonb_build_object('id', f.file->'id', 'version', f.file->'version', 'extension', f.file->'extension') AS file
    FROM ${raw(one.table)} CROSS JOIN LATERAL (${join(columns, ' UNION ALL ')}) f ${naming(one.columns, ids)}`)
  const texts = one.columns.map((column) => sql`SELECT jsonb_path_query(${raw(column)}, ${textsIn}) AS text`)
  const inTexts = await db.many<Omit<FilePlace, 'isLive' | 'file'> & { is_live: boolean; text: string }>(sql`
    SELECT DISTINCT ${one.kind} AS kind, ${one.id}::text AS id, ${one.name} AS name, ${one.isLive} AS is_live, f.text#>>'{}' AS text
    FROM ${raw(one.table)} CROSS JOIN LATERAL (${join(texts, ' UNION ALL ')}) f ${naming(one.columns, ids)}`)
  const all = [...rows, ...inTexts.flatMap(({ text, ...place }) => filesOf(text).map((file) => ({ ...place, file })))]
  const wanted = ids && new Set(ids)
  return all.flatMap(({ is_live: isLive, ...place }) =>
    !wanted || wanted.has(place.file.id) ? [{ ...place, name: place.name ?? '', isLive }] : [],
  )
}

const filesOf = (text: string): FileRef[] =>
  [...text.matchAll(addresses)].map(([, , id = '', version, extension = '']) => ({
    id,
    version: Number(version),
    extension,
  }))

async function replaceIn(tx: Tx, one: FileTable, file: FileRef): Promise<boolean> {
  const columns = join(one.columns.map((column) => raw(column)))
  // The physical address of a row (ctid) does not change while the row is locked. The UPDATE below finds the row by this address.
  const rows = await tx.many<Record<string, unknown> & { row_address: string }>(sql`
    SELECT ctid::text AS row_address, ${columns} FROM ${raw(one.table)} ${naming(one.columns, [file.id])} FOR UPDATE`)
  for (const row of rows) {
    const values = one.columns.map((column) => {
      const value = withFile(row[column], file)
      return sql`${raw(column)} = ${value === null ? null : JSON.stringify(value)}::jsonb`
    })
    const revision = one.revision ? [sql`${raw(one.revision)} = ${raw(one.revision)} + 1`] : []
    await tx.run(
      sql`UPDATE ${raw(one.table)} SET ${join([...values, ...revision])} WHERE ctid = ${row.row_address}::tid`,
    )
  }
  return rows.length > 0
}

/** Returns a copy of the value in which every occurrence of the file has the new version and extension. */
function withFile(value: unknown, file: FileRef): unknown {
  if (Array.isArray(value)) return value.map((one) => withFile(one, file))
  if (typeof value === 'string')
    return value.replaceAll(addresses, (address, before: string, id: string) =>
      id === file.id ? `${before}${id}-${file.version}.${file.extension}` : address,
    )
  if (typeof value !== 'object' || value === null) return value
  const inside = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withFile(one, file)]))
  const isFile = inside['id'] === file.id && 'version' in inside && 'extension' in inside
  return isFile ? { ...inside, version: file.version, extension: file.extension } : inside
}
