import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import { Focal, ImageEdit, ImageView, LibraryImage } from './library.ts'
import { ById, Listed, replaceBody, UploadBody, staffUploadBodyLimit } from './upload.ts'

const imageViews = ['all', 'alt', 'unused', 'trash'] as const
const ImageQuery = z.strictObject({
  ...Listed,
  view: z.enum(imageViews).default('all'),
  /** Returns only the pictures of this folder. '' returns the pictures that are in no folder. */
  folder: z.string().max(60).optional(),
  sort: z.enum(['newest', 'name', 'largest']).default('newest'),
})
/** The changes that staff can make to a picture. Folders cannot contain folders. A folder exists as long as at least one picture is in it. */
const ImageChange = z.strictObject({
  revision: z.int(),
  name: text(200).min(1).optional(),
  folder: text(60).optional(),
  alt: text(300).optional(),
  altEn: text(300).optional(),
  isDecorative: z.boolean().optional(),
  focal: Focal.optional(),
  /** Makes a new version from the originally uploaded file, turned, mirrored and cropped. With null, the new version is that file without changes. */
  edit: ImageEdit.nullable().optional(),
})
export type ImageChange = z.infer<typeof ImageChange>

const staff = { access: editors } as const
/** The API endpoints for the pictures of the library (specification §7, images). */
export const imageEndpoints = {
  listImages: endpoint({
    id: 'images.list',
    method: 'GET',
    path: '/api/images',
    ...staff,
    query: ImageQuery,
    reply: z.array(LibraryImage),
    summary: 'Pictures of the library, searched by name, folder and alternative text',
  }),
  imageCounts: endpoint({
    id: 'images.counts',
    method: 'GET',
    path: '/api/images/counts',
    ...staff,
    reply: z.object({
      all: z.int(),
      alt: z.int(),
      unused: z.int(),
      trash: z.int(),
      files: z.int(),
      bytes: z.number(),
      folders: z.array(z.object({ name: z.string(), count: z.int() })),
    }),
    summary: 'How many pictures the library has, by folder and by what they lack',
  }),
  getImage: endpoint({
    id: 'images.get',
    method: 'GET',
    path: '/api/images/:id',
    ...staff,
    params: ById,
    reply: ImageView,
    summary: 'A picture with its versions and the places that use it',
  }),
  /** Returns the position of a picture in a list, and the ids of the picture before and after it. */
  imageNeighbours: endpoint({
    id: 'images.neighbours',
    method: 'GET',
    path: '/api/images/:id/neighbours',
    ...staff,
    params: ById,
    query: ImageQuery.omit({ page: true, pageSize: true }),
    reply: z.object({ position: z.int(), total: z.int(), previous: z.uuid().nullable(), next: z.uuid().nullable() }),
    summary: 'Where a picture stands in a list of the library, and the pictures beside it',
  }),
  createImage: endpoint({
    id: 'images.create',
    method: 'POST',
    path: '/api/images',
    ...staff,
    status: 201,
    body: UploadBody.extend({ folder: text(60).optional() }),
    bodyLimit: staffUploadBodyLimit,
    reply: z.object({ id: z.string(), version: z.int(), extension: z.string(), alt: z.string() }),
    summary: 'Store a picture with its six sizes',
  }),
  updateImage: endpoint({
    id: 'images.update',
    method: 'PUT',
    path: '/api/images/:id',
    ...staff,
    params: ById,
    body: ImageChange,
    reply: ImageView,
    summary: 'Change texts, folder, focal point or cut; 409 with the current picture when it was changed meanwhile',
  }),
  replaceImage: endpoint({
    id: 'images.replace',
    method: 'POST',
    path: '/api/images/:id/versions',
    ...staff,
    params: ById,
    ...replaceBody,
    reply: ImageView,
    summary: 'Put another file in its place: a new version, and all places show it',
  }),
  restoreImage: endpoint({
    id: 'images.restore',
    method: 'POST',
    path: '/api/images/:id/restore',
    ...staff,
    params: ById,
    body: z.strictObject({ version: z.int(), revision: z.int() }),
    reply: ImageView,
    summary: 'Bring an older version back as the newest one',
  }),
  removeImage: endpoint({
    id: 'images.remove',
    method: 'DELETE',
    path: '/api/images/:id',
    ...staff,
    params: ById,
    summary: 'Put a picture into the trash for 30 days; refused with the places where it is used',
  }),
  recoverImage: endpoint({
    id: 'images.recover',
    method: 'POST',
    path: '/api/images/:id/recover',
    ...staff,
    params: ById,
    reply: ImageView,
    summary: 'Take a picture out of the trash',
  }),
}
