import { hkdfSync } from 'node:crypto'
import { Client } from 'pg'

/**
 * The database role of the server. It can read and write rows. It owns no tables, so it cannot change or delete tables. In the audit trail
 * it can only read and add rows, and call the function that empties entries for an erasure.
 */
export const appRole = 'servus_app'

/**
 * Creates the role on our own database server and returns the URL to connect with it. Its password is derived from the owner's password, so that no
 * second password must be stored.
 */
export async function makeAppRole(ownerUrl: string, ownerPassword: string): Promise<string> {
  const password = Buffer.from(hkdfSync('sha256', ownerPassword, 'servus', appRole, 24)).toString('base64url')
  const client = new Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const { rows } = await client.query<{ there: boolean }>('SELECT to_regrole($1) IS NOT NULL AS there', [appRole])
    if (!rows[0]?.there) await client.query(`CREATE ROLE ${appRole} LOGIN PASSWORD '${password}'`)
  } finally {
    await client.end()
  }
  return ownerUrl.replace(/^(postgres(?:ql)?:\/\/)[^@]*@/, `$1${appRole}:${password}@`)
}

/**
 * Grants the role the rights that it needs in a brand's schema. If the server has no such role, nothing is done. The owner of the schema
 * calls this function after the migrations. `isChanged`: tables were created or altered.
 */
export async function grantToAppRole(client: Client, schema: string, isChanged: boolean): Promise<void> {
  const { rows } = await client.query<{ role: boolean; audit: boolean; granted: boolean }>(
    `SELECT to_regrole($1) IS NOT NULL AS role, to_regclass($2) IS NOT NULL AS audit,
       CASE WHEN to_regrole($1) IS NOT NULL AND to_regclass($2) IS NOT NULL
         THEN has_schema_privilege($1, $3, 'USAGE') AND has_table_privilege($1, $2, 'INSERT') ELSE false END AS granted`,
    [appRole, `"${schema}".audit`, schema],
  )
  const [found] = rows
  if (!found?.role || !found.audit || (found.granted && !isChanged)) return
  const all = `IN SCHEMA "${schema}" TO ${appRole}`
  await client.query(`
    GRANT USAGE ON SCHEMA "${schema}" TO ${appRole};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES ${all};
    GRANT USAGE, SELECT ON ALL SEQUENCES ${all};
    ALTER DEFAULT PRIVILEGES IN SCHEMA "${schema}" GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${appRole};
    ALTER DEFAULT PRIVILEGES IN SCHEMA "${schema}" GRANT USAGE, SELECT ON SEQUENCES TO ${appRole};
    REVOKE UPDATE, DELETE, TRUNCATE ON "${schema}".audit FROM ${appRole};
    REVOKE INSERT, UPDATE, DELETE ON "${schema}".migration, "${schema}".schema_level FROM ${appRole}`)
}
