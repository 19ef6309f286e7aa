import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import * as z from 'zod'

/** Widths of a picture's copies in px (specification §3, Image URLs). */
export const imageSizes = { icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const
/** /image/product/… and /image/category/… (specification §3): the picture as their cards show it. */
export const cardSizes = { product: 'small', category: 'small' } as const
const Size = z.enum([...Object.keys(imageSizes), ...Object.keys(cardSizes)] as [
  keyof typeof imageSizes | keyof typeof cardSizes,
])
/** {id}-{version}.{extension} */
const File = z
  .string()
  .max(120)
  .regex(/^[a-z0-9][a-z0-9-]*-\d+\.[a-z0-9]{2,5}$/)

/** A stored upload: /upload/{publicHash}/{id}-{version}.{extension} (specification §3, Upload; Image URLs). */
export const Upload = z.object({
  id: z.uuid(),
  publicHash: z.string(),
  version: z.int(),
  extension: z.string(),
  mimeType: z.string(),
  /** The name that the visitor's file had. It is only displayed, never used as a path. */
  filename: z.string(),
  bytes: z.int(),
})
export type Upload = z.infer<typeof Upload>
const UploadBody = z.strictObject({
  filename: z.string().trim().min(1).max(200),
  dataUrl: z.string().startsWith('data:'),
})
/** Base64 takes 4 characters for 3 bytes: files up to 10 MB. */
const uploadBodyLimit = 14 * 1024 * 1024
const uploadFile = z.strictObject({ publicHash: z.string().regex(/^[A-Za-z0-9_-]{16,60}$/), file: File })

export const mediaEndpoints = {
  /** Files of a product's upload steps, sent by visitors before they order. */
  upload: endpoint({
    id: 'uploads.public',
    method: 'POST',
    path: '/api/uploads/public',
    access: 'public',
    status: 201,
    body: UploadBody,
    bodyLimit: uploadBodyLimit,
    reply: Upload,
    limit: [
      { name: 'upload', per: 'address', max: 60, windowSeconds: 3600 },
      // One address alone cannot fill the space that all visitors share until the files are cleared daily: 150 times 10 MB of 2 GiB.
      { name: 'upload-day', per: 'address', max: 150, windowSeconds: 86_400 },
    ],
    summary: 'Store a file of a visitor; refused by type (from its bytes, not its name) and size',
  }),
  uploadFile: endpoint({
    id: 'uploads.file',
    method: 'GET',
    path: '/upload/:publicHash/:file',
    access: 'public',
    kind: 'raw',
    params: uploadFile,
    reply: z.string(),
    summary: 'A stored file; everything but pictures as a download',
  }),
  uploadPreview: endpoint({
    id: 'uploads.preview',
    method: 'GET',
    path: '/upload/:publicHash/preview/:file',
    access: 'public',
    kind: 'raw',
    mediaType: 'image/jpeg',
    params: uploadFile,
    reply: z.string(),
    summary: 'A small picture of an uploaded jpeg, png or gif',
  }),
  /** Pictures of products, categories and pages. Returns what `images` of a product stores. */
  createImage: endpoint({
    id: 'images.create',
    method: 'POST',
    path: '/api/images',
    access: editors,
    status: 201,
    body: UploadBody,
    bodyLimit: uploadBodyLimit,
    reply: z.object({ id: z.string(), version: z.int(), extension: z.string(), alt: z.string() }),
    summary: 'Store a picture with its six sizes',
  }),
  image: endpoint({
    id: 'images.file',
    method: 'GET',
    path: '/image/:file',
    access: 'public',
    kind: 'raw',
    params: z.strictObject({ file: File }),
    reply: z.string(),
    summary: 'A picture: /image/{id}-{version}.{extension}, cacheable for ever (specification §3)',
  }),
  sizedImage: endpoint({
    id: 'images.file.sized',
    method: 'GET',
    path: '/image/:size/:file',
    access: 'public',
    kind: 'raw',
    params: z.strictObject({ size: Size, file: File }),
    reply: z.string(),
    summary: 'A picture in one of the six sizes; drawings are the same in all of them',
  }),
}
