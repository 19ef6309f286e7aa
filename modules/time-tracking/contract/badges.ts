import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import * as z from 'zod'
import { badgeNumber, badgePattern } from '../rules/badge.ts'

const IdParams = z.strictObject({ id: z.uuid() })
/**
 * The number of a card, as a card reader types it. The server changes it to capital letters without separators. The database stores only
 * its hash and its last characters.
 */
const Badge = z
  .string()
  .max(200)
  .overwrite(badgeNumber)
  .refine((number) => badgePattern.test(number), { params: { code: 'field.format' } })

/**
 * API calls for cards and chips. At a shared terminal (kiosk) a person can show a card instead of choosing their name; the PIN is still
 * required.
 */
export const badgeEndpoints = {
  find: endpoint({
    id: 'time.kiosk.badge',
    method: 'POST',
    path: '/api/time-kiosk/badge',
    access: 'public',
    proof: 'key',
    limit: { name: 'time-kiosk-badge', per: 'address', max: 60, windowSeconds: 60, shared: true },
    body: z.strictObject({ badge: Badge }),
    reply: z.object({ user: z.uuid() }),
    summary: 'Whose card this is, if the person may clock at this kiosk; the PIN opens the clock',
  }),
  set: endpoint({
    id: 'time.badges.set',
    method: 'PUT',
    path: '/api/time-tracking/badges/:id',
    access: editors,
    params: IdParams,
    body: z.strictObject({ badge: Badge }),
    reply: z.object({ ending: z.string() }),
    summary: 'Gives somebody of the own branches a card for the kiosk',
  }),
  clear: endpoint({
    id: 'time.badges.clear',
    method: 'DELETE',
    path: '/api/time-tracking/badges/:id',
    access: editors,
    params: IdParams,
    summary: 'The card of somebody is not known any more: it was lost or given back',
  }),
}
