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

/** What scenes need of the brand's look. */
export const BrandLook = z.object({
  name: z.string(),
  /** Custom properties of the light scheme. */
  tokens: z.record(z.string(), z.string()),
  /** `@font-face` rules. */
  fontCss: z.string(),
  /** Address of the mark; empty: none. */
  mark: z.string(),
  greeting: z.string(),
  greetingEn: z.string(),
})
export type BrandLook = z.infer<typeof BrandLook>

/** All that a screen needs to play by itself, with or without a network. */
export const Manifest = z.object({
  /** Rises with each change of what its stream reaches. */
  version: z.int(),
  issuedAt: z.iso.datetime(),
  device: z.object({
    id: z.uuid(),
    name: z.string(),
    rotation: z.enum(['0', '90', '180', '270']),
    language: z.enum(['de', 'en']),
    zone: z.string(),
    branch: z.string(),
    /** For the idle picture. */
    hours: OpeningHours,
    phone: z.string(),
    /** Minutes after midnight at which the page is loaded anew. */
    reloadAt: z.int(),
  }),
  /** The program of the screen. */
  stream: z.uuid(),
  /** The program, and those that open commands have set. A scene that a command has set is a program with the id of the scene. */
  streams: z.array(ManifestStream),
  segments: z.array(ManifestSegment),
  scenes: z.array(ManifestScene),
  /** By picture ('{id}-{version}.{extension}') and by image template: hash of the file. */
  pictures: z.record(z.string(), SHA256),
  templates: z.record(z.string(), SHA256),
  assets: z.array(Asset),
  data: z.array(z.object({ kind: z.enum(documentKinds), staleAfter: z.int() })),
  /** Hosts whose pages may be shown. */
  webHosts: z.array(z.string()),
  brand: BrandLook,
})
export type Manifest = z.infer<typeof Manifest>
