import { endpoint } from '#contract/endpoint.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'
import { Balances, ClockState, when, WorkingActivity, WorkingSchedule } from './shapes.ts'

/** The user name and the access token in the path of an API call. They identify the person whose clock is used. */
export const key = z.strictObject({ username: z.string().max(200), token: z.string().min(20).max(100) })
const path = '/api/time-tracking/:username/:token'
/**
 * How many API calls per minute are allowed: for one user name, and for one IP address. So nobody can try many tokens. Each process of the
 * server counts separately.
 */
export const clockLimit = [
  { name: 'time.username', per: 'params.username', max: 600, windowSeconds: 60 },
  { name: 'time.address', per: 'address', max: 1200, windowSeconds: 60 },
] as const
const open = { access: 'public', params: key, proof: 'key', limit: clockLimit } as const
const range = z.strictObject({ from: when.from.optional(), to: when.to.optional() })

/** The latest time in milliseconds that a tap may contain (the year 2100). */
const LAST = 4_102_444_800_000
const Millis = z.int().min(-LAST).max(LAST)

/**
 * The data of a tap. `claimed`: the time that the device reports; without it the server uses its own time. `device` and `seq`: id of the
 * device, and sequence number of the tap on this device. The server processes the taps of a device in this sequence.
 */
export const Tap = z.strictObject({
  branch: z.uuid().optional(),
  department: z.uuid().optional(),
  project: z.uuid().optional(),
  task: z.uuid().optional(),
  comment: text(500).optional(),
  device: z.string().max(60).optional(),
  seq: z.int().min(1).optional(),
  claimed: z.strictObject({ at: Millis.min(0), offset: Millis.nullable(), drift: Millis }).optional(),
  /**
   * When the person really stopped working, if they forgot to end a block of work. The block then ends at this time. Its minutes count
   * only after a manager has approved the request that the server creates.
   */
  claimedEnd: z.iso.datetime().optional(),
})
export type Tap = z.infer<typeof Tap>

const tap = (action: 'start' | 'pause' | 'resume' | 'end', status: 200 | 201) =>
  endpoint({
    id: `time.${action}`,
    method: 'POST',
    path: `${path}/working-activities/${action}`,
    ...open,
    headers: { 'idempotency-key': 'optional' },
    body: Tap,
    reply: WorkingActivity,
    status,
    summary: `Clock: ${action}; a replay of the key answers 200 with the same activity, a wrong state 409 with the current one`,
  })

/**
 * The API calls of one person's time clock. The access token in the path is valid only for this person's clock (specification §7, Time
 * tracking).
 */
export const clockEndpoints = {
  me: endpoint({
    id: 'time.me',
    method: 'GET',
    path: `${path}/me`,
    ...open,
    query: z.strictObject({ device: z.string().max(60).optional() }),
    reply: ClockState,
    summary: 'Who this is, the open activity, today and its next limit',
  }),
  schedules: endpoint({
    id: 'time.schedules',
    method: 'GET',
    path: `${path}/working-schedules`,
    ...open,
    query: range,
    reply: z.array(WorkingSchedule),
    summary: 'Own published shifts and open ones of the own branches; default: today and 28 days',
  }),
  activities: endpoint({
    id: 'time.activities',
    method: 'GET',
    path: `${path}/working-activities`,
    ...open,
    query: range,
    reply: z.array(WorkingActivity),
    summary: 'Own worked blocks, also those that were taken back; default: this month',
  }),
  balances: endpoint({
    id: 'time.balances',
    method: 'GET',
    path: `${path}/balances`,
    ...open,
    query: z.strictObject({ at: when.from.optional() }),
    reply: Balances,
    summary: 'Account, week, month and leave',
  }),
  start: tap('start', 201),
  pause: tap('pause', 200),
  resume: tap('resume', 200),
  end: tap('end', 200),
  undo: endpoint({
    id: 'time.undo',
    method: 'POST',
    path: `${path}/working-activities/undo`,
    ...open,
    reply: WorkingActivity.nullable(),
    summary: 'Takes the last tap back within 10 seconds',
  }),
  export: endpoint({
    id: 'time.export',
    method: 'GET',
    path: `${path}/export`,
    ...open,
    query: range,
    kind: 'raw',
    mediaType: 'text/csv; charset=utf-8',
    reply: z.string(),
    summary: 'All own times as a table, to take along',
  }),
  worker: endpoint({
    id: 'time.worker',
    method: 'GET',
    path: '/api/time-clock/worker.js',
    access: 'public',
    kind: 'raw',
    mediaType: 'text/javascript; charset=utf-8',
    reply: z.string(),
    summary: 'The service worker of clock and kiosk: it keeps their page and code, and nothing of a person',
  }),
}
