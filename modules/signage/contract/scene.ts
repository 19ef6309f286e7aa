import { entity, field, type InputRecord, type RecordOf } from '#contract/entity.ts'
import { desks, editors } from '#contract/roles.ts'
import { flag, text } from '#contract/shapes.ts'
import { ImageRef } from '#modules/catalogue/contract/product.ts'
import * as z from 'zod'
import { PAGE_SECONDS } from '../rules/board-pages.ts'
import { MAX_SIDE, MIN_SIDE, MOST_REGIONS } from '../rules/canvas.ts'

/** '#rrggbb' or '#rrggbbaa'. Empty: the brand's own colour, for example its text colour for a text. */
const Colour = z.union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i)])
const FontPx = z.int().min(8).max(800)

const letters = {
  size: FontPx.default(42),
  color: Colour.default(''),
  background: Colour.default(''),
}

/** The settings that all regions with dishes have in common. */
const boardLook = {
  ...letters,
  title: text(80).default(''),
  hasPrice: flag(true),
  hasText: flag(true),
  hasAllergens: flag(),
  /** How sold-out dishes are shown: `strike`: struck through and marked, `hide`: not at all. */
  soldOut: z.enum(['strike', 'hide']).default('strike'),
  /**
   * If the dishes do not fit on one page, they are divided into pages. Each page is shown for this many seconds. The time is shorter if the
   * scene is too short to show all pages.
   */
  pageSeconds: z.int().min(3).max(120).default(PAGE_SECONDS),
}

export const SHA256 = z.string().regex(/^[0-9a-f]{64}$/)

/** A stored film. `hash` is the SHA-256 hash of its content, by which its file is found. */
export const FilmRef = z.strictObject({ hash: SHA256, name: text(200).default('') })

export const RegionContent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('image'),
    /** If there are several pictures, they are shown one after the other, `seconds` each. */
    images: z.array(ImageRef).max(20).default([]),
    seconds: z.int().min(3).max(600).default(8),
  }),
  z.strictObject({ kind: z.literal('video'), film: FilmRef.nullable().default(null), isMuted: flag(true) }),
  z.strictObject({
    kind: z.literal('text'),
    text: text(1000).default(''),
    align: z.enum(['left', 'center', 'right']).default('left'),
    /** `display`: the font that the brand uses for headings. `body`: its font for running text. */
    font: z.enum(['display', 'body']).default('body'),
    ...letters,
  }),
  z.strictObject({ kind: z.literal('clock'), shows: z.enum(['time', 'date', 'both']).default('time'), ...letters }),
  z.strictObject({ kind: z.literal('qr'), text: text(500).default(''), ...letters }),
  z.strictObject({ kind: z.literal('template'), template: z.uuid().nullable().default(null) }),
  z.strictObject({ kind: z.literal('products'), products: z.array(z.uuid()).max(40).default([]), ...boardLook }),
  z.strictObject({
    kind: z.literal('menu'),
    /** Ids of the categories in the sequence in which they are shown. Empty: all categories of the active menu. */
    categories: z.array(z.uuid()).max(40).default([]),
    columns: z.int().min(1).max(4).default(1),
    ...boardLook,
  }),
  z.strictObject({ kind: z.literal('tickets'), ...letters }),
  z.strictObject({
    kind: z.literal('pickups'),
    /** Whether the region shows the initials of each guest, or the text in `greeting`. */
    shows: z.enum(['initials', 'greeting']).default('initials'),
    greeting: text(120).default(''),
    ...letters,
  }),
  z.strictObject({
    kind: z.literal('web'),
    url: z
      .url({ protocol: /^https$/ })
      .max(500)
      .or(z.literal(''))
      .default(''),
    /** The text that is shown instead of the page while the screen has no network, or if the page may not be shown. */
    offlineText: text(300).default(''),
  }),
])
export type RegionContent = z.infer<typeof RegionContent>
export type RegionKind = RegionContent['kind']

export const Region = z.strictObject({
  id: text(40).min(1),
  x: z.int().min(0).max(MAX_SIDE),
  y: z.int().min(0).max(MAX_SIDE),
  w: z.int().min(1).max(MAX_SIDE),
  h: z.int().min(1).max(MAX_SIDE),
  /** If regions overlap, the region with the highest value is in front. */
  z: z.int().min(0).max(99).default(0),
  fit: z.enum(['contain', 'cover']).default('contain'),
  content: RegionContent,
})
export type Region = z.infer<typeof Region>

export const Canvas = z.strictObject({
  w: z.int().min(MIN_SIDE).max(MAX_SIDE).default(1920),
  h: z.int().min(MIN_SIDE).max(MAX_SIDE).default(1080),
  background: Colour.default(''),
})
export type Canvas = z.infer<typeof Canvas>

/** A scene: a picture that consists of regions, for example a text, a menu or a clock (specification §3, scene; docs/rules/signage.md, Scenes). */
export const sceneEntity = entity({
  name: 'scene',
  plural: 'scenes',
  access: { read: desks, write: editors },
  scope: { list: 'branches' },
  search: ['name'],
  sort: 'name',
  fields: {
    name: field(text(80).min(1), { widget: 'text', column: 1 }),
    branches: field(z.array(z.uuid()).max(200).default([]), { widget: 'references', to: 'branch', column: 2 }),
    canvas: field(Canvas.default({ w: 1920, h: 1080, background: '' }), { widget: 'json' }),
    regions: field(z.array(Region).max(MOST_REGIONS).default([]), { widget: 'json' }),
  },
})
export type Scene = RecordOf<typeof sceneEntity>
export type SceneInput = InputRecord<typeof sceneEntity>
