/** The most failed sign-ins within `windowSeconds` (docs/rules/security.md, Sign-in). After that, further attempts must wait. */
export interface SignInLimits {
  /** The most failures of one account from one IP address. */
  perAccount: number
  /** The most failures from one IP address, for all accounts together. */
  perAddress: number
  /**
   * The most failures of one account from all IP addresses together. After that, unknown devices must wait; known devices and mailed links still
   * work.
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
 * All in seconds (docs/rules/security.md, Sessions). A session ends after `idleSeconds` without a call, and at the latest after `absoluteSeconds`.
 * The time of its last call is stored at most every `touchSeconds`.
 */
export const sessionLife = { idleSeconds: 30 * 60, absoluteSeconds: 12 * 3600, touchSeconds: 60 } as const

/**
 * How long a mailed sign-in link is valid, in seconds. For the same time after the sign-in by link, the user needs no old password to set a new one.
 */
export const loginLinkSeconds = 15 * 60
