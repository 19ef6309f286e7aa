import sql from 'sql-template-tag'
import type { OffersOf } from '#platform/ports.ts'
import type { orderOfMailPort } from '../ports.ts'

interface Row {
  order_id: string | null
  order_uid: string | null
  branch_id: string | null
  to_address: string
}

export const orderOfMail: OffersOf<{ find: typeof orderOfMailPort }>['find'] = async (db, mailId) => {
  const row = await db.first<Row>(
    sql`SELECT order_id, order_uid, branch_id, to_address FROM messages WHERE id = ${mailId}`,
  )
  if (!row || row.order_id === null) return undefined
  const { order_id: orderId, order_uid: uid, branch_id: branchId, to_address: to } = row
  return { orderId, orderUid: uid ?? '', branchId, to: to.toLowerCase() }
}
