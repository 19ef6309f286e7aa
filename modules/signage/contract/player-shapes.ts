import { text } from '#contract/shapes.ts'
import * as z from 'zod'
import { lineCodes, playerParts } from '../rules/log-codes.ts'
import { Command } from './commands.ts'
import { Loading, Playing } from './device.ts'

/** A command as it is sent to a screen. */
export const PlayerCommand = Command.pick({
  id: true,
  kind: true,
  args: true,
  state: true,
  isAbortAsked: true,
  until: true,
})
export type PlayerCommand = z.infer<typeof PlayerCommand>

export const Heartbeat = z.strictObject({
  manifestVersion: z.int().min(0).nullable(),
  loading: Loading,
  playing: Playing,
  storage: z.strictObject({ used: z.int().min(0), quota: z.int().min(0), isPersistent: z.boolean() }),
  screen: z.strictObject({ w: z.int().min(0).max(20_000), h: z.int().min(0).max(20_000) }),
  clockOffsetMs: z.int().min(-1e12).max(1e12),
  build: text(40),
  errors: z.array(text(200)).max(20),
  /** Id of this start of the player, and how many milliseconds ago the player started. Older versions of the player do not send it. */
  boot: z.strictObject({ id: z.uuid(), ms: z.int().min(0).max(1e12) }).optional(),
})
export type Heartbeat = z.infer<typeof Heartbeat>

export const HeartbeatReply = z.object({
  serverTime: z.iso.datetime(),
  /**
   * A token of the manifest (programs, scenes and list of files) that the screen should have. When it changes, the screen requests the
   * manifest.
   */
  manifest: z.string(),
  openCommands: z.array(PlayerCommand),
})
export type HeartbeatReply = z.infer<typeof HeartbeatReply>

/** The values that are inserted into the text of a log line. */
export const LineValues = z.strictObject({
  part: z.enum(playerParts).optional(),
  status: z.int().min(0).max(999).optional(),
  version: z.int().min(0).optional(),
  detail: text(300).optional(),
})
/** A line of a player's log: a code with values, or a text from an older version of the player. */
export const WrittenLine = z.union([
  z.strictObject({ at: z.iso.datetime(), code: z.enum(lineCodes), values: LineValues }),
  z.strictObject({ at: z.iso.datetime(), line: text(300) }),
])
export type WrittenLine = z.infer<typeof WrittenLine>

export const Play = z.strictObject({
  /**
   * Id (UUIDv7) of this play (one display of a scene). The player makes the id. The same play may arrive twice. Another screen may use the
   * same id, so the id is unique only within a screen.
   */
  id: z.uuid(),
  segmentId: z.uuid().nullable(),
  sceneId: z.uuid().nullable(),
  segmentName: text(80),
  sceneName: text(80),
  manifestVersion: z.int().min(0),
  startedAt: z.iso.datetime(),
  ms: z
    .int()
    .min(0)
    .max(7 * 86_400_000),
  isComplete: z.boolean(),
  isClockUncertain: z.boolean(),
})
export type Play = z.infer<typeof Play>
/** A sum of the plays (shown scenes) of one hour, for plays that did not fit into the player's queue. */
export const PlaySum = z.strictObject({
  id: z.uuid(),
  sceneId: z.uuid().nullable(),
  sceneName: text(80),
  hour: z.iso.datetime(),
  plays: z.int().min(1).max(5000),
  /** Total milliseconds of the plays that began in the hour. The last of these plays may end in the next hour. */
  ms: z
    .int()
    .min(0)
    .max(7 * 86_400_000),
})
export type PlaySum = z.infer<typeof PlaySum>
