/** Size of a piece of a file in bytes. Files are loaded in pieces with a hash each, so that an interrupted download continues with the next piece. */
export const CHUNK_BYTES = 4 * 1024 * 1024
