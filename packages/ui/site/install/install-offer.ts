/** The browser's own offer to install the site (specification §4, PWA). Only some browsers make such an offer. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | undefined
const listeners = new Set<() => void>()
const tell = (next: InstallOffer | undefined) => {
  offer = next
  for (const listener of listeners) listener()
}

/**
 * Stores the browser's offer to install the site until it is used or the site is installed. The browser makes the offer once, right after the load
 * and often before the page is hydrated.
 */
export function listenForInstall(scope: Pick<Window, 'addEventListener'>): void {
  scope.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    tell(event as InstallOffer)
  })
  scope.addEventListener('appinstalled', () => tell(undefined))
}

export const installOffer = {
  get: (): InstallOffer | undefined => offer,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Returns the offer and removes it, because an offer can be used only once. Undefined if the browser has made no offer. */
  take(): InstallOffer | undefined {
    const taken = offer
    tell(undefined)
    return taken
  },
}

/** Name of the cookie that stores the answer 'Jetzt nicht' (not now) for a month (specification §4, §9). */
const DISMISS = 'pwa-dismiss'
const MONTH_SECONDS = 30 * 24 * 60 * 60

export const dismissCookie = (isSecure: boolean): string =>
  `${DISMISS}=true; path=/; max-age=${MONTH_SECONDS}; samesite=lax${isSecure ? '; secure' : ''}`

export const isDismissed = (cookies: string): boolean =>
  cookies.split(/;\s*/).some((cookie) => cookie === `${DISMISS}=true`)

/**
 * How the site can be installed on this device: with the browser's offer, by hand on iOS, or not at all (undefined). It cannot be installed
 * if it already runs as an app, if its service worker is already active here, or on a self-service screen. After the answer 'Jetzt nicht'
 * (not now) the promotion does not appear for a month (specification §2, Footer; §4, PWA). Whether the brand has the PWA plugin is checked
 * earlier: without the plugin, pages have no entry and no promotion.
 */
export function installWay(here: {
  readonly isStandalone: boolean
  readonly isRegistered: boolean
  readonly isSelfService: boolean
  readonly isDismissed: boolean
  readonly hasOffer: boolean
  readonly userAgent: string
  readonly touchPoints: number
}): 'offer' | 'ios' | undefined {
  if (here.isStandalone || here.isRegistered || here.isSelfService || here.isDismissed) return undefined
  if (here.hasOffer) return 'offer'
  // iPads also identify as a Mac, but no Mac has a touch screen
  const isIos =
    /iPad|iPhone|iPod/.test(here.userAgent) || (here.userAgent.includes('Macintosh') && here.touchPoints > 1)
  return isIos ? 'ios' : undefined
}
