import { Client } from 'pg'
import { pendingMigrations, type Migrations } from '#platform/postgres/migrate.ts'
import { failed, type Finding } from './finding.ts'
import { judgeClocks } from './machine.ts'

const oldest = 16

/** Connects to a database. If it does not respond, `client` is undefined and `finding` says so. */
export async function connectTo(url: string, whose: string): Promise<{ client?: Client; finding?: Finding }> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, statement_timeout: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return { client }
  } catch (error) {
    await client.end().catch(() => undefined)
    const todo =
      'Is it running, and do user and password of its address hold? With the embedded one: postgresql.log in DATA_DIR.'
    return { finding: { area: 'Database', state: 'broken', says: `${whose} does not answer: ${failed(error)}`, todo } }
  }
}

/** Checks the version, the number of free connections and the clock of a database server. */
export async function checkDatabase(client: Client, now: () => number): Promise<Finding[]> {
  const begun = now()
  const { rows } = await client.query<{ version: string; most: string; used: string; at: string }>(
    `SELECT current_setting('server_version_num') AS version, current_setting('max_connections') AS most,
       (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend') AS used, extract(epoch FROM clock_timestamp()) * 1000 AS at`,
  )
  const [row] = rows
  if (!row) return []
  const [version, most, used] = [Math.floor(Number(row.version) / 10_000), Number(row.most), Number(row.used)]
  const isFull = used > most * 0.8
  return [
    version >= oldest
      ? { area: 'Database', state: 'ok', says: `PostgreSQL ${version} answers` }
      : {
          area: 'Database',
          state: 'broken',
          says: `PostgreSQL ${version} is too old`,
          todo: `Upgrade it to ${oldest} or newer.`,
        },
    {
      area: 'Database',
      state: isFull ? 'attention' : 'ok',
      says: `${used} of ${most} connections in use`,
      todo: 'Raise max_connections, lower DATABASE_POOL, or run fewer processes.',
    },
    judgeClocks((Number(row.at) - (begun + now()) / 2) / 1_000),
  ]
}

/** Checks that a brand's schema is up to date, and that the server's role has no right to change the audit trail. */
export async function checkSchema(
  client: Client,
  { schema, id }: { schema: string; id: string },
  options: { migrations: readonly Migrations[]; role: string },
): Promise<{ findings: Finding[]; isCurrent: boolean }> {
  const area = `Brand ${id}`
  const pending = await pendingMigrations(client, schema, options.migrations)
  if (pending === 'all') {
    const says = 'not opened yet; its tables are made at the first call'
    return { findings: [{ area, state: 'ok', says }], isCurrent: false }
  }
  const findings: Finding[] = []
  if (pending.length > 0)
    findings.push({
      area,
      state: 'attention',
      says: `${pending.length} migrations wait`,
      todo: 'Back up, and start the server of this release: it runs them.',
    })
  const { rows } = await client.query<{ can: boolean }>(
    "SELECT has_table_privilege($1, $2, 'UPDATE, DELETE, TRUNCATE') AS can",
    [options.role, `"${schema}".audit`],
  )
  findings.push({
    area,
    state: rows[0]?.can ? 'attention' : 'ok',
    says: rows[0]?.can ? `its role ${options.role} could change the audit trail` : 'the audit trail can only grow',
    todo: 'Make the role servus_app and set DATABASE_APP_URL (docs/operations.md, Database).',
  })
  return { findings, isCurrent: pending.length === 0 }
}

export const roleOf = async (client: Client): Promise<string> =>
  (await client.query<{ role: string }>('SELECT current_user AS role')).rows[0]?.role ?? ''
