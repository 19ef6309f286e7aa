/** Largest accepted file of a visitor: 10 MB. The limit of the request is higher, because base64 needs 4 characters for 3 bytes. */
export const LARGEST_UPLOAD_BYTES = 10 * 1024 * 1024
/** Largest accepted picture or file of staff: 50 MB (docs/rules/security.md, Uploads). */
export const LARGEST_STAFF_UPLOAD_BYTES = 50 * 1024 * 1024

/** The reason why a file of staff is not sent at all, as values for the error text. */
export const tooLarge = ({ size }: { size: number }): { reason?: string; max?: number } =>
  size > LARGEST_STAFF_UPLOAD_BYTES ? { reason: 'size', max: LARGEST_STAFF_UPLOAD_BYTES / 1024 / 1024 } : {}
