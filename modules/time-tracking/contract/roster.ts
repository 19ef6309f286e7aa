import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'
import { Absence, Breach, Pause, Person, reason, Totals, WorkingActivity, WorkingSchedule } from './shapes.ts'

const id = z.uuid()
const date = z.iso.date()
const one = z.strictObject({ id })
/** Filters for lists of shifts and recorded blocks of work (specification §7). Without `from` and `to` the current month is returned. */
const Filters = z.strictObject({
  user: id.optional(),
  branch: id.optional(),
  department: id.optional(),
  project: id.optional(),
  task: id.optional(),
  from: date.optional(),
  to: date.optional(),
  state: z.string().max(20).optional(),
  flag: z.string().max(20).optional(),
})
export type Filters = z.infer<typeof Filters>

const shift = {
  user: id.nullable(),
  branch: id,
  department: id.nullable().optional(),
  project: id.nullable().optional(),
  task: id.nullable().optional(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  pauseMinutes: z.int().min(0).max(480).optional(),
  note: text(200).optional(),
}
export const NewShift = z.strictObject(shift)
export type NewShift = z.infer<typeof NewShift>

/** The right times of a block of work, and the reason for the change. */
export const NewActivity = z.strictObject({
  user: id,
  branch: id.nullable().optional(),
  department: id.nullable().optional(),
  project: id.nullable().optional(),
  task: id.nullable().optional(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  pauses: z
    .array(Pause.extend({ to: z.iso.datetime() }))
    .max(20)
    .default([]),
  comment: text(500).optional(),
  reason,
})
export type NewActivity = z.infer<typeof NewActivity>

export const Correction = z.object({
  id,
  user: id,
  activity: id.nullable(),
  date,
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string(),
  byName: z.string(),
  approvedByName: z.string(),
  /**
   * Set if the month of the block of work is closed, because a closed month never changes: the difference in minutes that was added to the
   * month in which the correction was made. Null: the month of the block was not closed.
   */
  counterMinutes: z.int().nullable(),
  at: z.iso.datetime(),
})
export type Correction = z.infer<typeof Correction>

/** Planned shifts and recorded times of a week, of one branch or of all branches that the user sees. */
export const Week = z.object({
  from: date,
  zone: z.string(),
  serverTime: z.iso.datetime(),
  people: z.array(
    Person.extend({
      /** False: the person has no contract, but planned or recorded times in this week. */
      hasContract: z.boolean(),
      worked: Totals,
      days: z.array(z.object({ date, worked: z.int(), target: z.int() })),
    }),
  ),
  schedules: z.array(WorkingSchedule),
  activities: z.array(WorkingActivity),
  absences: z.array(Absence),
  holidays: z.array(z.object({ date, de: z.string(), en: z.string() })),
  departments: z.array(z.object({ id, name: z.string(), branch: id, color: z.string(), needed: z.array(z.int()) })),
  /**
   * The working-time rules that the recorded times break. Rules that planned shifts break are not included: the page finds them itself,
   * with the same function.
   */
  breaches: z.array(Breach.extend({ user: id })),
})
export type Week = z.infer<typeof Week>

const path = { schedules: '/api/working-schedules', activities: '/api/working-activities' }
const access = editors
const week = z.strictObject({ from: date, branch: id.optional() })

/** The orders that are expected on the days of a week, and how many minutes of work they need. Only today and the next 13 days are included. */
const Expected = z.object({
  days: z.array(
    z.object({
      date,
      /** Number of orders of food and rides together, with one decimal. */
      orders: z.number(),
      /** Minutes of work for these orders: `orders` × `minutesPerOrder`, rounded up to quarter hours. Null: `minutesPerOrder` is not known. */
      minutes: z.int().nullable(),
    }),
  ),
  /**
   * Minutes of work per order: the recorded minutes of the last 28 days, divided by the number of orders. Null: there were fewer than 20
   * orders, or less than 10 hours were recorded.
   */
  minutesPerOrder: z.number().nullable(),
})
export type Expected = z.infer<typeof Expected>

export const rosterEndpoints = {
  expected: endpoint({
    id: 'time.week.expected',
    method: 'GET',
    path: '/api/time-tracking/week/expected',
    access,
    query: week,
    reply: Expected,
    summary:
      'Orders that are expected on the days of a week, and the work that goes with them; without a forecast no days',
  }),
  week: endpoint({
    id: 'time.week',
    method: 'GET',
    path: '/api/time-tracking/week',
    access,
    query: week,
    reply: Week,
    summary: 'A week of the own branches: plan, actual times, absences, what is needed',
  }),
  publish: endpoint({
    id: 'time.week.publish',
    method: 'POST',
    path: '/api/time-tracking/week/publish',
    access,
    body: week,
    reply: z.object({ published: z.int() }),
    summary: 'Publish all drafts of a week at once; a breach refuses it and names each shift',
  }),
  copy: endpoint({
    id: 'time.week.copy',
    method: 'POST',
    path: '/api/time-tracking/week/copy',
    access,
    body: week.extend({ to: date }),
    reply: z.object({ copied: z.int(), skipped: z.int() }),
    summary: 'Copy the shifts of a week as drafts into another; days with an absence or a shift are skipped',
  }),
  schedules: {
    list: endpoint({
      id: 'working-schedules.list',
      method: 'GET',
      path: path.schedules,
      access,
      query: Filters,
      reply: z.array(WorkingSchedule),
      summary: 'Shifts by filter',
    }),
    get: endpoint({
      id: 'working-schedules.get',
      method: 'GET',
      path: `${path.schedules}/:id`,
      access,
      params: one,
      reply: WorkingSchedule,
      summary: 'One shift',
    }),
    create: endpoint({
      id: 'working-schedules.create',
      method: 'POST',
      path: path.schedules,
      access,
      body: NewShift,
      reply: WorkingSchedule,
      status: 201,
      summary: 'Plan a shift as a draft',
    }),
    update: endpoint({
      id: 'working-schedules.change',
      method: 'PUT',
      path: `${path.schedules}/:id`,
      access,
      params: one,
      body: NewShift.partial().extend({ version: z.int() }),
      reply: WorkingSchedule,
      summary: 'Change a shift; a published one becomes changed, and the person is told',
    }),
    remove: endpoint({
      id: 'working-schedules.remove',
      method: 'DELETE',
      path: `${path.schedules}/:id`,
      access,
      params: one,
      summary: 'Remove a draft; a published shift is withdrawn and stays visible',
    }),
  },
  activities: {
    list: endpoint({
      id: 'working-activities.list',
      method: 'GET',
      path: path.activities,
      access,
      query: Filters,
      reply: z.array(WorkingActivity),
      summary: 'Worked blocks by filter',
    }),
    get: endpoint({
      id: 'working-activities.get',
      method: 'GET',
      path: `${path.activities}/:id`,
      access,
      params: one,
      reply: WorkingActivity,
      summary: 'One worked block',
    }),
    create: endpoint({
      id: 'working-activities.create',
      method: 'POST',
      path: path.activities,
      access,
      body: NewActivity,
      reply: WorkingActivity,
      status: 201,
      summary: 'Add what somebody forgot to record; needs a reason',
    }),
    update: endpoint({
      id: 'working-activities.correct',
      method: 'PUT',
      path: `${path.activities}/:id`,
      access,
      params: one,
      body: NewActivity.omit({ user: true }).extend({ version: z.int() }),
      reply: WorkingActivity,
      summary: 'Correct a block with a reason; before and after are kept',
    }),
    remove: endpoint({
      id: 'working-activities.remove',
      method: 'DELETE',
      path: `${path.activities}/:id`,
      access,
      params: one,
      body: z.strictObject({ reason }),
      summary: 'Void a block with a reason; it stays, and the person sees it',
    }),
  },
  corrections: endpoint({
    id: 'time.corrections',
    method: 'GET',
    path: '/api/time-tracking/corrections',
    access,
    query: z.strictObject({ user: id, from: date, to: date }),
    reply: z.array(Correction),
    summary: 'Who changed what, when, why, and who approved',
  }),
}
