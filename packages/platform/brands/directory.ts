import sql from 'sql-template-tag'
import type { Log } from '../module.ts'
import { openDatabase, type OpenDatabase } from '../postgres/database.ts'
import { brokenUnique } from '../postgres/failures.ts'
import { migrate, type Migrations } from '../postgres/migrate.ts'

/** One business served by this installation. */
export interface BrandEntry {
  id: string
  name: string
  hosts: readonly string[]
  databaseUrl: string
  schema: string
  isDefault: boolean
}

export interface Directory {
  list(): Promise<readonly BrandEntry[]>
  /**
   * Creates a brand. The first brand becomes the default. If the id is already used or has a wrong form, throws an error that says what
   * to do.
   */
  create(brand: {
    id: string
    name: string
    hosts: readonly string[]
    databaseUrl?: string
    isDefault?: boolean
  }): Promise<BrandEntry>
  readonly db: OpenDatabase
  close(): Promise<void>
}

const schemaOf = (id: string): string => `brand_${id.replaceAll('-', '_')}`

export const directoryMigrations: readonly Migrations[] = [
  { module: 'directory', folder: new URL('./migrations/', import.meta.url) },
]

/** Was a restore interrupted? In this case the schema `servus_restore` still exists (packages/platform/backup/restore-mark.ts). */
const isHalfRestored = async (db: OpenDatabase): Promise<boolean> =>
  (await db.first<{ found: boolean }>(sql`SELECT to_regnamespace('servus_restore') IS NOT NULL AS found`))?.found ===
  true

/** The list of brands, in schema `servus` of the installation's database. */
export async function openDirectory(options: { url: string; log: Log }): Promise<Directory> {
  await migrate({
    ...options,
    schema: 'servus',
    migrations: directoryMigrations,
  })
  const db = openDatabase({ ...options, schema: 'servus', maxConnections: 2 })
  if (await isHalfRestored(db)) {
    await db.close()
    throw new Error(
      'A restore into this database was cut off. Run the same restore again: it removes what is left and begins anew.',
    )
  }
  const entry = (row: Row): BrandEntry => ({
    id: row.id,
    name: row.name,
    hosts: row.hosts,
    databaseUrl: row.database_url ?? options.url,
    schema: row.schema,
    isDefault: row.is_default,
  })
  return {
    db,
    close: () => db.close(),
    list: async () =>
      (
        await db.many<Row>(
          sql`SELECT id, name, hosts, database_url, schema, is_default FROM brand ORDER BY is_default DESC, id`,
        )
      ).map(entry),
    async create(brand) {
      if (!/^[a-z][a-z0-9-]{0,30}$/.test(brand.id)) {
        throw new Error(`'${brand.id}' is no brand id: use up to 31 small letters, digits and hyphens, a letter first.`)
      }
      try {
        const row = await db.tx(async (tx) => {
          const first = (await tx.first(sql`SELECT 1 AS one FROM brand LIMIT 1`)) === undefined
          const isDefault = brand.isDefault ?? first
          if (isDefault) await tx.run(sql`UPDATE brand SET is_default = false WHERE is_default`)
          return tx.first<Row>(sql`
            INSERT INTO brand (id, name, hosts, database_url, schema, is_default)
            VALUES (${brand.id}, ${brand.name}, ${brand.hosts.map((host) => host.toLowerCase())}, ${brand.databaseUrl ?? null},
              ${schemaOf(brand.id)}, ${isDefault})
            RETURNING id, name, hosts, database_url, schema, is_default`)
        })
        return entry(row as Row)
      } catch (error) {
        if (brokenUnique(error) !== undefined)
          throw new Error(`There is a brand '${brand.id}' already.`, { cause: error })
        throw error
      }
    },
  }
}

interface Row {
  id: string
  name: string
  hosts: string[]
  database_url: string | null
  schema: string
  is_default: boolean
}

/**
 * Finds the brand for a host name, in this order: the brand that has this host; for `<id>.localhost` the brand with this id; the default
 * brand (docs/rules/brands.md, Names and hosts); the first brand. Undefined if there are no brands.
 */
export function brandForHost(brands: readonly BrandEntry[], host: string): BrandEntry | undefined {
  const name = host.toLowerCase()
  return (
    brands.find((brand) => brand.hosts.includes(name)) ??
    (name.endsWith('.localhost')
      ? brands.find((brand) => brand.id === name.slice(0, -'.localhost'.length))
      : undefined) ??
    brands.find((brand) => brand.isDefault) ??
    brands[0]
  )
}
