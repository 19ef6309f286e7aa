/**
 * Size in bytes of the pieces in which a screen downloads a file. Each piece has its own hash. Therefore an interrupted download can
 * continue with the next piece.
 */
export const CHUNK_BYTES = 4 * 1024 * 1024
