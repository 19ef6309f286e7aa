import { OpeningHours } from '#modules/branches/contract.ts'
import * as z from 'zod'
import { documentKinds } from './documents.ts'
import { SegmentItem, StreamRule, streamEntity, segmentEntity } from './program.ts'
import { Canvas, Region, SHA256 } from './scene.ts'

const segment = segmentEntity.record
const stream = streamEntity.record

export const ManifestSegment = z.object({
  id: z.uuid(),
  name: z.string(),
  items: z.array(SegmentItem),
  days: segment.shape.days,
  windows: segment.shape.windows,
  validFrom: segment.shape.validFrom,
  validTo: segment.shape.validTo,
  maxPlaysPerHour: segment.shape.maxPlaysPerHour,
})

export const ManifestStream = z.object({
  id: z.uuid(),
  name: z.string(),
  defaultSegment: stream.shape.defaultSegment,
  rules: z.array(StreamRule),
})
export type ManifestStream = z.infer<typeof ManifestStream>

export const ManifestScene = z.object({ id: z.uuid(), name: z.string(), canvas: Canvas, regions: z.array(Region) })
export type ManifestScene = z.infer<typeof ManifestScene>

export const Asset = z.object({
  hash: SHA256,
  bytes: z.int().min(0),
  type: z.string(),
  /** The SHA-256 hashes of the pieces of the file, from the first piece to the last. Each piece has 4 MiB; the last one may be shorter. */
  chunks: z.array(SHA256),
})
export type Asset = z.infer<typeof Asset>

/** The colours, fonts, logo (`mark`) and greetings of the brand, as far as scenes use them. */
export const BrandLook = z.object({
  name: z.string(),
  /** CSS custom properties of the light scheme. */
  tokens: z.record(z.string(), z.string()),
  /** CSS rules `@font-face` for the fonts of the brand. */
  fontCss: z.string(),
  /** Address of the brand's logo; empty: the brand has none. */
  mark: z.string(),
  greeting: z.string(),
  greetingEn: z.string(),
})
export type BrandLook = z.infer<typeof BrandLook>

/** Everything that a screen needs in order to play, also without a network: the programs, scenes and settings, and a list of the files to load. */
export const Manifest = z.object({
  /** Version of the screen's program. It increases with each change of the program or of anything that the program uses, for example a scene. */
  version: z.int(),
  issuedAt: z.iso.datetime(),
  device: z.object({
    id: z.uuid(),
    name: z.string(),
    rotation: z.enum(['0', '90', '180', '270']),
    language: z.enum(['de', 'en']),
    zone: z.string(),
    branch: z.string(),
    /** Opening hours of the branch. The screen shows them while no program can play. */
    hours: OpeningHours,
    phone: z.string(),
    /** The time of the nightly reload of the screen's page, in minutes after midnight. */
    reloadAt: z.int(),
  }),
  /** Id of the program (stream) that the screen plays unless a command has set another one. */
  stream: z.uuid(),
  /**
   * The screen's own program (stream), and each program that a command has set and whose time is not over. A single scene that a command
   * shows is listed as a program with the id of the scene.
   */
  streams: z.array(ManifestStream),
  segments: z.array(ManifestSegment),
  scenes: z.array(ManifestScene),
  /** For each picture ('{id}-{version}.{extension}') and each image template (its id): the hash of its file. */
  pictures: z.record(z.string(), SHA256),
  templates: z.record(z.string(), SHA256),
  assets: z.array(Asset),
  data: z.array(z.object({ kind: z.enum(documentKinds), staleAfter: z.int() })),
  /** Scenes may show web pages of these hosts. */
  webHosts: z.array(z.string()),
  brand: BrandLook,
})
export type Manifest = z.infer<typeof Manifest>
