/**
 * Codes for the events that a player (the page on a screen) can log. The text for each code is in words/written.ts; the values of the log
 * line are inserted into it.
 */
export const lineCodes = [
  'no_network',
  'no_answer',
  'refused',
  'failed',
  'works_again',
  'plays_version',
  'storage_full',
  'broken',
  'play_refused',
] as const
export type LineCode = (typeof lineCodes)[number]

/** The parts of a player that can fail and later work again. */
export const playerParts = ['heartbeat', 'program', 'commands', 'manifest', 'data'] as const
export type PlayerPart = (typeof playerParts)[number]

/** A line of the log, without its time. */
export type Written =
  | { code: 'no_network' | 'no_answer' | 'works_again'; values: { part: PlayerPart } }
  /** `status`: the HTTP status of the server's response. */
  | { code: 'refused'; values: { part: PlayerPart; status: number } }
  /** `detail`: the browser's message about an unexpected error. */
  | { code: 'failed'; values: { part: PlayerPart; detail: string } }
  /** For `storage_full` and `broken`, `version` is the version that could not be loaded. */
  | { code: 'plays_version' | 'storage_full' | 'broken'; values: { version: number } }
  /** `detail`: id of the refused record. A record is one play of a scene, or the sum of plays in an hour. */
  | { code: 'play_refused'; values: { detail: string } }
