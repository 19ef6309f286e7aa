import { endpoint } from '#contract/endpoint.ts'
import { admins } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'
import { OrderSummary } from './order.ts'

/**
 * A key with which a screen can show the orders of one branch without a signed-in user. The response contains the secret only once, when
 * the key is created.
 */
export const BoardKey = z.object({
  id: z.uuid(),
  branchId: z.uuid(),
  kind: z.enum(['frontdesk', 'backoffice']),
  name: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
})
export type BoardKey = z.infer<typeof BoardKey>

const IdParams = z.strictObject({ id: z.uuid() })
const KeyParams = z.strictObject({ branch: z.uuid(), key: z.string().min(16).max(100) })
const keyReads = { name: 'board-key', per: 'address', max: 240, windowSeconds: 60 } as const

/** API calls with which screens read orders by a key (`BoardKey`), and API calls with which administrators list, create and revoke keys. */
export const screenEndpoints = {
  frontdesk: endpoint({
    id: 'orders.frontdesk',
    method: 'GET',
    path: '/api/orders/frontdesk/:branch/:key',
    access: 'public',
    proof: 'key',
    params: KeyParams,
    reply: z.array(OrderSummary),
    limit: keyReads,
    summary:
      "The board of one branch for an unattended screen, by the screen's own key, with orders that ended while the kitchen showed them",
  }),
  backoffice: endpoint({
    id: 'orders.backoffice',
    method: 'GET',
    path: '/api/orders/backoffice/:branch/:key',
    access: 'public',
    proof: 'key',
    params: KeyParams,
    reply: z.array(OrderSummary),
    limit: keyReads,
    summary: 'The same for a back office screen',
  }),
  boardKeys: endpoint({
    id: 'board-keys.list',
    method: 'GET',
    path: '/api/board-keys',
    access: admins,
    reply: z.array(BoardKey),
    summary: 'Keys of unattended screens that are in force',
  }),
  createBoardKey: endpoint({
    id: 'board-keys.create',
    method: 'POST',
    path: '/api/board-keys',
    access: admins,
    status: 201,
    body: z.strictObject({ branch: z.uuid(), kind: z.enum(['frontdesk', 'backoffice']), name: text(80).min(1) }),
    reply: BoardKey.extend({ key: z.string() }),
    summary: 'Make a key for a screen; the secret is in this answer only',
  }),
  revokeBoardKey: endpoint({
    id: 'board-keys.revoke',
    method: 'DELETE',
    path: '/api/board-keys/:id',
    access: admins,
    params: IdParams,
    summary: 'Revoke a key at once',
  }),
}
