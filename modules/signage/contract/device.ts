import { entity, field, type InputRecord, type RecordOf } from '#contract/entity.ts'
import { desks, editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import { OpeningHours } from '#modules/branches/contract.ts'
import * as z from 'zod'
import { commandKinds } from '../rules/commands.ts'
import { screenConditions } from '../rules/condition.ts'

/**
 * A screen of a branch, with the settings that staff edit (specification §3, digital signage device). What the screen reports is in
 * `ScreenState`.
 */
export const signageDeviceEntity = entity({
  name: 'digitalSignageDevice',
  plural: 'digital-signage-devices',
  access: { read: desks, write: editors },
  search: ['name'],
  sort: 'name',
  branchColumn: 'branchId',
  fields: {
    name: field(text(80).min(1), { widget: 'text', column: 1 }),
    branchId: field(z.uuid(), { widget: 'reference', to: 'branch', column: 2 }),
    streamId: field(z.uuid(), { widget: 'reference', to: 'digitalSignageStream', column: 3 }),
    rotation: field(z.enum(['0', '90', '180', '270']).default('0'), { widget: 'select' }),
    language: field(z.enum(['de', 'en']).default('de'), { widget: 'select' }),
    /**
     * The hours in which people look at the screen. Mails about a silent screen are sent only within these hours, and the nightly reload
     * happens outside of them if possible. Empty: mails are sent at any time, and the page is reloaded at 4:00.
     */
    screenHours: field(OpeningHours.default([]), { widget: 'hours' }),
  },
})
export type SignageDevice = RecordOf<typeof signageDeviceEntity>
export type SignageDeviceInput = InputRecord<typeof signageDeviceEntity>

/** How far the screen had loaded its files at its last report: `done` of `total` pieces of files, and the state. */
export const Loading = z.strictObject({
  state: z.enum(['current', 'checking', 'downloading', 'ready', 'storage_full', 'broken']),
  done: z.int().min(0).default(0),
  total: z.int().min(0).default(0),
  /** Set when the storage of the screen is full: the bytes that the new files need, and the bytes that are free. */
  neededBytes: z.int().min(0).optional(),
  freeBytes: z.int().min(0).optional(),
})
export type Loading = z.infer<typeof Loading>

export const Playing = z.strictObject({
  source: z.enum(['rule', 'default', 'idle', 'set_stream', 'overlay', 'screen_off']),
  segment: z.string().max(60).nullable().default(null),
  scene: z.string().max(60).nullable().default(null),
  since: z.iso.datetime().nullable().default(null),
})
export type Playing = z.infer<typeof Playing>

/** The state of a screen, as its card on the page 'Wand' (the wall of screens) shows it. */
export const ScreenState = z.object({
  deviceId: z.uuid(),
  condition: z.enum(screenConditions),
  isPaired: z.boolean(),
  /** When the current player (browser) of the screen was paired; null: the screen has no player. */
  pairedAt: z.iso.datetime().nullable(),
  lastSeen: z.iso.datetime().nullable(),
  /**
   * When the server noticed that the screen is silent and wrote the event and the mails about it. Null: this has not happened, or the
   * screen has reported again after that.
   */
  alarmedAt: z.iso.datetime().nullable(),
  playing: Playing.nullable(),
  /**
   * Names of the scene and of the segment in the last report of the screen. Empty if the report names none, or if the scene or segment was deleted.
   */
  sceneName: z.string(),
  segmentName: z.string(),
  streamId: z.uuid(),
  streamName: z.string(),
  /**
   * `playsVersion`: the version of the program (stream) that the screen plays. `version`: the newest version on the server, which the
   * screen should play.
   */
  playsVersion: z.int().nullable(),
  version: z.int(),
  loading: Loading.nullable(),
  storage: z.object({ used: z.int(), quota: z.int(), isPersistent: z.boolean() }).nullable(),
  screen: z.object({ w: z.int(), h: z.int() }).nullable(),
  /** The difference between the clock of the device and the server's time, in milliseconds. */
  clockOffsetMs: z.int().nullable(),
  capabilities: z.array(z.enum(commandKinds)),
  build: z.string(),
  errors: z.array(z.string()),
  /** The program or message that a command has set on the screen: who sent the command, and until when it lasts. Null: none. */
  override: z
    .object({
      commandId: z.uuid(),
      kind: z.enum(['set_stream', 'overlay']),
      label: z.string(),
      /** True: the command shows a single scene. False: it shows a program or a message. */
      isScene: z.boolean(),
      by: z.string(),
      until: z.iso.datetime(),
    })
    .nullable(),
})
export type ScreenState = z.infer<typeof ScreenState>
