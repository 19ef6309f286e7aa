/** Minutes until the next attempt after the first, second … failure; after the last one staff decide (docs/rules/messages.md, Mails). */
const pauses = [1, 5, 15, 60, 240] as const

/** Pause after this number of failures in a row; undefined: it has failed. */
export const pauseAfter = (failures: number): Temporal.Duration | undefined => {
  const minutes = pauses[failures - 1]
  return minutes === undefined ? undefined : Temporal.Duration.from({ minutes })
}

/**
 * The meaning of a mail server's refusal. A 5xx about the mail is final. A wrong login must be corrected by the operator, so the mail
 * waits.
 */
export function isForEver(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH'
}

/** The failure for staff: the server's answer on one line, without the mail. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300)
