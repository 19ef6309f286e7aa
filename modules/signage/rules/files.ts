/** Bytes of one piece of a file. Each piece has its own hash, so that loading can continue where it stopped. */
export const CHUNK_BYTES = 4 * 1024 * 1024
