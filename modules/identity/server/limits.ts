/** Limits on failed sign-ins (docs/rules/security.md, Sign-in). */
export interface SignInLimits {
  /** Failures of one account from one IP address within the window. */
  perAccount: number
  /** Failures from one IP address within the window, for any account. */
  perAddress: number
  /**
   * Failures of one account from all IP addresses together. Above this number, unknown devices must wait; known devices and mailed links can still
   * sign in.
   */
  everywhere: number
  windowSeconds: number
}

export const signInLimits: SignInLimits = { perAccount: 5, perAddress: 50, everywhere: 100, windowSeconds: 900 }
/** No limits: the setting `RATE_LIMITS=off`, for tests (docs/rules/brands.md, Settings). */
export const noLimits: SignInLimits = {
  ...signInLimits,
  perAccount: Infinity,
  perAddress: Infinity,
  everywhere: Infinity,
}

/** How long a session is valid, and how often its last use is stored, in seconds (docs/rules/security.md, Sessions). */
export const sessionLife = { idleSeconds: 30 * 60, absoluteSeconds: 12 * 3600, touchSeconds: 60 } as const

/** How many seconds a mailed link is valid. For the same time after the sign-in by link, the user can set a new password without the old one. */
export const loginLinkSeconds = 15 * 60
