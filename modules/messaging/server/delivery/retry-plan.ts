/** Minutes until the next attempt after the first, second … failure; after the last one staff decide (reference, E-mail). */
const pauses = [1, 5, 15, 60, 240] as const

/** Pause after this many failures in a row; undefined: given up. */
export const pauseAfter = (failures: number): Temporal.Duration | undefined => {
  const minutes = pauses[failures - 1]
  return minutes === undefined ? undefined : Temporal.Duration.from({ minutes })
}

/** What a mail server's refusal means. A 5xx about the mail is for ever; a wrong login is the operator's to mend, so the mail waits. */
export function isForEver(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH'
}

/** What staff read about a failure: the server's words, on one line, without the mail. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300)
