/**
 * Minutes until the next attempt after the first, second … failure. After one more failure staff decide whether to send the mail again
 * (docs/rules/messages.md, Mails).
 */
const pauses = [1, 5, 15, 60, 240] as const

/** The pause after this number of failures in a row. Undefined: there is no further attempt. */
export const pauseAfter = (failures: number): Temporal.Duration | undefined => {
  const minutes = pauses[failures - 1]
  return minutes === undefined ? undefined : Temporal.Duration.from({ minutes })
}

/**
 * Is the mail server's refusal final? A 5xx about the mail is final. A wrong login is not: the mail waits, because the operator must correct the
 * login.
 */
export function isForEver(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH'
}

/** The reason of a failure, for staff: the server's response on one line, without the mail. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300)
