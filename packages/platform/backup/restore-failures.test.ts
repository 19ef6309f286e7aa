import type * as fs from 'node:fs/promises'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { composeServus } from '#apps/server/compose/composition.ts'
import { testClock } from '#testing/clock.ts'
import { copyTemplate, urlOfDatabase } from '#testing/database.ts'
import { openDirectory } from '../brands/directory.ts'
import { platformMigrations } from '../brands/runtime.ts'
import type { Log } from '../module.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const disk = vi.hoisted(() => ({
  copy: undefined as ((path: string) => Promise<void>) | undefined,
  move: undefined as (() => Promise<void>) | undefined,
}))
vi.mock('node:fs/promises', async (importActual) => {
  const actual = await importActual<typeof fs>()
  return {
    ...actual,
    copyFile: async (from: string, to: string) => {
      await disk.copy?.(to)
      return actual.copyFile(from, to)
    },
    rename: async (from: string, to: string) => {
      await actual.rename(from, to)
      await disk.move?.()
    },
  }
})

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const files = ['a/one.webp', 'a/two.webp', 'b/three.webp']
let folder = ''
let backup = ''
let source: Awaited<ReturnType<typeof copyTemplate>>
const drops: (() => Promise<void>)[] = []

const on = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
const schemasOf = (url: string): Promise<string[]> =>
  on(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'servus%' OR nspname LIKE 'brand%' ORDER BY 1",
    )
    return rows.map(({ name }) => name)
  })
let count = 0
async function emptyPlace(): Promise<{ url: string; filesFolder: string }> {
  const name = `failing_${process.pid}_${count++}`
  const server = inject('databaseUrl')
  await on(server, (admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE template0`))
  drops.push(() => on(server, async (admin) => void (await admin.query(`DROP DATABASE ${name} WITH (FORCE)`))))
  return { url: urlOfDatabase(server, name), filesFolder: join(folder, `files-${name}`) }
}
const restore = (place: { url: string; filesFolder: string }) =>
  restoreBackup({ ...place, migrations: [platformMigrations, ...composeServus().migrations], log: silent }, backup)
const filesIn = async (place: { filesFolder: string }): Promise<string[]> =>
  (await readdir(place.filesFolder, { recursive: true }).catch(() => []))
    .filter((name) => name.endsWith('.webp'))
    .toSorted()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servus-restore-'))
  source = await copyTemplate(inject('databaseUrl'))
  const directory = await openDirectory({ url: source.url, log: silent })
  await directory.create({ id: 'test', name: 'Test', hosts: [] })
  const brands = await directory.list()
  await directory.close()
  for (const path of files) {
    await mkdir(join(folder, 'files', path, '..'), { recursive: true })
    await writeFile(join(folder, 'files', path), path)
  }
  backup = join(folder, 'backup')
  await writeBackup(
    { url: source.url, brands, filesFolder: join(folder, 'files'), secret: 's', release: 'test', now: testClock().now },
    backup,
  )
})
beforeEach(() => {
  disk.copy = undefined
  disk.move = undefined
})
afterAll(async () => {
  await source.drop()
  for (const drop of drops) await drop()
  await rm(folder, { recursive: true, force: true })
})

test('a file that cannot be copied leaves no file and no table, and the next attempt restores everything', async () => {
  const place = await emptyPlace()
  disk.copy = async (path) => {
    if (path.endsWith('b/three.webp')) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  }
  await expect(restore(place)).rejects.toThrow('no space left')
  expect(await readdir(place.filesFolder)).toEqual([])
  expect(await schemasOf(place.url)).toEqual([])

  disk.copy = undefined
  await restore(place)
  expect(await filesIn(place)).toEqual(files)
  expect(await schemasOf(place.url)).toEqual(['brand_test', 'servus'])
})

test('if files cannot be moved to their place, the tables are removed again', async () => {
  const place = await emptyPlace()
  disk.move = () => Promise.reject(new Error('read-only'))
  await expect(restore(place)).rejects.toThrow('read-only')
  expect(await readdir(place.filesFolder)).toEqual([])
  expect(await schemasOf(place.url)).toEqual([])
})

test('after a killed restore no server starts; a second restore at the same time is refused; the next restore begins anew', async () => {
  const place = await emptyPlace()
  const { promise: hangs, resolve: arrived } = Promise.withResolvers<void>()
  const { promise: never, reject: end } = Promise.withResolvers<void>()
  disk.move = () => {
    arrived()
    return never
  }
  const killed = restore(place).catch(() => undefined)
  await hangs
  // At this moment the tables and one of the two folders of files are restored.
  expect(await filesIn(place)).toHaveLength(files.length)
  disk.move = undefined
  await expect(restore(place)).rejects.toThrow('is running')

  await on(place.url, (client) =>
    client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    ),
  )
  await expect(openDirectory({ url: place.url, log: silent })).rejects.toThrow('Run the same restore again')
  await writeFile(join(place.filesFolder, 'half'), '')
  await restore(place)
  expect(await readdir(place.filesFolder)).toEqual(['a', 'b'])
  expect(await readFile(join(place.filesFolder, 'b/three.webp'), 'utf8')).toBe('b/three.webp')
  expect(await schemasOf(place.url)).toEqual(['brand_test', 'servus'])
  const directory = await openDirectory({ url: place.url, log: silent })
  expect(await directory.list()).toHaveLength(1)
  await directory.close()
  end(new Error('killed'))
  await killed
})

test('a mark that names another folder does not empty any folder', async () => {
  const place = await emptyPlace()
  await on(place.url, (client) =>
    client.query(
      "CREATE SCHEMA servus_restore; CREATE TABLE servus_restore.begun AS SELECT '/elsewhere' AS files_folder, ARRAY['brand_test'] AS schemas",
    ),
  )
  await mkdir(place.filesFolder, { recursive: true })
  await writeFile(join(place.filesFolder, 'mine'), 'x')
  await expect(restore(place)).rejects.toThrow('is not empty')
  expect(await readdir(place.filesFolder)).toEqual(['mine'])
})
