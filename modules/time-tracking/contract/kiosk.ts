import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'
import { clockActions, clockStates } from '../rules/clock.ts'
import { TypedPin } from './pins.ts'
import { WorkingActivity } from './shapes.ts'

const at = z.iso.datetime()
const IdParams = z.strictObject({ id: z.uuid() })
/**
 * Access to the API calls of a shared terminal ('kiosk'), which has no session. The call must contain a proof: the terminal's key in a
 * cookie, or a secret while the terminal is being paired.
 */
const byKey = { access: 'public', proof: 'key' } as const
const limit = { name: 'time-kiosk', per: 'address', max: 240, windowSeconds: 60 } as const

/** What a tile on the terminal (kiosk) shows about a person's day. */
const kioskStates = ['none', 'planned', 'running', 'paused', 'forgotten', 'done'] as const
const KioskPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  department: z.string(),
  /** Whether the person is working now ('running'), has a pause, or neither. It decides which buttons are possible. */
  clock: z.enum(clockStates),
  state: z.enum(kioskStates),
  /** When the state began, or when the planned shift begins. Null: there is no such time. */
  at: at.nullable(),
  /** Minutes that the person has worked today, without pauses. A block of work that is still running counts until now. */
  worked: z.int(),
  hasPin: z.boolean(),
})
export type KioskPerson = z.infer<typeof KioskPerson>

export const KioskState = z.object({
  id: z.uuid(),
  name: z.string(),
  branch: z.object({ id: z.uuid(), name: z.string() }),
  serverTime: at,
  zone: z.string(),
  /** The public key of the server, a P-256 point in base64. The terminal encrypts taps with it while there is no network (ADR 0050). */
  sealFor: z.string(),
  people: z.array(KioskPerson),
})
export type KioskView = z.infer<typeof KioskState>

/** The content of an encrypted tap: person, PIN, action, and the time by the clock of the terminal. */
export const SealedTap = z.strictObject({
  user: z.uuid(),
  pin: TypedPin,
  action: z.enum(clockActions),
  key: z.uuid(),
  project: z.uuid().optional(),
  task: z.uuid().optional(),
  claimed: z.strictObject({ at: z.int(), offset: z.int().nullable(), drift: z.int() }),
})
export type SealedTap = z.infer<typeof SealedTap>

const base64 = z.string().regex(/^[A-Za-z0-9+/]+=*$/)
export const Seal = z.strictObject({ point: base64.max(100), iv: base64.max(24), box: base64.max(2000) })
export type Seal = z.infer<typeof Seal>

export const KioskRow = z.object({
  id: z.uuid(),
  name: z.string(),
  branch: z.uuid(),
  createdAt: at,
  lastUsedAt: at.nullable(),
  isPaired: z.boolean(),
})

/** The API calls of shared terminals (kiosks): pairing, list of people, a person's time clock (for 60 seconds after the right PIN). */
export const kioskEndpoints = {
  offer: endpoint({
    id: 'time.kiosk.pairings',
    method: 'POST',
    path: '/api/time-kiosk/pairings',
    access: 'public',
    status: 201,
    reply: z.object({ id: z.uuid(), pollSecret: z.string(), code: z.string(), expiresAt: at }),
    limit: { name: 'time-kiosk-pairing', per: 'address', max: 120, windowSeconds: 3600 },
    summary: 'A code for a kiosk that nobody knows yet; holds for ten minutes',
  }),
  poll: endpoint({
    id: 'time.kiosk.pairing',
    method: 'GET',
    path: '/api/time-kiosk/pairings/:id',
    ...byKey,
    params: IdParams,
    headers: { 'x-poll-secret': 'required' },
    reply: z.object({ state: z.enum(['waiting', 'paired', 'expired']) }),
    summary: 'Has somebody entered the code? Then the answer sets the key as a cookie',
  }),
  state: endpoint({
    id: 'time.kiosk.state',
    method: 'GET',
    path: '/api/time-kiosk/state',
    ...byKey,
    limit,
    reply: KioskState,
    summary: 'The people of the branch and the state of each today',
  }),
  open: endpoint({
    id: 'time.kiosk.open',
    method: 'POST',
    path: '/api/time-kiosk/open',
    ...byKey,
    limit: { ...limit, name: 'time-kiosk-pin', max: 60, shared: true },
    body: z.strictObject({ user: z.uuid(), pin: TypedPin }),
    reply: z.object({ username: z.string(), token: z.string(), expiresAt: at }),
    summary:
      'The PIN of a person opens their clock for 60 seconds; wrong ones slow down this person at this kiosk only',
  }),
  tap: endpoint({
    id: 'time.kiosk.tap',
    method: 'POST',
    path: '/api/time-kiosk/taps',
    ...byKey,
    limit,
    body: z.strictObject({ sealed: Seal }),
    reply: WorkingActivity,
    summary: 'A tap that was made without network, sealed with its PIN; a replay answers the same activity',
  }),
  list: endpoint({
    id: 'time.kiosks',
    method: 'GET',
    path: '/api/time-tracking/kiosks',
    access: editors,
    reply: z.array(KioskRow),
    summary: 'The kiosks of the own branches',
  }),
  pair: endpoint({
    id: 'time.kiosks.pair',
    method: 'POST',
    path: '/api/time-tracking/kiosks',
    access: editors,
    body: z.strictObject({ code: z.string().max(12), name: text(80).min(1), branch: z.uuid() }),
    status: 201,
    reply: KioskRow,
    summary: 'Pairs the kiosk that shows this code',
  }),
  revoke: endpoint({
    id: 'time.kiosks.revoke',
    method: 'DELETE',
    path: '/api/time-tracking/kiosks/:id',
    access: editors,
    params: IdParams,
    summary: 'The key of a kiosk ends at once',
  }),
}
