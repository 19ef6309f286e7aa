const MINUTE_MS = 60_000

/**
 * Times in milliseconds (specification §9, Timing). `reload`: an open page loads the catalogue again when it is this old. `check`: time
 * between two checks whether the catalogue is too old. `back`: if the guest returns to the page or uses the cart, the catalogue is loaded
 * again only if it is at least this old.
 */
export const catalogueTimings = { reload: 240 * MINUTE_MS, check: 10_000, back: MINUTE_MS } as const

/**
 * Why the catalogue may have to be loaded again. `time`: regular check. `back`: the page is visible or online again. `cart`: the guest uses
 * a cart with items.
 */
export type ReloadReason = 'time' | 'back' | 'cart'

export interface ReloadLook {
  readonly reason: ReloadReason
  /** The current time in epoch milliseconds. */
  readonly now: number
  readonly loadedAt: number
  readonly hasCart: boolean
  readonly isOnline: boolean
}

/** Whether the catalogue should be loaded again now. False while the page is offline; it is loaded when the page is online again. */
export function isReloadDue({ hasCart, isOnline, loadedAt, now, reason }: ReloadLook): boolean {
  if (!isOnline || (reason === 'cart' && !hasCart)) return false
  return now - loadedAt >= (reason === 'time' ? catalogueTimings.reload : catalogueTimings.back)
}
