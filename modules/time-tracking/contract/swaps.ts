import { endpoint } from '#contract/endpoint.ts'
import * as z from 'zod'
import { key } from './clock.ts'

const id = z.uuid()
const at = z.iso.datetime()
const own = '/api/time-tracking/:username/:token'
const open = { access: 'public', proof: 'key' } as const

/**
 * A person offers the shift `shift` to the colleague `partner`. `inReturn`: a shift of the colleague that the person wants in exchange;
 * null: none.
 */
export const SwapAsked = z.strictObject({ shift: id, partner: id, inReturn: id.nullable().default(null) })
export type SwapAsked = z.infer<typeof SwapAsked>

/**
 * A shift that a request is about, as it was when the request was made. `user`: the person who has it; null: it is open. `receiver`: the
 * person who gets it if the request is approved.
 */
export const AskedShift = z.object({ id, version: z.int(), user: id.nullable(), receiver: id, from: at, to: at })
export type AskedShift = z.infer<typeof AskedShift>

/**
 * API calls for open shifts (shifts without a person), and for swaps between colleagues of a branch. In a swap the colleague must agree
 * first; then a manager decides.
 */
export const swapEndpoints = {
  colleagues: endpoint({
    id: 'time.colleagues',
    method: 'GET',
    path: `${own}/colleagues`,
    ...open,
    params: key,
    reply: z.array(z.object({ id, name: z.string(), shifts: z.array(z.object({ id, from: at, to: at })) })),
    summary: 'People of the own branches with their published shifts of 28 days, to swap with',
  }),
  consent: endpoint({
    id: 'time.own-requests.consent',
    method: 'POST',
    path: `${own}/requests/:id/consent`,
    ...open,
    params: key.extend({ id }),
    body: z.strictObject({ isAgreed: z.boolean() }),
    reply: z.object({ state: z.enum(['open', 'refused']) }),
    summary: 'The colleague of a swap agrees, or refuses it',
  }),
}
