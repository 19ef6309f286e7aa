import { endpoint } from '#contract/endpoint.ts'
import { admins } from '#contract/roles.ts'
import * as z from 'zod'

/** Identifies a guest by the id of the customer record. A guest without a record is identified by the id of an order. */
export const GuestParams = z.strictObject({ kind: z.enum(['customer', 'order']), id: z.uuid() })
export type GuestParams = z.infer<typeof GuestParams>

export const guestEndpoints = {
  file: endpoint({
    id: 'guests.file',
    method: 'GET',
    path: '/api/guests/:kind/:id/file',
    access: admins,
    params: GuestParams,
    query: z.strictObject({ as: z.enum(['json', 'html', 'zip']).default('json') }),
    kind: 'raw',
    mediaType: 'application/json; charset=utf-8',
    reply: z.string(),
    summary:
      'All that is kept of one guest, as a file for programs or for people, or both with all files (zip); an entry of the audit',
  }),
  erase: endpoint({
    id: 'guests.erase',
    method: 'POST',
    path: '/api/guests/:kind/:id/erase',
    access: admins,
    params: GuestParams,
    body: z.strictObject({ password: z.string().min(1).max(200), code: z.string().max(20).default('') }),
    reply: z.object({ orders: z.int(), files: z.int() }),
    summary: 'Takes all values of one guest out of the system; amounts, numbers and days of orders stay',
  }),
}
