import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'
import { monthProblems, monthStates } from '../rules/month.ts'
import { Exported } from './payroll.ts'
import { key } from './clock.ts'
import { month, Pause, reason } from './shapes.ts'

const id = z.uuid()

const MonthFigures = z.object({
  opening: z.int(),
  target: z.int(),
  worked: z.int(),
  credit: z.int(),
  entries: z.int(),
  closing: z.int(),
  holidayCredit: z.int(),
  night: z.int(),
  sunday: z.int(),
  holiday: z.int(),
  leave: z.number(),
  sick: z.number(),
  unpaid: z.number(),
  lieu: z.number(),
  leaveLeft: z.number(),
  payout: z.int(),
  counters: z.array(z.object({ month, minutes: z.int() })),
})

/** The month of one person. Its `figures` are computed at each call of the API. When the month is closed they are stored and stay the same. */
export const PersonMonth = z.object({
  user: id,
  name: z.string(),
  month,
  personnelNumber: z.string(),
  rulePack: z.string(),
  state: z.enum(monthStates),
  note: z.string(),
  figures: MonthFigures,
  problems: z.array(z.enum(monthProblems)),
  submittedAt: z.iso.datetime().nullable(),
  submittedByName: z.string(),
  approvedAt: z.iso.datetime().nullable(),
  approvedByName: z.string(),
  closedAt: z.iso.datetime().nullable(),
  closedByName: z.string(),
  remindedAt: z.iso.datetime().nullable(),
})
export type PersonMonth = z.infer<typeof PersonMonth>

const path = '/api/time-tracking/months'
const own = '/api/time-tracking/:username/:token/months'
const open = { access: 'public', proof: 'key' } as const
const access = editors
const person = z.strictObject({ user: id, month })
const note = text(500).default('')

const step = (name: string, summary: string) =>
  endpoint({
    id: `time.months.${name}`,
    method: 'POST',
    path: `${path}/:month/:user/${name}`,
    access,
    params: person,
    body: z.strictObject({ note }),
    reply: PersonMonth,
    summary,
  })

export const monthEndpoints = {
  list: endpoint({
    id: 'time.months',
    method: 'GET',
    path,
    access,
    query: z.strictObject({ month, branch: id.optional() }),
    reply: z.object({
      month,
      people: z.array(PersonMonth),
      entries: z.int(),
      corrected: z.int(),
      decided: z.int(),
      exports: z.array(Exported),
    }),
    summary: 'A month of the people of the own branches: figures, states, what is in the way',
  }),
  submit: step('submit', 'Submit the month for somebody who is away; the audit names who did it'),
  return: step('return', 'Give a month back to the person; needs a note'),
  approve: step('approve', 'Approve a submitted month of somebody else'),
  close: step('close', 'Close an approved month for good: figures and a hash of what they rest on are kept'),
  correct: endpoint({
    id: 'time.months.correct',
    method: 'POST',
    path: `${path}/:month/:user/corrections`,
    access,
    params: person,
    body: z.strictObject({
      /** Id of the recorded block of work that was wrong. Null: the block is missing, so a new block is added. */
      activity: id.nullable(),
      /** The block of work with the right times. Null: the person did not work, so the block is removed. */
      after: z
        .strictObject({ from: z.iso.datetime(), to: z.iso.datetime(), pauses: z.array(Pause).max(20).default([]) })
        .nullable(),
      reason,
    }),
    reply: z.object({ id, minutes: z.int(), effectiveOn: z.iso.date(), postedOn: z.iso.date() }),
    status: 201,
    summary: 'Correct a closed month: it stays as it is, and the open month gets a counter entry',
  }),
  remind: endpoint({
    id: 'time.months.remind',
    method: 'POST',
    path: `${path}/:month/:user/reminder`,
    access,
    params: person,
    reply: z.object({ at: z.iso.datetime() }),
    summary: 'Remind a person by mail to submit a month, at most once a day',
  }),
  own: endpoint({
    id: 'time.own-months',
    method: 'GET',
    path: own,
    ...open,
    params: key,
    reply: z.array(PersonMonth),
    summary: 'Own months that are not closed, and the last closed ones',
  }),
  submitOwn: endpoint({
    id: 'time.own-months.submit',
    method: 'POST',
    path: `${own}/:month/submit`,
    ...open,
    params: key.extend({ month }),
    reply: PersonMonth,
    summary: 'Submit the own month: the days are complete',
  }),
  sheet: endpoint({
    id: 'time-sheets.month',
    method: 'GET',
    path: '/api/time-sheets/:month/:user',
    access,
    params: person,
    kind: 'raw',
    mediaType: 'text/csv; charset=utf-8',
    reply: z.string(),
    summary: 'Time sheet of a person and month: one row a day with start, end, breaks, target, credit',
  }),
}
