/**
 * The minutes until a mail is sent again, after its first, second … failure. After the last of these attempts, staff decide whether the
 * mail is sent again (docs/rules/messages.md, Mails).
 */
const pauses = [1, 5, 15, 60, 240] as const

/** How long to wait after this number of failures in a row. Undefined: the mail is not sent again automatically. */
export const pauseAfter = (failures: number): Temporal.Duration | undefined => {
  const minutes = pauses[failures - 1]
  return minutes === undefined ? undefined : Temporal.Duration.from({ minutes })
}

/**
 * True if the mail server refuses the mail with 5xx: it makes no sense to send the mail again. Exception: after a wrong user or password
 * the mail is sent again later, because the operator can correct the settings.
 */
export function isForEver(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown }
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH'
}

/** Why a mail could not be sent, as staff see it: the mail server's response on one line, with at most 300 characters. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300)
