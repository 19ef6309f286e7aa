import { createHash, timingSafeEqual } from 'node:crypto'
import type { Queries } from '#platform/db.ts'
import { readOrderByUid } from './order-queries.ts'
import type { OrderWithMoney } from './order-row.ts'

const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest()

/**
 * Reads the order of a status page by its uid and secret hash. Undefined if one of the two is wrong. For a wrong hash, the response and its
 * time are the same as for an unknown uid. Therefore strangers cannot find out which uids exist (docs/rules/security.md, Rights).
 */
export async function readBySecrets(db: Queries, uid: string, hash: string): Promise<OrderWithMoney | undefined> {
  const order = await readOrderByUid(db, uid)
  return timingSafeEqual(digest(order?.hash ?? ''), digest(hash)) ? order : undefined
}
