const MINUTE_MS = 60_000

/** In milliseconds (specification §9, Timing: catalogue reload 4 h, check 10 s). A page that comes back asks at most once a minute. */
export const catalogueTimings = { reload: 240 * MINUTE_MS, check: 10_000, back: MINUTE_MS } as const

/** What makes the page look: time that goes by, a page that comes back into sight or onto the net, or a guest who turns to the cart. */
export type ReloadReason = 'time' | 'back' | 'cart'

export interface ReloadLook {
  readonly reason: ReloadReason
  /** Milliseconds since 1970, like the last time that was asked. */
  readonly now: number
  readonly loadedAt: number
  readonly hasCart: boolean
  readonly isOnline: boolean
}

/** Whether the catalogue is asked for anew. Without a network nobody is troubled: it is asked for when there is one again. */
export function isReloadDue({ hasCart, isOnline, loadedAt, now, reason }: ReloadLook): boolean {
  if (!isOnline || (reason === 'cart' && !hasCart)) return false
  return now - loadedAt >= (reason === 'time' ? catalogueTimings.reload : catalogueTimings.back)
}
