import sql, { empty, join, type Sql } from 'sql-template-tag'
import type * as z from 'zod'
import type { Queries } from '#platform/db.ts'
import type { ImageEdit, ImageView, LibraryImage, mediaEndpoints } from '../../contract.ts'
import type { Places } from './places.ts'

/** A row of the table `images`. */
export interface ImageRow {
  id: string
  version: number
  extension: string
  revision: number
  name: string
  folder: string
  alt: string
  alt_en: string
  is_decorative: boolean
  focal_x: number
  focal_y: number
  width: number
  height: number
  bytes: number
  origin: LibraryImage['origin']
  branches: string[]
  created_at: string
  created_by: string
  updated_at: string
  trashed_at: string | null
}

interface VersionRow {
  version: number
  extension: string
  width: number
  height: number
  bytes: number
  source: number
  edit: ImageEdit | null
  formats: { extension: string; bytes: number }[]
  at: string
  by: string
}

const imageOf = (row: ImageRow, uses: number): LibraryImage => ({
  id: row.id,
  version: row.version,
  extension: row.extension,
  alt: row.alt,
  altEn: row.alt_en,
  isDecorative: row.is_decorative,
  focal: { x: row.focal_x, y: row.focal_y },
  revision: row.revision,
  name: row.name,
  folder: row.folder,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  origin: row.origin,
  createdAt: row.created_at,
  createdBy: row.created_by,
  updatedAt: row.updated_at,
  trashedAt: row.trashed_at,
  uses,
})

/** Reads the row of a picture. `isLocked`: the row stays locked until the end of the transaction. */
export const readImage = (db: Queries, id: string, isLocked = false): Promise<ImageRow | undefined> =>
  db.first<ImageRow>(sql`SELECT * FROM images WHERE id = ${id} ${isLocked ? sql`FOR UPDATE` : empty}`)

export const readVersions = (db: Queries, id: string): Promise<VersionRow[]> =>
  db.many<VersionRow>(
    sql`SELECT version, extension, width, height, bytes, source, edit, formats, at, by FROM image_versions
      WHERE image = ${id} ORDER BY version DESC`,
  )

/** Makes the complete view of a picture: its row, its versions, and the records that use it. */
export async function viewImage(db: Queries, places: Places, row: ImageRow): Promise<ImageView> {
  const used = (await places.of(db, [row.id])).get(row.id) ?? []
  return { ...imageOf(row, used.length), versions: await readVersions(db, row.id), places: [...used] }
}

/** Condition for pictures without a description: they are not decorative, and the German or the English text is empty. */
const lacksAlt = sql`NOT is_decorative AND (alt = '' OR alt_en = '')`

const likeSafe = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

export const imageOrders = {
  newest: sql`created_at DESC, id DESC`,
  name: sql`name COLLATE "de-x-icu", id`,
  largest: sql`bytes DESC, id`,
}

type ListQuery = z.output<(typeof mediaEndpoints.listImages)['query']>
export type ImageFilter = z.output<(typeof mediaEndpoints.imageNeighbours)['query']>

/** The condition of a query for the pictures that match a filter. `used`: ids of the pictures that records use. */
export function conditionOf(query: ImageFilter, used: Iterable<string>): Sql {
  const words = (query.search ?? '').split(/\s+/).filter(Boolean)
  const conditions: Sql[] = [
    query.view === 'trash' ? sql`trashed_at IS NOT NULL` : sql`trashed_at IS NULL`,
    ...(query.view === 'alt' ? [lacksAlt] : []),
    ...(query.view === 'unused' ? [sql`NOT (id = ANY (${uuidsOf(used)}::uuid[]))`] : []),
    ...(query.folder === undefined ? [] : [sql`folder = ${query.folder}`]),
    ...words.map((word) => sql`concat_ws(' ', name, folder, alt, alt_en) ILIKE ${likeSafe(word)}`),
  ]
  return sql`(${join(conditions, ' AND ')})`
}

/** Reads one page of the list of pictures, and counts all pictures that match. */
export async function listImages(
  db: Queries,
  places: Places,
  query: ListQuery,
): Promise<{ value: LibraryImage[]; total: number }> {
  const used = await places.of(db)
  const where = sql`WHERE ${conditionOf(query, used.keys())}`
  const counted = await db.first<{ total: number }>(sql`SELECT count(*)::int AS total FROM images ${where}`)
  const rows = await db.many<ImageRow>(sql`
    SELECT * FROM images ${where} ORDER BY ${imageOrders[query.sort]} LIMIT ${query.pageSize} OFFSET ${(query.page - 1) * query.pageSize}`)
  return { value: rows.map((row) => imageOf(row, used.get(row.id)?.length ?? 0)), total: counted?.total ?? 0 }
}

/** Keeps only the ids of uploaded pictures. Records also refer to drawings of a theme, which have names in place of ids. */
const uuidsOf = (ids: Iterable<string>): string[] =>
  [...ids].filter((id) => /^[0-9a-f]{8}(-[0-9a-f]{4,12}){4}$/.test(id))

/** Counts the pictures for each view and each folder, and the bytes that pictures and files need. */
export async function countImages(db: Queries, places: Places) {
  const used = uuidsOf((await places.of(db)).keys())
  const counts = await db.first<{ all: number; alt: number; unused: number; trash: number; bytes: number }>(sql`
    SELECT (count(*) FILTER (WHERE trashed_at IS NULL))::int AS all, (count(*) FILTER (WHERE trashed_at IS NULL AND ${lacksAlt}))::int AS alt,
      (count(*) FILTER (WHERE trashed_at IS NULL AND NOT (id = ANY (${used}::uuid[]))))::int AS unused,
      (count(*) FILTER (WHERE trashed_at IS NOT NULL))::int AS trash, COALESCE(sum(bytes), 0)::float8 AS bytes FROM images`)
  const folders = await db.many<{ name: string; count: number }>(sql`
    SELECT folder AS name, count(*)::int AS count FROM images WHERE trashed_at IS NULL AND folder <> '' GROUP BY folder ORDER BY folder COLLATE "de-x-icu"`)
  const files = await db.first<{ files: number; bytes: number }>(
    sql`SELECT count(*)::int AS files, COALESCE(sum(bytes), 0)::float8 AS bytes FROM uploads WHERE origin = 'staff'`,
  )
  const { all = 0, alt = 0, unused = 0, trash = 0, bytes = 0 } = counts ?? {}
  return { all, alt, unused, trash, files: files?.files ?? 0, bytes: bytes + (files?.bytes ?? 0), folders }
}
