import { createHash, timingSafeEqual } from 'node:crypto'
import type { Queries } from '#platform/db.ts'
import { readOrderByUid } from './order-queries.ts'
import type { OrderWithMoney } from './order-row.ts'

const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest()

/** The order of a public page. A wrong hash gets the same response as an unknown order, after the same time (docs/rules/security.md, Rights). */
export async function readBySecrets(db: Queries, uid: string, hash: string): Promise<OrderWithMoney | undefined> {
  const order = await readOrderByUid(db, uid)
  return timingSafeEqual(digest(order?.hash ?? ''), digest(hash)) ? order : undefined
}
