import { endpoint } from '#contract/endpoint.ts'
import * as z from 'zod'
import { fileEndpoints } from './contract/file-calls.ts'
import { imageEndpoints } from './contract/image-calls.ts'
import { Upload, UploadBody, uploadBodyLimit } from './contract/upload.ts'

export * from './contract/library.ts'
export { type FilePlaceView, Upload } from './contract/upload.ts'
export { type ImageChange } from './contract/image-calls.ts'

/** The widths in px of the copies that are made of each uploaded picture except SVGs (specification §3, Image URLs). */
export const imageSizes = { icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const
/** Which copy is sent for addresses of the form /image/product/… and /image/category/… (specification §3). Our pages do not use them. */
export const cardSizes = { product: 'small', category: 'small' } as const
const Size = z.enum([...Object.keys(imageSizes), ...Object.keys(cardSizes)] as [
  keyof typeof imageSizes | keyof typeof cardSizes,
])
/** The file name of a picture in addresses: {id}-{version}.{extension}. */
const File = z
  .string()
  .max(120)
  .regex(/^[a-z0-9][a-z0-9-]*-\d+\.[a-z0-9]{2,5}$/)

const uploadFile = z.strictObject({ publicHash: z.string().regex(/^[A-Za-z0-9_-]{16,60}$/), file: File })

export const mediaEndpoints = {
  ...imageEndpoints,
  ...fileEndpoints,
  /** Stores a file that a visitor sends for an upload step of a product, before the order. */
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
      // All visitors' files that belong to no order yet may have 2 GiB together (`uploads.ts`). One IP address may send 150 files of 10 MB
      // a day, so one IP address cannot use all of these 2 GiB.
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
