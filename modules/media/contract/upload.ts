import * as z from 'zod'

/** Most bytes of a request with a file of up to 10 MB. Base64 needs 4 characters for 3 bytes. */
export const uploadBodyLimit = 14 * 1024 * 1024
/** Most bytes of a request with a file of staff of up to 50 MB. */
export const staffUploadBodyLimit = 68 * 1024 * 1024

/** A stored upload: /upload/{publicHash}/{id}-{version}.{extension} (specification §3, Upload; Image URLs). */
export const Upload = z.object({
  id: z.uuid(),
  publicHash: z.string(),
  version: z.int(),
  extension: z.string(),
  mimeType: z.string(),
  /** The original name of the file. It is only displayed, never used as a path. */
  filename: z.string(),
  bytes: z.int(),
})
export type Upload = z.infer<typeof Upload>

export const UploadBody = z.strictObject({
  filename: z.string().trim().min(1).max(200),
  dataUrl: z.string().startsWith('data:'),
})

/** A record that uses a picture or file. `isLive`: guests can see it. */
export const FilePlaceView = z.object({ kind: z.string(), id: z.string(), name: z.string(), isLive: z.boolean() })
export type FilePlaceView = z.infer<typeof FilePlaceView>

export const Listed = {
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(1000).default(60),
  search: z.string().max(200).optional(),
}
export const ById = z.strictObject({ id: z.uuid() })
export const replaceBody = { body: UploadBody.extend({ revision: z.int() }), bodyLimit: staffUploadBodyLimit } as const
