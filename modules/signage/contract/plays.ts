import { endpoint } from '#contract/endpoint.ts'
import { desks } from '#contract/roles.ts'
import * as z from 'zod'
import { lineCodes } from '../rules/log-codes.ts'
import { LineValues } from './player-shapes.ts'

const IdParams = z.strictObject({ id: z.uuid() })
const day = z.iso.date()
export const PlaysQuery = z.strictObject({
  from: day,
  to: day,
  deviceId: z.uuid().optional(),
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(500).default(50),
})

export const PlayRow = z.object({
  /** The id that the screen has made for this play. It is unique together with `deviceId`. */
  id: z.uuid(),
  deviceId: z.uuid(),
  deviceName: z.string(),
  segmentName: z.string(),
  sceneName: z.string(),
  startedAt: z.iso.datetime(),
  ms: z.int(),
  /** Number of plays in this row: 1 for a single play; for an hourly sum, the number of plays in the sum. */
  plays: z.int(),
  isComplete: z.boolean(),
  isClockUncertain: z.boolean(),
})
export type PlayRow = z.infer<typeof PlayRow>

export const LogLine = z.object({
  at: z.iso.datetime(),
  /** `line`: a line that the screen logged. `outage`: the screen did not report from `at` to `until`. `restart`: the player of the screen started. */
  kind: z.enum(['line', 'outage', 'restart']),
  /**
   * The code of what the screen logged. Null: an entry of another kind, or a line of an older version of the player (its text is in
   * `line`).
   */
  code: z.enum(lineCodes).nullable(),
  values: LineValues,
  /** Text of a line without a code. Empty for all other entries. */
  line: z.string(),
  /** Null: the outage still lasts, or the entry has no duration. */
  until: z.iso.datetime().nullable(),
})
export type LogLine = z.infer<typeof LogLine>

/** API calls that list what screens have shown and logged. */
export const playEndpoints = {
  plays: endpoint({
    id: 'digital-signage-plays.list',
    method: 'GET',
    path: '/api/digital-signage-plays',
    access: desks,
    query: PlaysQuery,
    reply: z.array(PlayRow),
    summary: 'What was shown on screens of own branches, newest first',
  }),
  playsCsv: endpoint({
    id: 'digital-signage-plays.csv',
    method: 'GET',
    path: '/api/digital-signage-plays/plays.csv',
    access: desks,
    query: PlaysQuery.omit({ page: true, pageSize: true }),
    kind: 'raw',
    mediaType: 'text/csv; charset=utf-8',
    reply: z.string(),
    summary: 'The same as a table',
  }),
  logs: endpoint({
    id: 'digital-signage-devices.logs',
    method: 'GET',
    path: '/api/digital-signage-devices/:id/logs',
    access: desks,
    params: IdParams,
    reply: z.array(LogLine),
    summary: 'What the screen wrote down, and when it was silent or started anew, newest first',
  }),
  screenshot: endpoint({
    id: 'digital-signage-devices.screenshot',
    method: 'GET',
    path: '/api/digital-signage-devices/:id/screenshot',
    access: desks,
    params: IdParams,
    reply: z.object({ at: z.iso.datetime(), dataUrl: z.string(), isRedrawn: z.boolean() }).nullable(),
    summary: 'The last picture of the screen, of at most 24 hours ago',
  }),
}
