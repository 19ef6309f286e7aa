import { endpoint } from '#contract/endpoint.ts'
import { admins, desks, editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import { OpeningHours } from '#modules/branches/contract.ts'
import * as z from 'zod'
import { SILENT_MINUTES } from '../rules/silence.ts'
import { ScreenState, signageDeviceEntity } from './device.ts'
import { Documents } from './documents.ts'
import { BrandLook, ManifestScene } from './manifest.ts'
import { FilmRef } from './scene.ts'

const IdParams = z.strictObject({ id: z.uuid() })
const device = signageDeviceEntity.input.shape

const Settings = z.object({
  webHosts: z.array(z.string()),
  /**
   * A mail is sent if a screen has not reported for this many minutes within the hours in which people look at it. Null: no mail is sent.
   */
  silentMinutes: z.int().nullable(),
  version: z.int(),
})
export type SignageSettings = z.infer<typeof Settings>

export const signageStaffEndpoints = {
  pair: endpoint({
    id: 'digital-signage-devices.pair',
    method: 'POST',
    path: '/api/digital-signage-devices/pair',
    access: editors,
    body: z.strictObject({
      /** The code that the screen shows. Blanks and small letters are accepted, too. */
      code: text(20).min(1),
      name: device.name,
      branchId: device.branchId,
      streamId: device.streamId,
      /** The hours in which people look at the screen. If missing, an existing screen keeps its hours and a new screen has none. */
      screenHours: OpeningHours.optional(),
      /** Id of an existing screen that gets a new player. */
      deviceId: z.uuid().optional(),
    }),
    status: 201,
    reply: signageDeviceEntity.record,
    summary: 'Connect the screen that shows this code',
  }),
  unpair: endpoint({
    id: 'digital-signage-devices.unpair',
    method: 'POST',
    path: '/api/digital-signage-devices/:id/unpair',
    access: editors,
    params: IdParams,
    reply: signageDeviceEntity.record,
    summary: 'End the key of a screen: the player deletes what it holds and shows a code',
  }),
  states: endpoint({
    id: 'digital-signage-states.list',
    method: 'GET',
    path: '/api/digital-signage-states',
    access: desks,
    reply: z.array(ScreenState),
    summary: 'How the screens of own branches are',
  }),
  preview: endpoint({
    id: 'digital-signage.preview',
    method: 'GET',
    path: '/api/digital-signage-preview',
    access: desks,
    query: z.strictObject({ branchId: z.uuid().optional() }),
    reply: z.object({ brand: BrandLook, documents: Documents }),
    summary: 'The brand look and the live data of a branch, to draw scenes in the back office',
  }),
  template: endpoint({
    id: 'digital-signage.template',
    method: 'GET',
    path: '/api/digital-signage-templates/:id',
    access: desks,
    params: IdParams,
    kind: 'raw',
    mediaType: 'image/png',
    reply: z.string(),
    summary: 'An image template with the data of now, to draw scenes in the back office',
  }),
  readyMade: endpoint({
    id: 'digital-signage.ready-made',
    method: 'GET',
    path: '/api/digital-signage-ready-made',
    access: editors,
    query: z.strictObject({ branchId: z.uuid(), language: z.enum(['de', 'en']).default('de') }),
    reply: z.array(ManifestScene.omit({ id: true }).extend({ key: z.string() })),
    summary: 'Scenes in the look of the brand with which a business can begin',
  }),
  film: endpoint({
    id: 'digital-signage.film',
    method: 'POST',
    path: '/api/digital-signage-films',
    access: editors,
    body: z.strictObject({ filename: text(200).min(1), dataUrl: z.string().startsWith('data:') }),
    bodyLimit: 70 * 1024 * 1024,
    status: 201,
    reply: FilmRef,
    summary: 'Store a film (mp4 or webm, up to 50 MB) for scenes',
  }),
  settings: endpoint({
    id: 'digital-signage-settings.get',
    method: 'GET',
    path: '/api/digital-signage-settings',
    access: desks,
    reply: Settings,
    summary: 'What holds for all screens: hosts whose pages may be shown, and when a silent screen is told',
  }),
  changeSettings: endpoint({
    id: 'digital-signage-settings.change',
    method: 'PUT',
    path: '/api/digital-signage-settings',
    access: admins,
    body: z.strictObject({
      webHosts: z
        .array(
          z
            .string()
            .max(200)
            .regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/),
        )
        .max(50),
      /**
       * A mail is sent if a screen has not reported for this many minutes within the hours in which people look at it. Null: no mail.
       * Missing: the setting is not changed.
       */
      silentMinutes: z.int().min(SILENT_MINUTES.least).max(SILENT_MINUTES.most).nullable().optional(),
      version: z.int().min(0),
    }),
    reply: Settings,
    summary: 'Allow hosts of web pages, and set after how many minutes of silence the team gets a mail',
  }),
}
