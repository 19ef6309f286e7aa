/**
 * How many failed sign-ins are allowed within `windowSeconds` (docs/rules/security.md, Sign-in). After that, further attempts must wait.
 */
export interface SignInLimits {
  /** Maximum number of failed sign-ins of one account from one IP address. */
  perAccount: number
  /** Maximum number of failed sign-ins from one IP address, for all accounts together. */
  perAddress: number
  /**
   * Maximum number of failed sign-ins of one account from all IP addresses together. After that, unknown devices must wait. Known devices
   * and mailed links still work.
   */
  everywhere: number
  windowSeconds: number
}

export const signInLimits: SignInLimits = { perAccount: 5, perAddress: 50, everywhere: 100, windowSeconds: 900 }
/** Without limits: for tests with the setting `RATE_LIMITS=off` (docs/rules/calls.md, Limits). */
export const noLimits: SignInLimits = {
  ...signInLimits,
  perAccount: Infinity,
  perAddress: Infinity,
  everywhere: Infinity,
}

/**
 * All values are in seconds (docs/rules/security.md, Sessions). A session ends if there is no API call for `idleSeconds`. It also ends
 * `absoluteSeconds` after its start. The time of its last call is stored at most once in `touchSeconds`.
 */
export const sessionLife = { idleSeconds: 30 * 60, absoluteSeconds: 12 * 3600, touchSeconds: 60 } as const

/**
 * How long a mailed sign-in link is valid, in seconds. For the same time after a sign-in by link, the user can set a new password without
 * the old password.
 */
export const loginLinkSeconds = 15 * 60
