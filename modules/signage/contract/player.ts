import { endpoint } from '#contract/endpoint.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'
import { commandKinds, outcomes } from '../rules/commands.ts'
import { DocumentPart } from './documents.ts'
import { Manifest } from './manifest.ts'
import { Heartbeat, HeartbeatReply, Play, PlayerCommand, PlaySum, WrittenLine } from './player-shapes.ts'
import { SHA256 } from './scene.ts'

const IdParams = z.strictObject({ id: z.uuid() })
/**
 * For API calls with which a screen sends its key as proof. The key is in a cookie that the browser sends only to paths below /api/player.
 * The call `pairing` needs a secret instead of the key.
 */
const byKey = { access: 'public', proof: 'key' } as const

export const playerEndpoints = {
  pair: endpoint({
    id: 'player.pairings',
    method: 'POST',
    path: '/api/player/pairings',
    access: 'public',
    body: z.strictObject({
      capabilities: z.array(z.enum(commandKinds)).max(commandKinds.length),
      screen: z.strictObject({ w: z.int().min(0).max(20_000), h: z.int().min(0).max(20_000) }),
    }),
    status: 201,
    reply: z.object({ id: z.uuid(), pollSecret: z.string(), code: z.string(), expiresAt: z.iso.datetime() }),
    limit: { name: 'player-pairing', per: 'address', max: 120, windowSeconds: 3600 },
    summary: 'A code for a screen that nobody knows yet; holds for ten minutes',
  }),
  pairing: endpoint({
    id: 'player.pairing',
    method: 'GET',
    path: '/api/player/pairings/:id',
    ...byKey,
    params: IdParams,
    headers: { 'x-poll-secret': 'required' },
    reply: z.object({ state: z.enum(['waiting', 'paired', 'expired']) }),
    summary: 'Has somebody entered the code? Then the answer sets the key as a cookie',
  }),
  manifest: endpoint({
    id: 'player.manifest',
    method: 'GET',
    path: '/api/player/manifest',
    ...byKey,
    reply: Manifest,
    summary: 'All that the screen may show in the next days; 304 while nothing changes',
  }),
  asset: endpoint({
    id: 'player.asset',
    method: 'GET',
    path: '/api/player/assets/:hash',
    ...byKey,
    params: z.strictObject({ hash: SHA256 }),
    headers: { range: 'optional' },
    kind: 'raw',
    mediaType: 'application/octet-stream',
    reply: z.string(),
    summary: 'A file of the manifest by its content, also in parts; it never changes',
  }),
  data: endpoint({
    id: 'player.data',
    method: 'GET',
    path: '/api/player/data',
    ...byKey,
    query: z.strictObject({
      menu: z.string().max(80).optional(),
      tickets: z.string().max(80).optional(),
      pickups: z.string().max(80).optional(),
    }),
    reply: z.array(DocumentPart),
    summary: 'Live documents of the branch; of those whose hash the caller names only what is new',
  }),
  events: endpoint({
    id: 'player.events',
    method: 'GET',
    path: '/api/player/events',
    ...byKey,
    kind: 'stream',
    reply: z.string(),
    summary: 'Commands, new manifests and new data as they happen',
  }),
  heartbeat: endpoint({
    id: 'player.heartbeat',
    method: 'POST',
    path: '/api/player/heartbeat',
    ...byKey,
    body: Heartbeat,
    reply: HeartbeatReply,
    summary: 'How the screen is; the answer brings time, version and open commands',
  }),
  command: endpoint({
    id: 'player.command',
    method: 'POST',
    path: '/api/player/commands/:id',
    ...byKey,
    params: IdParams,
    body: z.strictObject({
      state: z.enum(['running', ...outcomes]),
      code: text(60).nullable().default(null),
      result: text(500).nullable().default(null),
    }),
    reply: PlayerCommand,
    summary: 'The screen has begun or ended a command; the same report again is answered alike',
  }),
  plays: endpoint({
    id: 'player.plays',
    method: 'POST',
    path: '/api/player/plays',
    ...byKey,
    body: z.strictObject({ plays: z.array(Play).max(500), sums: z.array(PlaySum).max(500).default([]) }),
    bodyLimit: 1024 * 1024,
    reply: z.object({ taken: z.int() }),
    summary: 'Proof of what was shown; every id is stored once',
  }),
  logs: endpoint({
    id: 'player.logs',
    method: 'POST',
    path: '/api/player/logs',
    ...byKey,
    body: z.strictObject({
      id: z.uuid(),
      lines: z.array(WrittenLine).max(500),
    }),
    bodyLimit: 256 * 1024,
    reply: z.object({ taken: z.int() }),
    summary: 'What happened at the screen, without cookies and queries',
  }),
  screenshot: endpoint({
    id: 'player.screenshot',
    method: 'POST',
    path: '/api/player/screenshots',
    ...byKey,
    body: z.strictObject({
      id: z.uuid(),
      dataUrl: z
        .string()
        .regex(/^data:image\/(jpeg|png|webp);base64,[\w+/]+={0,2}$/)
        .max(4_000_000),
      /** True: the picture was not captured from the display, but drawn again from the page. */
      isRedrawn: z.boolean(),
    }),
    bodyLimit: 4 * 1024 * 1024,
    reply: z.object({ taken: z.int() }),
    summary: 'What the screen shows; kept for 24 hours',
  }),
}
