import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'
import { absenceKinds } from '../rules/balance.ts'
import { key } from './clock.ts'
import { Balances, Breach, reason } from './shapes.ts'
import { AskedShift, SwapAsked } from './swaps.ts'

const id = z.uuid()
const date = z.iso.date()
export const requestStates = ['open', 'approved', 'refused', 'withdrawn', 'cancelled'] as const

export const LeaveAsked = z.strictObject({
  kind: z.enum(absenceKinds),
  from: date,
  to: date,
  halfFirst: z.boolean().default(false),
  halfLast: z.boolean().default(false),
})
export type LeaveAsked = z.infer<typeof LeaveAsked>
export const CorrectionAsked = z.strictObject({
  /** Id of the block of work that is wrong. Null: a block is missing. */
  activity: id.nullable(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
})
export type CorrectionAsked = z.infer<typeof CorrectionAsked>

export const TimeRequest = z.object({
  id,
  user: id,
  name: z.string(),
  kind: z.enum(['leave', 'correction', 'swap', 'shift']),
  state: z.enum(requestStates),
  leave: LeaveAsked.nullable(),
  correction: z
    .object({ from: z.iso.datetime().nullable(), to: z.iso.datetime().nullable(), before: z.iso.datetime().nullable() })
    .nullable(),
  /**
   * The shifts that another person will take over if the request is approved: one shift that nobody has yet ('open'), or the shifts of a
   * swap.
   */
  shifts: z.array(AskedShift.extend({ ownerName: z.string(), receiverName: z.string() })),
  /** The colleague with whom shifts are swapped. The colleague must agree before a manager can approve. Null: the request is no swap. */
  partner: z.object({ id, name: z.string(), agreedAt: z.iso.datetime().nullable() }).nullable(),
  /** The working-time rules that would be broken if the request were approved. Empty after the decision. */
  breaches: z.array(Breach.extend({ user: id, name: z.string() })),
  reason: z.string(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  decidedByName: z.string(),
  decisionNote: z.string(),
  /** For leave: `days` that the request costs, and the days `left` after that. Null: the request does not change the leave account. */
  effect: z.object({ days: z.number(), left: z.number() }).nullable(),
})
export type TimeRequest = z.infer<typeof TimeRequest>

const path = '/api/time-tracking/requests'
const own = '/api/time-tracking/:username/:token/requests'
const open = { access: 'public', proof: 'key' } as const

export const requestEndpoints = {
  own: endpoint({
    id: 'time.own-requests',
    method: 'GET',
    path: own,
    ...open,
    params: key,
    reply: z.array(TimeRequest),
    summary: 'Own requests, and swaps that colleagues ask for, newest first',
  }),
  ask: endpoint({
    id: 'time.own-requests.create',
    method: 'POST',
    path: own,
    ...open,
    params: key,
    body: z.strictObject({
      leave: LeaveAsked.optional(),
      correction: CorrectionAsked.optional(),
      /**
       * Id of the open shift (a shift without a person) that the person wants to take over. If it is missing, the request is about
       * something else.
       */
      shift: id.optional(),
      swap: SwapAsked.optional(),
      reason: text(500).default(''),
    }),
    reply: z.object({ id }),
    status: 201,
    summary: 'Ask for leave, a correction of own times, an open shift or a swap; somebody else decides',
  }),
  withdraw: endpoint({
    id: 'time.own-requests.withdraw',
    method: 'DELETE',
    path: `${own}/:id`,
    ...open,
    params: key.extend({ id }),
    summary: 'Withdraw an open request',
  }),
  list: endpoint({
    id: 'time.requests',
    method: 'GET',
    path,
    access: editors,
    query: z.strictObject({ state: z.enum(requestStates).optional() }),
    reply: z.array(TimeRequest),
    summary: 'Requests of the people of the own branches',
  }),
  decide: endpoint({
    id: 'time.requests.decide',
    method: 'POST',
    path: `${path}/:id/decision`,
    access: editors,
    params: z.strictObject({ id }),
    body: z.strictObject({ isApproved: z.boolean(), note: text(500).default('') }),
    reply: z.object({ state: z.enum(requestStates) }),
    summary: 'Approve or refuse a request of somebody else; a refusal needs a note',
  }),
  cancel: endpoint({
    id: 'time.requests.cancel',
    method: 'POST',
    path: `${path}/:id/cancellation`,
    access: editors,
    params: z.strictObject({ id }),
    body: z.strictObject({ reason }),
    summary: 'Cancel an approved leave; its days go back to their year',
  }),
  account: endpoint({
    id: 'time.account',
    method: 'GET',
    path: '/api/time-tracking/accounts/:user',
    access: editors,
    params: z.strictObject({ user: id }),
    reply: Balances.extend({
      /** The entries of the time account since the last closed month. The balance after the last entry is `account`. */
      ledger: z.array(
        z.object({
          key: z.string(),
          kind: z.enum(['closed', 'opening', 'worked', 'adjustment', 'counter', 'payout']),
          from: date,
          to: date,
          minutes: z.int(),
          balance: z.int(),
          reason: z.string(),
          byName: z.string(),
        }),
      ),
      notices: z.array(
        z.object({ year: z.string(), days: z.number(), lapsesOn: date, sentOn: date, byName: z.string() }),
      ),
      entries: z.array(
        z.object({
          id,
          effectiveOn: date,
          postedOn: date,
          minutes: z.int(),
          kind: z.string(),
          reason: z.string(),
          byName: z.string(),
        }),
      ),
    }),
    summary: 'Time account and leave years of a person',
  }),
  book: endpoint({
    id: 'time.account.book',
    method: 'POST',
    path: '/api/time-tracking/accounts/:user/entries',
    access: editors,
    params: z.strictObject({ user: id }),
    body: z.strictObject({
      kind: z.enum(['adjustment', 'payout']),
      minutes: z.int().min(-60_000).max(60_000),
      effectiveOn: date,
      reason,
    }),
    reply: z.object({ id }),
    status: 201,
    summary: 'Book an adjustment or a payout; refused into a closed month and for oneself',
  }),
  notice: endpoint({
    id: 'time.account.notice',
    method: 'POST',
    path: '/api/time-tracking/accounts/:user/notices',
    access: editors,
    params: z.strictObject({ user: id }),
    body: z.strictObject({ year: text(9).min(4), text: text(2000).min(20) }),
    reply: z.object({ id, days: z.number(), lapsesOn: date }),
    status: 201,
    summary: 'Warn a person by mail that leave of a year will lapse; without a notice in time no day lapses',
  }),
  holidayBalances: endpoint({
    id: 'time-sheets.holiday-balances',
    method: 'GET',
    path: '/api/time-sheets/holiday-balances',
    access: editors,
    query: z.strictObject({ at: date.optional(), branch: id.optional(), department: id.optional() }),
    reply: z.array(z.object({ user: id, name: z.string(), left: z.number(), leave: Balances.shape.leave })),
    summary: 'Leave that is left, by person and leave year',
  }),
}
