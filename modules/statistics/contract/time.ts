import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import * as z from 'zod'
import { RangeQuery, Statistic } from './answer.ts'
import { fileTypes } from './file-types.ts'

export const timeCalls = ['working-activities', 'working-schedules'] as const
export type TimeCall = (typeof timeCalls)[number]

const TimeQuery = RangeQuery.pick({ from: true, to: true, branch: true, compare: true, limit: true }).extend({
  /** The working time is added up for each user, department, branch or project. The response has one row for each of them. */
  by: z.enum(['user', 'department', 'branch', 'project']).default('user'),
  /** The unit of time of the chart. Hours are not possible, because working time is stored by day. So a range of one day has one bucket. */
  bucket: z.enum(['day', 'week', 'month']).optional(),
})
export type TimeQuery = z.output<typeof TimeQuery>
export type TimeGroup = TimeQuery['by']

const timeCall = (name: TimeCall, summary: string) =>
  endpoint({
    id: `statistics.${name}`,
    method: 'GET',
    path: `/api/statistics/${name}`,
    access: editors,
    query: TimeQuery,
    reply: Statistic,
    summary,
  })

/** A time in whole minutes. It may be negative if it is a balance. */
const Minutes = z.int()
const Day = z.iso.date()

const TimeProfile = z.object({
  /** Sums of minutes over the days from the `start` of the request to the day before its `now`. */
  worked: Minutes,
  credit: Minutes,
  target: Minutes,
  /**
   * Sums of minutes over the days from the day of `now` to `end` (both are in the request). For today, recorded and planned time are
   * compared, and the larger one counts.
   */
  planned: Minutes,
  plannedCredit: Minutes,
  plannedTarget: Minutes,
  /** Minutes: worked + credit − target. Positive: the person has worked more than required. */
  balance: Minutes,
  /** The balance that is expected at the end of the range, in minutes: balance + planned + plannedCredit − plannedTarget. */
  forecast: Minutes,
  /**
   * The balance of the person's time account in minutes, including everything before the range: at the beginning of today, and at the end
   * of the range.
   */
  balanceNow: Minutes,
  balanceEnd: Minutes,
  /** Days of leave that the person still has, in steps of ½. */
  leaveLeft: z.number(),
  /** The rules about working time (for example rest periods) that the times of this range break. The found and the required value are in minutes. */
  breaches: z.array(
    z.object({
      date: Day,
      code: z.string(),
      severity: z.enum(['error', 'warning', 'info']),
      found: Minutes,
      required: Minutes,
    }),
  ),
})

const WorkEntry = z.object({
  day: Day,
  from: z.iso.datetime(),
  /** End of the block of work. Null: the person is still working, and `minutes` counts until now. */
  to: z.iso.datetime().nullable(),
  pauseMinutes: Minutes,
  minutes: Minutes,
  project: z.string().nullable(),
  task: z.string().nullable(),
  source: z.string(),
  flags: z.array(z.string()),
})

/** API calls for statistics about working time (docs/rules/statistics.md, Working time). */
export const timeStatistics = {
  'working-activities': timeCall(
    'working-activities',
    'Minutes worked by work day and person, department, branch or project',
  ),
  'working-schedules': timeCall('working-schedules', 'Minutes planned in published shifts; open shifts apart'),
  'user-profile': endpoint({
    id: 'statistics.user-profile',
    method: 'GET',
    path: '/api/statistics/user-profile',
    access: 'staff',
    query: z.strictObject({ user: z.uuid(), start: Day, now: z.iso.datetime({ offset: true }), end: Day }),
    reply: TimeProfile,
    summary: 'Account of one person at `now`, and what the plan makes of it until the end; minutes',
  }),
  'user-profile-working-activities': endpoint({
    id: 'statistics.user-profile-working-activities',
    method: 'GET',
    path: '/api/statistics/user-profile-working-activities',
    access: 'staff',
    query: z.strictObject({ user: z.uuid(), start: Day, end: Day }),
    reply: z.array(WorkEntry),
    summary: 'What one person was clocked, by work day',
  }),
}

const timeFile = (call: TimeCall, kind: keyof typeof fileTypes) =>
  endpoint({
    id: `statistics.${call}.${kind}`,
    method: 'GET',
    path: `/api/statistics/${call}/${kind}`,
    access: editors,
    query: TimeQuery,
    kind: 'raw',
    mediaType: fileTypes[kind],
    reply: z.unknown(),
    summary: `What ${call} answers, as a ${kind.toUpperCase()} file; minutes`,
  })
const entriesFile = (kind: keyof typeof fileTypes) =>
  endpoint({
    id: `statistics.user-profile-working-activities.${kind}`,
    method: 'GET',
    path: `/api/statistics/user-profile-working-activities/${kind}`,
    access: 'staff',
    query: z.strictObject({ user: z.uuid(), start: Day, end: Day }),
    kind: 'raw',
    mediaType: fileTypes[kind],
    reply: z.unknown(),
    summary: `What one person was clocked, by work day, as a ${kind.toUpperCase()} file`,
  })

/**
 * API calls that return the figures about working time as files. They have their own paths, because their filters differ from the filters
 * for orders and visits.
 */
export const timeFiles = {
  'working-activities': { csv: timeFile('working-activities', 'csv'), xlsx: timeFile('working-activities', 'xlsx') },
  'working-schedules': { csv: timeFile('working-schedules', 'csv'), xlsx: timeFile('working-schedules', 'xlsx') },
  entries: { csv: entriesFile('csv'), xlsx: entriesFile('xlsx') },
}
export type TimeProfile = z.infer<typeof TimeProfile>
export type WorkEntry = z.infer<typeof WorkEntry>
