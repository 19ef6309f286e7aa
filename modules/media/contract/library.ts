import * as z from 'zod'
import { entity, field } from '#contract/entity.ts'
import { editors } from '#contract/roles.ts'
import { FilePlaceView, Upload } from './upload.ts'

/** The branches of a picture or file: the branches of the person who uploaded it (docs/rules/media.md, Who may change a picture). */
const branches = field(z.array(z.uuid()).default([]), { widget: 'references', to: 'branch' })
const line = field(z.string(), 'text')
const count = field(z.int(), 'number')
const access = { read: editors, write: editors }
export const imageEntity = entity({
  name: 'image',
  plural: 'images',
  access,
  fields: { name: line, extension: line, width: count, height: count, bytes: count, branches },
  scope: { list: 'branches' },
})
export const uploadEntity = entity({
  name: 'upload',
  plural: 'uploads',
  access,
  fields: { publicHash: line, extension: line, mimeType: line, filename: line, bytes: count, branches },
  scope: { list: 'branches' },
})

const share = z.number().min(0).max(1)
/** The point that stays visible when a picture is cropped, as fractions (0 to 1) of the width and height, from the left and the top. */
export const Focal = z.strictObject({ x: share, y: share })

/**
 * How a version is made from the original file: it is turned clockwise and mirrored first, then cropped. `crop` contains fractions of the
 * width and height of the turned picture.
 */
export const ImageEdit = z.strictObject({
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0),
  isMirrored: z.boolean().default(false),
  crop: z.strictObject({ x: share, y: share, width: share, height: share }).nullable().default(null),
})
export type ImageEdit = z.infer<typeof ImageEdit>

/**
 * A picture of the library. `alt`: its German description. `altEn`: its English description. An empty description counts as missing, except for a
 * decorative picture.
 */
export const LibraryImage = z.object({
  id: z.uuid(),
  version: z.int(),
  extension: z.string(),
  alt: z.string(),
  altEn: z.string(),
  isDecorative: z.boolean(),
  focal: Focal,
  revision: z.int(),
  name: z.string(),
  folder: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  origin: z.enum(['upload', 'ai', 'template']),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  updatedAt: z.iso.datetime(),
  trashedAt: z.iso.datetime().nullable(),
  /** The number of records that use the picture. */
  uses: z.int(),
})
export type LibraryImage = z.infer<typeof LibraryImage>

const ImageVersion = z.object({
  version: z.int(),
  extension: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /**
   * Number of the version from which this version was made by turning, mirroring or cropping. For an uploaded file it is the number of this
   * version itself.
   */
  source: z.int(),
  edit: ImageEdit.nullable(),
  formats: z.array(z.object({ extension: z.string(), bytes: z.int() })),
  at: z.iso.datetime(),
  by: z.string(),
})

/** A picture with its versions, the newest first, and with the records that use it. */
export const ImageView = LibraryImage.extend({ versions: z.array(ImageVersion), places: z.array(FilePlaceView) })
export type ImageView = z.infer<typeof ImageView>

/** A file that staff uploaded so that guests can download it. */
export const LibraryFile = Upload.extend({
  revision: z.int(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  uses: z.int(),
})
export type LibraryFile = z.infer<typeof LibraryFile>
export const FileView = LibraryFile.extend({ places: z.array(FilePlaceView) })
