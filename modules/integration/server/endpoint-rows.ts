import type { Sql } from 'sql-template-tag'
import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import { unseal } from '#platform/seal.ts'
import type { BrandCore } from '#platform/module.ts'

/** A row of the table `webhook_endpoints`: a webhook of another program. */
export interface EndpointRow {
  id: string
  created_at: string
  name: string
  url: string
  events: string[]
  branches: string[]
  secret: Uint8Array
  old_secret: Uint8Array | null
  old_secret_until: string | null
  is_enabled: boolean
  failing_since: string | null
  created_by: string
  created_by_name: string
}

/** Secrets of webhooks are encrypted under this name. They can be decrypted only with the same name. */
export const sealPurpose = 'webhook'

export const readEndpoints = (db: Queries, where: Sql = sql`true`): Promise<EndpointRow[]> =>
  db.many<EndpointRow>(sql`SELECT * FROM webhook_endpoints WHERE ${where} ORDER BY created_at, id`)

/**
 * The secrets with which events to a webhook are signed now, the newest first. For 24 hours after a secret was replaced, the old secret is
 * used, too.
 */
export function secretsOf(core: BrandCore, row: EndpointRow): string[] {
  const key = core.settings.secret(sealPurpose)
  const isOldValid = row.old_secret_until !== null && Date.parse(row.old_secret_until) > core.clock.epochMs()
  return [row.secret, ...(isOldValid && row.old_secret ? [row.old_secret] : [])].flatMap((one) => {
    const secret = unseal(key, sealPurpose, one)
    return secret === undefined ? [] : [secret]
  })
}
