const MINUTE_MS = 60_000

/** In milliseconds (specification §9, Timing: catalogue reload 4 h, check 10 s). A page that comes back asks at most once a minute. */
export const catalogueTimings = { reload: 240 * MINUTE_MS, check: 10_000, back: MINUTE_MS } as const

export const isReloadDue = (ageMs: number, { isBack }: { isBack: boolean }): boolean =>
  ageMs >= (isBack ? catalogueTimings.back : catalogueTimings.reload)

/** Self-service: the screensaver after a minute without a touch; a cart that was left behind is emptied after another one. */
export const selfServiceTimings = { saver: MINUTE_MS, forget: 2 * MINUTE_MS } as const
