import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { Log } from '../module.ts'
import { grantToAppRole } from './app-role.ts'

/** A folder of numbered SQL files: '0001-orders.sql'. They run in order, once per schema, and never change afterwards. */
export interface Migrations {
  module: string
  folder: URL
}

interface Step {
  module: string
  name: string
  sql: string
  checksum: string
}

/**
 * Brings a schema up to date. If several server processes call it at the same time, one process runs the migrations; the others wait and
 * then find nothing to do.
 */
export async function migrate(options: {
  url: string
  schema: string
  log: Log
  migrations: readonly Migrations[]
  /**
   * If set, only these migrations run: the migrations of a backup. Throws if this release does not have one of them, or has it with another
   * content.
   */
  only?: readonly Pick<Step, 'module' | 'name' | 'checksum'>[]
}): Promise<void> {
  const all = (await Promise.all(options.migrations.map(readSteps))).flat()
  const steps = options.only ? chosen(all, options.only) : all
  const client = new Client({ connectionString: options.url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    if (await isCurrent(client, options.schema, steps)) return await grantToAppRole(client, options.schema, false)
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`servus.migrate.${options.schema}`])
    await client.query(`CREATE SCHEMA IF NOT EXISTS "${options.schema}"`)
    await client.query(`SET search_path = "${options.schema}"`)
    await client.query(
      'CREATE TABLE IF NOT EXISTS migration (module text, name text, checksum text NOT NULL, at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (module, name))',
    )
    const done = await doneIn(client)
    for (const step of steps) {
      if (isDone(done, step)) continue
      await apply(client, step)
      options.log.info({ schema: options.schema, module: step.module, migration: step.name }, 'Migrated')
    }
    await grantToAppRole(client, options.schema, true)
  } finally {
    await client.end()
  }
}

/** Names of the migrations that the next start will run on a schema; 'all' if none has run yet. */
export async function pendingMigrations(
  client: Client,
  schema: string,
  migrations: readonly Migrations[],
): Promise<string[] | 'all'> {
  const there = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [
    `"${schema}".migration`,
  ])
  if (!there.rows[0]?.found) return 'all'
  await client.query(`SET search_path = "${schema}"`)
  const done = await doneIn(client)
  const steps = (await Promise.all(migrations.map(readSteps))).flat()
  return steps.filter((step) => !isDone(done, step)).map(({ module, name }) => `${module}/${name}`)
}

function chosen(all: readonly Step[], only: readonly Pick<Step, 'module' | 'name' | 'checksum'>[]): Step[] {
  const names = new Map(only.map(({ module, name, checksum }) => [`${module}/${name}`, checksum]))
  const steps = all.filter(({ module, name, checksum }) => names.get(`${module}/${name}`) === checksum)
  if (steps.length === names.size) return steps
  const known = new Set(steps.map(({ module, name }) => `${module}/${name}`))
  throw new Error(
    `This release does not know ${[...names.keys()].find((name) => !known.has(name))}: the backup was made by another release. Restore it ` +
      'with that one, and upgrade afterwards.',
  )
}

async function readSteps({ module, folder }: Migrations): Promise<Step[]> {
  const path = fileURLToPath(folder)
  const names = (await readdir(path)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${path}/${name}`, 'utf8')
      return { module, name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
    }),
  )
}

/** Is the schema already up to date? This is the case at most starts, so it is checked without a lock. */
async function isCurrent(client: Client, schema: string, steps: readonly Step[]): Promise<boolean> {
  const there = await client.query('SELECT to_regclass($1) AS found', [`"${schema}".migration`])
  if ((there.rows[0] as { found: string | null }).found === null) return false
  await client.query(`SET search_path = "${schema}"`)
  const done = await doneIn(client)
  return steps.every((step) => isDone(done, step))
}

async function doneIn(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ module: string; name: string; checksum: string }>(
    'SELECT module, name, checksum FROM migration',
  )
  return new Map(rows.map((row) => [`${row.module}/${row.name}`, row.checksum]))
}

function isDone(done: Map<string, string>, step: Step): boolean {
  const checksum = done.get(`${step.module}/${step.name}`)
  if (checksum !== undefined && checksum !== step.checksum) {
    throw new Error(
      `Migration ${step.module}/${step.name} was changed after it ran on this database. Restore the file as it was and put the change ` +
        'into a new, higher-numbered file.',
    )
  }
  return checksum !== undefined
}

async function apply(client: Client, step: Step): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(step.sql)
    await client.query('INSERT INTO migration (module, name, checksum) VALUES ($1, $2, $3)', [
      step.module,
      step.name,
      step.checksum,
    ])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`Migration ${step.module}/${step.name} failed: ${(error as Error).message}`, { cause: error })
  }
}
