/** Largest file that is taken in, of a visitor as of staff: 10 MB. The call's own limit is higher, as base64 needs 4 characters for 3 bytes. */
export const LARGEST_UPLOAD_BYTES = 10 * 1024 * 1024
