import { endpoint } from '#contract/endpoint.ts'
import { admins } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'

/** A calendar of rides as the back office gets it. Its address is missing, because it is a secret. */
export const CalendarFeed = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The vehicle whose rides the calendar contains. Null: all vehicles of the branch. */
  vehicle: z.uuid().nullable(),
  /** The branch whose rides the calendar contains. Null: all branches. */
  branch: z.uuid().nullable(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  /** When a calendar program last read this calendar. The time can be up to one hour old. */
  lastUsedAt: z.iso.datetime().nullable(),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

export const feedEndpoints = {
  list: endpoint({
    id: 'calendar-feeds.list',
    method: 'GET',
    path: '/api/calendar-feeds',
    access: admins,
    reply: z.array(CalendarFeed),
    summary: 'Calendars of rides that are open, the newest first',
  }),
  create: endpoint({
    id: 'calendar-feeds.create',
    method: 'POST',
    path: '/api/calendar-feeds',
    access: admins,
    status: 201,
    body: z.strictObject({
      name: text(80).min(1),
      vehicle: z.uuid().nullable().default(null),
      branch: z.uuid().nullable().default(null),
    }),
    reply: CalendarFeed.extend({ path: z.string() }),
    summary: 'A new calendar of the rides of a vehicle or of a branch; only this answer names its address',
  }),
  revoke: endpoint({
    id: 'calendar-feeds.revoke',
    method: 'POST',
    path: '/api/calendar-feeds/:id/revoke',
    access: admins,
    params: z.strictObject({ id: z.uuid() }),
    summary: 'Closes a calendar at once',
  }),
  read: endpoint({
    id: 'calendar-feeds.read',
    method: 'GET',
    path: '/api/calendar-feeds/:token/rides.ics',
    access: 'public',
    proof: 'key',
    limit: [
      { name: 'calendar-feeds.token', per: 'params.token', max: 120, windowSeconds: 60 },
      { name: 'calendar-feeds.address', per: 'address', max: 1200, windowSeconds: 60 },
    ],
    params: z.strictObject({ token: z.string().min(20).max(100) }),
    kind: 'raw',
    mediaType: 'text/calendar; charset=utf-8',
    reply: z.string(),
    summary:
      'Accepted rides as a calendar to subscribe to: from a month ago to half a year ahead, without names and numbers of guests',
  }),
}
