import { endpoint } from '#contract/endpoint.ts'
import * as z from 'zod'
import { key } from './clock.ts'

const id = z.uuid()
const at = z.iso.datetime()
const own = '/api/time-tracking/:username/:token'
const open = { access: 'public', proof: 'key' } as const

/** A person asks to give a published shift to a colleague. With `inReturn`, the colleague gives one of their own shifts in exchange. */
export const SwapAsked = z.strictObject({ shift: id, partner: id, inReturn: id.nullable().default(null) })
export type SwapAsked = z.infer<typeof SwapAsked>

/**
 * A shift of a request, as it was at the time of the request. If `user` is null, the shift was open. After an approval the shift belongs to
 * `receiver`.
 */
export const AskedShift = z.object({ id, version: z.int(), user: id.nullable(), receiver: id, from: at, to: at })
export type AskedShift = z.infer<typeof AskedShift>

/** Swaps between colleagues of a branch: the partner must agree first, then a third person decides. */
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
