/** Largest accepted file, of visitors and staff: 10 MB. The call's own limit is higher, because base64 needs 4 characters for 3 bytes. */
export const LARGEST_UPLOAD_BYTES = 10 * 1024 * 1024
