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
  /** SHA-256 of each piece of 4 MiB. */
  chunks: z.array(SHA256),
})
export type Asset = z.infer<typeof Asset>

/** The parts of the brand's look that scenes need. */
export const BrandLook = z.object({
  name: z.string(),
  /** CSS custom properties of the light scheme. */
  tokens: z.record(z.string(), z.string()),
  /** `@font-face` rules. */
  fontCss: z.string(),
  /** Address of the brand's mark; empty: none. */
  mark: z.string(),
  greeting: z.string(),
  greetingEn: z.string(),
})
export type BrandLook = z.infer<typeof BrandLook>

/** Everything that a screen needs to play on its own, with or without a network. */
export const Manifest = z.object({
  /** Increases with each change of the program or of anything that the program uses. */
  version: z.int(),
  issuedAt: z.iso.datetime(),
  device: z.object({
    id: z.uuid(),
    name: z.string(),
    rotation: z.enum(['0', '90', '180', '270']),
    language: z.enum(['de', 'en']),
    zone: z.string(),
    branch: z.string(),
    /** Opening hours of the branch, for the idle picture. */
    hours: OpeningHours,
    phone: z.string(),
    /** The time at which the page is reloaded, in minutes after midnight. */
    reloadAt: z.int(),
  }),
  /** Id of the screen's program. */
  stream: z.uuid(),
  /**
   * The screen's program, and programs that open commands have set. A scene that was set by a command appears as a program with the id of the
   * scene.
   */
  streams: z.array(ManifestStream),
  segments: z.array(ManifestSegment),
  scenes: z.array(ManifestScene),
  /** Hash of the file for each picture ('{id}-{version}.{extension}') and each image template. */
  pictures: z.record(z.string(), SHA256),
  templates: z.record(z.string(), SHA256),
  assets: z.array(Asset),
  data: z.array(z.object({ kind: z.enum(documentKinds), staleAfter: z.int() })),
  /** Hosts whose web pages may be shown. */
  webHosts: z.array(z.string()),
  brand: BrandLook,
})
export type Manifest = z.infer<typeof Manifest>
