import { endpoint } from '#contract/endpoint.ts'
import { ListQuery } from '#contract/entity.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'

const TokenRow = z.object({
  id: z.uuid(),
  user: z.uuid(),
  name: z.string(),
  kind: z.enum(['device', 'kiosk', 'calendar']),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})

/** API calls for the people of the user's branches, and for the access tokens of time clocks. */
export const peopleEndpoints = {
  people: endpoint({
    id: 'time.people',
    method: 'GET',
    path: '/api/time-tracking/people',
    access: editors,
    query: ListQuery,
    reply: z.array(z.object({ id: z.uuid(), name: z.string() })),
    summary: 'Staff of the own branches by name, for references',
  }),
  tokens: endpoint({
    id: 'time.tokens',
    method: 'GET',
    path: '/api/time-tracking/tokens',
    access: 'staff',
    reply: z.array(TokenRow),
    summary: 'Own access tokens that are valid',
  }),
  createToken: endpoint({
    id: 'time.tokens.create',
    method: 'POST',
    path: '/api/time-tracking/tokens',
    access: 'staff',
    body: z.strictObject({ name: text(80).min(1), kind: z.enum(['device', 'calendar']).default('device') }),
    reply: z.object({ id: z.uuid(), username: z.string(), token: z.string() }),
    status: 201,
    summary: 'A token that opens the own clock (device) or the own roster as a calendar; it is shown this once',
  }),
  revokeToken: endpoint({
    id: 'time.tokens.revoke',
    method: 'DELETE',
    path: '/api/time-tracking/tokens/:id',
    access: 'staff',
    params: z.strictObject({ id: z.uuid() }),
    summary: 'Revoke one of the own tokens',
  }),
}
