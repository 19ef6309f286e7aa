/** Maximum size of a visitor's file, in bytes: 10 MB. The request may be larger, because in base64 3 bytes become 4 characters. */
export const LARGEST_UPLOAD_BYTES = 10 * 1024 * 1024
/** Maximum size of a picture or file of staff, in bytes: 50 MB (docs/rules/security.md, Uploads). */
export const LARGEST_STAFF_UPLOAD_BYTES = 50 * 1024 * 1024

/** The values for the error message if a file of staff is too large to be sent. Empty if it is not too large. */
export const tooLarge = ({ size }: { size: number }): { reason?: string; max?: number } =>
  size > LARGEST_STAFF_UPLOAD_BYTES ? { reason: 'size', max: LARGEST_STAFF_UPLOAD_BYTES / 1024 / 1024 } : {}
