import { endpoint } from '#contract/endpoint.ts'
import { desks, editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'

/** What staff see about a known guest while they take or open an order. */
export const KnownGuest = z.object({
  id: z.uuid(),
  name: z.string(),
  orderCount: z.int(),
  isBlocked: z.boolean(),
  blockReason: z.string(),
  allergies: z.string(),
  note: z.string(),
})
export type KnownGuest = z.infer<typeof KnownGuest>

/** API endpoints that find a known guest by phone number or mail address, and that check a customer's VAT number. */
export const besideEndpoints = {
  known: endpoint({
    id: 'customers.known',
    method: 'GET',
    path: '/api/customers/known',
    access: desks,
    query: z.strictObject({ phone: text(40).default(''), email: text(200).default('') }),
    reply: z.array(KnownGuest),
    summary:
      'Who has this phone number (+43…) or mail address: note, allergies, and whether they are blocked; at most 5',
  }),
  checkVat: endpoint({
    id: 'customers.check-vat',
    method: 'POST',
    path: '/api/customers/:id/check-vat',
    access: editors,
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ version: z.int() }),
    reply: z.object({ state: z.enum(['valid', 'invalid']), proof: z.string() }),
    summary: 'Asks the register of the Union about the VAT number, and keeps the answer with its time and proof',
  }),
}
