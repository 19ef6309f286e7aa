import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'

const minutes = z.int().min(1).max(180).nullable()
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const Ladder = z.strictObject({
  isOn: z.boolean(),
  minutes: z.strictObject({ push: minutes, sms: minutes, call: minutes }),
  people: z
    .array(z.strictObject({ name: text(60), phone: z.string().regex(/^\+\d{7,15}$/) }))
    .max(10)
    .readonly(),
  quiet: z.strictObject({ from: time, to: time }).nullable(),
})
const LadderOfBranch = z.object({ branchId: z.uuid(), version: z.int(), ladder: Ladder })

const BranchParams = z.strictObject({ branchId: z.uuid() })

/** API endpoints that read and change what a branch does when nobody reacts to an order. */
export const escalationEndpoints = {
  get: endpoint({
    id: 'escalation.get',
    method: 'GET',
    path: '/api/escalation-ladders/:branchId',
    access: editors,
    params: BranchParams,
    reply: LadderOfBranch,
    summary: 'What a branch does when nobody reacts to an order',
  }),
  set: endpoint({
    id: 'escalation.set',
    method: 'PUT',
    path: '/api/escalation-ladders/:branchId',
    access: editors,
    params: BranchParams,
    body: z.strictObject({ version: z.int().nonnegative(), ladder: Ladder }),
    reply: LadderOfBranch,
    summary: 'Set what a branch does when nobody reacts to an order',
  }),
}
