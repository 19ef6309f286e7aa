import { Client } from 'pg'

export const templateName = 'servus_template'
export const testSchema = 'brand_test'

export function urlOfDatabase(url: string, database: string): string {
  const [head = '', query = ''] = url.split('?')
  return `${head.slice(0, head.lastIndexOf('/') + 1)}${database}?${query}`
}

/** Creates a copy of the migrated template. `drop` deletes it after the last connection is closed. */
export async function copyTemplate(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `t_${crypto.randomUUID().replaceAll('-', '')}`
  await asAdmin(serverUrl, async (admin) => {
    // The lock makes simultaneous copies wait for each other, because PostgreSQL refuses to copy one template twice at the same time.
    await admin.query('SELECT pg_advisory_lock(42)')
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${templateName} STRATEGY file_copy`)
  })
  return {
    url: urlOfDatabase(serverUrl, name),
    drop: () =>
      asAdmin(serverUrl, async (admin) => void (await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))),
  }
}

async function asAdmin(url: string, work: (admin: Client) => Promise<void>): Promise<void> {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
