import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { composeServus } from '#apps/server/compose/composition.ts'
import { mollieConnection } from '#modules/payments/server/connections.ts'
import { testBrand } from '#testing/brand.ts'
import { copyTemplate, urlOfDatabase } from '#testing/database.ts'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { type BrandEntry, openDirectory } from '../brands/directory.ts'
import { platformMigrations } from '../brands/runtime.ts'
import type { Log } from '../module.ts'
import { keyNameOf, type Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { plainText, rowsHash } from './table-copies.ts'
import { writeBackup } from './write-backup.ts'

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const files = { 'test/images/a/original.webp': 'picture', 'own/uploads/b': 'upload', 'own/images/c.part': 'half' }

const on = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** The constraints, indexes and triggers of a schema. They must be the same after a restore. */
const shapeOf = (url: string, schema: string): Promise<unknown[]> =>
  on(url, async (client) => {
    await client.query(`SET search_path TO "${schema}"`)
    const { rows } = await client.query<{ what: string }>(
      `SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) AS what FROM pg_constraint WHERE connamespace = $1::text::regnamespace
       UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = $1::text
       UNION ALL SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
         WHERE c.relnamespace = $1::text::regnamespace AND NOT tgisinternal ORDER BY 1`,
      [schema],
    )
    return rows.map(({ what }) => what)
  })

describe('backup and restore', () => {
  let folder = ''
  let empty = 0
  const drops: (() => Promise<void>)[] = []
  let [common, own] = ['', '']
  let brands: readonly BrandEntry[] = []
  let brand: RideBrand
  let manifest: Manifest
  let backup = ''
  let placedBefore: { uid: string; hash: string }

  const emptyDatabase = async (): Promise<string> => {
    const name = `restored_${process.pid}_${empty++}`
    const server = inject('databaseUrl')
    await on(server, (admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE template0`))
    drops.push(() => on(server, async (admin) => void (await admin.query(`DROP DATABASE ${name} WITH (FORCE)`))))
    return urlOfDatabase(server, name)
  }
  const restoreInto = async (url: string, filesFolder: string, from = backup) =>
    restoreBackup(
      { url, filesFolder, migrations: [platformMigrations, ...composeServus().migrations], log: silent },
      from,
    )

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'servus-backup-'))
    const [first, second] = [await copyTemplate(inject('databaseUrl')), await copyTemplate(inject('databaseUrl'))]
    drops.push(first.drop, second.drop)
    ;[common, own] = [first.url, second.url]
    await on(own, (client) => client.query('ALTER SCHEMA brand_test RENAME TO brand_own'))
    const directory = await openDirectory({ url: common, log: silent })
    await directory.create({ id: 'test', name: 'Test', hosts: ['test.example'] })
    await directory.create({ id: 'own', name: 'Own', hosts: [], databaseUrl: own })
    brands = await directory.list()
    await directory.close()
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, 'files', path)), { recursive: true })
      await writeFile(join(folder, 'files', path), text)
    }
    brand = await rideBrand({ database: { url: common } })
    placedBefore = await brand.place()
    await brand.core.db.tx((tx) => brand.core.connections.store(tx, 'mollie', { key: 'test_sealed' }))

    // Orders are placed while the backup is written.
    const writing = new AbortController()
    let during = 0
    const orders = (async () => {
      for (; !writing.signal.aborted; during++) await brand.place()
    })()
    backup = join(folder, 'backup')
    const source = { url: common, brands, filesFolder: join(folder, 'files'), secret: 'a secret', release: 'test' }
    manifest = await writeBackup({ ...source, now: () => brand.clock.now() }, backup).finally(() => writing.abort())
    await orders
    expect(during).toBeGreaterThan(0)
  })
  afterAll(async () => {
    await brand?.close()
    for (const drop of drops) await drop()
    await rm(folder, { recursive: true, force: true })
  })

  test('the restored state is equal: rows of every table, constraints, indexes, triggers, files; brands come into one database', async () => {
    const url = await emptyDatabase()
    const restoredFiles = join(folder, 'restored-files')
    await restoreInto(url, restoredFiles)
    await on(url, async (client) => {
      await client.query(plainText)
      for (const { schema, tables } of manifest.schemas) {
        expect(tables.length).toBeGreaterThan(schema === 'servus' ? 1 : 40)
        for (const table of tables) {
          // The list of brands differs: after the restore it does not contain the URL of the brand's own database.
          if (table.name === 'brand' && schema === 'servus') continue
          expect(await rowsHash(client, schema, table), table.name).toEqual({ rows: table.rows, hash: table.hash })
        }
      }
      const { rows } = await client.query('SELECT id, database_url FROM servus.brand ORDER BY id')
      expect(rows).toEqual([
        { id: 'own', database_url: null },
        { id: 'test', database_url: null },
      ])
    })
    expect(await shapeOf(url, 'brand_test')).toEqual(await shapeOf(common, 'brand_test'))
    expect(await shapeOf(url, 'brand_own')).toEqual(await shapeOf(own, 'brand_own'))
    expect(manifest.files.map(({ path }) => path)).toEqual(['own/uploads/b', 'test/images/a/original.webp'])
    expect(await readFile(join(restoredFiles, 'own/uploads/b'), 'utf8')).toBe('upload')

    const again = await testBrand({ database: { url } })
    expect(again.core.connections.state(mollieConnection)).toEqual({ source: 'own', values: { key: 'test_sealed' } })
    await on(url, async (client) => {
      await client.query('SET search_path TO brand_test')
      await expect(client.query("UPDATE audit SET action = 'x'")).rejects.toThrow('append only')
      const { rows } = await client.query('SELECT uid FROM orders WHERE uid = $1', [placedBefore.uid])
      expect(rows).toHaveLength(1)
      // The rule: after a restore, counters continue from their last value.
      const next = await client.query<{ next: string; most: string }>(
        "SELECT nextval(pg_get_serial_sequence('order_timeline', 'number')) AS next, (SELECT max(number) FROM order_timeline) AS most",
      )
      expect(Number(next.rows[0]?.next)).toBeGreaterThan(Number(next.rows[0]?.most))
    })
  })

  test('an order and its rows are in the backup together or not at all', async () => {
    const url = await emptyDatabase()
    await restoreInto(url, join(folder, 'whole-files'))
    await on(url, async (client) => {
      await client.query('SET search_path TO brand_test')
      const { rows } = await client.query(
        'SELECT id FROM orders o WHERE NOT EXISTS (SELECT 1 FROM order_items WHERE order_id = o.id) OR NOT EXISTS (SELECT 1 FROM order_timeline WHERE order_id = o.id)',
      )
      expect(rows).toEqual([])
    })
  })

  test('the backup has a name for its key; it contains neither the key nor a decrypted value', async () => {
    expect(manifest.keyName).toBe(keyNameOf('a secret'))
    expect(await readFile(join(backup, 'manifest.json'), 'utf8')).not.toContain('a secret')
  })

  test('a database or folder that is not empty is refused and not changed', async () => {
    await expect(restoreInto(common, join(folder, 'x'))).rejects.toThrow('not empty')
    await expect(restoreInto(await emptyDatabase(), join(folder, 'files'))).rejects.toThrow('not empty')
  })

  test('a changed file is found before anything is written; a folder that is not a backup is refused', async () => {
    const url = await emptyDatabase()
    const path = join(backup, manifest.schemas.find(({ brand: of }) => of === 'test')?.tables[0]?.file ?? '')
    const bytes = await readFile(path)
    await writeFile(path, Buffer.concat([bytes, Buffer.from('x')]))
    await expect(restoreInto(url, join(folder, 'y'))).rejects.toThrow('was changed')
    await writeFile(path, bytes)
    await on(url, async (client) => {
      const { rows } = await client.query("SELECT 1 FROM pg_namespace WHERE nspname = 'servus'")
      expect(rows).toEqual([])
    })
    await expect(restoreInto(url, join(folder, 'y'), folder)).rejects.toThrow('is no backup')
  })
})
