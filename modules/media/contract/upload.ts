import * as z from 'zod'

/** Maximum size, in bytes, of a request body with a visitor's file of up to 10 MB. In base64, 3 bytes become 4 characters. */
export const uploadBodyLimit = 14 * 1024 * 1024
/** Maximum size, in bytes, of a request body with a file of staff, which may have up to 50 MB. */
export const staffUploadBodyLimit = 68 * 1024 * 1024

/** A stored file. Its address is /upload/{publicHash}/{id}-{version}.{extension} (specification §3, Upload; Image URLs). */
export const Upload = z.object({
  id: z.uuid(),
  publicHash: z.string(),
  version: z.int(),
  extension: z.string(),
  mimeType: z.string(),
  /** The name that the file had on the sender's device. It is only shown; the storage does not use it as a path. */
  filename: z.string(),
  bytes: z.int(),
})
export type Upload = z.infer<typeof Upload>

export const UploadBody = z.strictObject({
  filename: z.string().trim().min(1).max(200),
  dataUrl: z.string().startsWith('data:'),
})

/** A record that uses a picture or file. `isLive`: the record is published, so guests see the file. */
export const FilePlaceView = z.object({ kind: z.string(), id: z.string(), name: z.string(), isLive: z.boolean() })
export type FilePlaceView = z.infer<typeof FilePlaceView>

export const Listed = {
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(1000).default(60),
  search: z.string().max(200).optional(),
}
export const ById = z.strictObject({ id: z.uuid() })
export const replaceBody = { body: UploadBody.extend({ revision: z.int() }), bodyLimit: staffUploadBodyLimit } as const
