import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import * as z from 'zod'
import { when } from './shapes.ts'

export const trailKinds = [
  'time',
  'undo',
  'request',
  'decision',
  'shift',
  'plan',
  'account',
  'leave',
  'month',
  'pin',
  'badge',
] as const
const Span = z.object({ from: z.iso.datetime(), to: z.iso.datetime().nullable() }).nullable()

/** A change of somebody's recorded or planned times: what was changed, by whom, when and why, and who approved it. */
export const TrailEntry = z.object({
  id: z.string(),
  /** The person whose times were changed. */
  user: z.uuid(),
  name: z.string(),
  at: z.iso.datetime(),
  /** The day whose times were changed. */
  date: z.iso.date(),
  kind: z.enum(trailKinds),
  /**
   * Details of the change, depending on `kind`. For a request, `detail` is its type, for example 'correction'. For a decision it is the
   * result, for example 'approved'.
   */
  detail: z.string(),
  by: z.string(),
  approvedBy: z.string(),
  reason: z.string(),
  before: Span,
  after: Span,
  /** Set if the change is about several days: an absence, a month, or a published week. */
  range: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  minutes: z.int().nullable(),
  days: z.number().nullable(),
})
export type TrailEntry = z.infer<typeof TrailEntry>

export const trailEndpoints = {
  trail: endpoint({
    id: 'time.trail',
    method: 'GET',
    path: '/api/time-tracking/trail',
    access: editors,
    query: z.strictObject({ user: z.uuid().optional(), from: when.from, to: when.to }),
    reply: z.object({ zone: z.string(), entries: z.array(TrailEntry) }),
    summary:
      'All that was changed about the days of a person, or of everybody whom one manages: who, what, when, why, and who approved; newest first',
  }),
}
