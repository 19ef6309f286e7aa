/** Limits on failed sign-ins; all are settings (docs/rules/security.md, Sign-in). */
export interface SignInLimits {
  /** Failures of one account from one address within the window. */
  perAccount: number
  /** Failures from one address within the window, whatever the account. */
  perAddress: number
  /** Failures of one account from all addresses together. Then unknown devices wait; a known one and a mailed link still sign in. */
  everywhere: number
  windowSeconds: number
}

export const signInLimits: SignInLimits = { perAccount: 5, perAddress: 50, everywhere: 100, windowSeconds: 900 }
/** `RATE_LIMITS=off`, for tests (docs/rules/brands.md, Settings). */
export const noLimits: SignInLimits = {
  ...signInLimits,
  perAccount: Infinity,
  perAddress: Infinity,
  everywhere: Infinity,
}

/** How long a session lives (docs/rules/security.md, Sessions). */
export const sessionLife = { idleSeconds: 30 * 60, absoluteSeconds: 12 * 3600, touchSeconds: 60 } as const

/** How long a mailed link is valid, and for how long after its use a new password needs no old one. */
export const loginLinkSeconds = 15 * 60
