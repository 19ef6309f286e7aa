import * as z from 'zod'
import { entity, field, type InputRecord, type RecordOf } from '#contract/entity.ts'
import { editors } from '#contract/roles.ts'
import { flag, text } from '#contract/shapes.ts'
import { imageBindings, linkBindings, textBindings } from '../rules/bindings.ts'
import { MAX_PIXELS, MAX_SIDE, MOST_LAYERS } from '../rules/place.ts'

/** A colour: '#rrggbb' or '#rrggbbaa'. */
const Colour = z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i)
const Part = z.number().min(0).max(1)

/** A variant of a font: its weight, followed by 'italic' if the letters are italic ('400', '700italic'). */
export const Variant = z.string().regex(/^[1-9]\d{0,3}(italic)?$/)
export const Family = text(80).min(1)

const Picture = z.strictObject({
  id: text(80).min(1),
  version: z.int().min(1),
  extension: text(5),
  alt: text(300).default(''),
  focal: z.strictObject({ x: Part, y: Part }).optional(),
})

const place = {
  id: text(40).min(1),
  name: text(80).default(''),
  /** Position of the upper left corner of the layer before it is turned, in pixels. It can lie outside the canvas. */
  x: z.int().min(-MAX_SIDE).max(MAX_SIDE),
  y: z.int().min(-MAX_SIDE).max(MAX_SIDE),
  w: z.int().min(1).max(MAX_SIDE),
  h: z.int().min(1).max(MAX_SIDE),
  /** Degrees by which the layer is turned clockwise around its centre. */
  rotation: z.number().min(-360).max(360).default(0),
  /** Opacity in percent. */
  opacity: z.int().min(0).max(100).default(100),
  isVisible: flag(true),
  /** True: the layer cannot be moved, resized or turned with the mouse in the editor. */
  isLocked: flag(),
}

export const Layer = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('image'),
    ...place,
    binding: z.enum(imageBindings).nullable().default(null),
    fallback: Picture.nullable().default(null),
    fit: z.enum(['cover', 'contain']).default('cover'),
  }),
  z.strictObject({
    type: z.literal('text'),
    ...place,
    binding: z.enum(textBindings).nullable().default(null),
    /** The text that is shown if the value named by `binding` is missing. Without a binding, this text is always shown. */
    fallback: text(1000).default(''),
    family: Family,
    variant: Variant.default('400'),
    size: z.int().min(4).max(1000).default(60),
    minSize: z.int().min(4).max(1000).default(24),
    maxLines: z.int().min(1).max(40).default(3),
    lineHeight: z.number().min(0.7).max(3).default(1.15),
    align: z.enum(['left', 'center', 'right']).default('left'),
    color: Colour.default('#1a1a1a'),
  }),
  z.strictObject({
    type: z.literal('shape'),
    ...place,
    shape: z.enum(['rectangle', 'ellipse']).default('rectangle'),
    color: Colour.default('#e8b84b'),
    /** Radius of the rounded corners in pixels. */
    radius: z.int().min(0).max(MAX_SIDE).default(0),
  }),
  z.strictObject({
    type: z.literal('qr'),
    ...place,
    binding: z.enum(linkBindings).nullable().default(null),
    fallback: text(500).default(''),
    color: Colour.default('#000000'),
    background: Colour.default('#ffffff'),
  }),
])
export type Layer = z.infer<typeof Layer>
export type LayerType = Layer['type']
export type LayerOf<T extends LayerType> = Extract<Layer, { type: T }>

const Side = z.int().min(16).max(MAX_SIDE)
export const TemplateCanvas = z
  .strictObject({ w: Side.default(1200), h: Side.default(630), background: Colour.default('#ffffff') })
  .refine(({ w, h }) => w * h <= MAX_PIXELS)
export type TemplateCanvas = z.infer<typeof TemplateCanvas>

const startCanvas = { w: 1200, h: 630, background: '#ffffff' }

/**
 * A template from whose layers a picture is drawn, with the data of a product or page (specification §3, image template;
 * docs/rules/image-templates.md).
 */
export const imageTemplateEntity = entity({
  name: 'imageTemplate',
  plural: 'image-templates',
  access: { read: editors, write: editors },
  scope: { list: 'branches' },
  search: ['name', 'identifier'],
  sort: 'name',
  fields: {
    identifier: field(
      text(60)
        .min(1)
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      { widget: 'text', column: 2 },
    ),
    name: field(text(80).min(1), { widget: 'text', column: 1 }),
    branches: field(z.array(z.uuid()).max(200).default([]), { widget: 'references', to: 'branch', column: 4 }),
    /**
     * `pages`: the picture of this template is shown when a link to a page without its own picture is shared, for example in a messenger.
     * At most one template has this value.
     */
    usedFor: field(z.enum(['free', 'pages']).default('free'), { widget: 'select', column: 3 }),
    /** The product whose data the template shows if the caller names no other product, for example on a signage screen. */
    productId: field(z.uuid().nullable().default(null), { widget: 'reference', to: 'product' }),
    canvas: field(TemplateCanvas.default(startCanvas), { widget: 'json' }),
    /** The layers in the order in which they are drawn: the last layer is in front. */
    layers: field(z.array(Layer).max(MOST_LAYERS).default([]), { widget: 'json' }),
  },
})
export type ImageTemplate = RecordOf<typeof imageTemplateEntity>
export type ImageTemplateInput = InputRecord<typeof imageTemplateEntity>
