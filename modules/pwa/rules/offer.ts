/** Waits in milliseconds (specification §4 PWA, §9 Timing). */
export const appTimings = {
  /** Offer after the cookies were accepted. */
  afterAccepting: 250,
  /** Offer after the load, where they were accepted before. */
  afterLoad: 5000,
  firstCheck: 2500,
  everyCheck: 1_800_000,
} as const

interface AppHere {
  isStandalone: boolean
  /** The browser has service workers, and the page is safe enough for one. */
  isSupported: boolean
  isRegistered: boolean
  /** 'Jetzt nicht' within the last month. */
  isDismissed: boolean
  isSelfService: boolean
  /** A page to read. Nobody is interrupted in a checkout. */
  isPageToRead: boolean
}

/** May the app be offered here (specification §4, PWA)? Whether the brand has the plugin is known earlier. */
export const mayOffer = (here: AppHere): boolean =>
  here.isSupported &&
  here.isPageToRead &&
  !here.isStandalone &&
  !here.isRegistered &&
  !here.isDismissed &&
  !here.isSelfService

/** Which instructions fit: the browser's own dialog, the share menu of iOS, or the menu of any other browser. */
export function instructionsFor(here: { hasOffer: boolean; userAgent: string; touchPoints: number }): Instructions {
  if (here.hasOffer) return 'offer'
  // Tablets of this maker call themselves a Mac, but no Mac has a touch screen.
  const isIos =
    /iPad|iPhone|iPod/.test(here.userAgent) || (here.userAgent.includes('Macintosh') && here.touchPoints > 1)
  return isIos ? 'ios' : 'other'
}
type Instructions = 'offer' | 'ios' | 'other'

/** The offer's way (specification §4): prompt, then instructions once the worker is registered, then finished or cancelled. */
type OfferState = 'idle' | 'prompt' | 'instructions' | 'finished' | 'cancelled'
type OfferStep = 'offer' | 'accept' | 'dismiss' | 'finish' | 'cancel'
const steps: Readonly<Record<OfferState, Partial<Record<OfferStep, OfferState>>>> = {
  idle: { offer: 'prompt' },
  prompt: { accept: 'instructions', dismiss: 'cancelled' },
  instructions: { finish: 'finished', cancel: 'cancelled' },
  finished: {},
  cancelled: {},
}
export const nextOffer = (state: OfferState, step: OfferStep): OfferState => steps[state][step] ?? state

/**
 * What a change of the worker means for a page: nothing where it had none (the first one came), a reload, or a question where somebody is
 * filling in a form.
 */
export const onNewWorker = (page: {
  hadWorker: boolean
  isAsked: boolean
  isFilling: boolean
}): 'nothing' | 'reload' | 'ask' => (page.hadWorker ? (page.isFilling && !page.isAsked ? 'ask' : 'reload') : 'nothing')
