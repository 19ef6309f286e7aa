const MINUTE_MS = 60_000

/** In milliseconds (specification §9, Timing: catalogue reload 4 h, check 10 s). A page that becomes visible again loads at most once a minute. */
export const catalogueTimings = { reload: 240 * MINUTE_MS, check: 10_000, back: MINUTE_MS } as const

/** Reasons to load the catalogue again: time has passed, the page is visible or online again, or the guest uses the cart. */
export type ReloadReason = 'time' | 'back' | 'cart'

export interface ReloadLook {
  readonly reason: ReloadReason
  /** Milliseconds since 1970, as in `loadedAt`. */
  readonly now: number
  readonly loadedAt: number
  readonly hasCart: boolean
  readonly isOnline: boolean
}

/** Whether the catalogue must be loaded again. While the page is offline it is not: it is loaded when the network is back. */
export function isReloadDue({ hasCart, isOnline, loadedAt, now, reason }: ReloadLook): boolean {
  if (!isOnline || (reason === 'cart' && !hasCart)) return false
  return now - loadedAt >= (reason === 'time' ? catalogueTimings.reload : catalogueTimings.back)
}
