/** Bytes of one piece of a file. Each piece has a hash of its own, so that loading can go on where it stopped. */
export const CHUNK_BYTES = 4 * 1024 * 1024
