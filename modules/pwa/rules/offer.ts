/** Waits in milliseconds (specification §4 PWA, §9 Timing). */
export const appTimings = {
  /** From accepting the cookies to the offer. */
  afterAccepting: 250,
  /** From loading the page to the offer, if cookies were accepted on an earlier visit. */
  afterLoad: 5000,
  firstCheck: 2500,
  everyCheck: 1_800_000,
} as const

interface AppHere {
  isStandalone: boolean
  /** The browser supports service workers, and the page is secure enough to have one. */
  isSupported: boolean
  isRegistered: boolean
  /** The visitor pressed 'Jetzt nicht' within the last month. */
  isDismissed: boolean
  isSelfService: boolean
  /** The page is only read. A checkout is not such a page: the offer must not interrupt an order. */
  isPageToRead: boolean
}

/** Whether the app may be offered on this page (specification §4, PWA). Whether the brand has the plugin is checked earlier. */
export const mayOffer = (here: AppHere): boolean =>
  here.isSupported &&
  here.isPageToRead &&
  !here.isStandalone &&
  !here.isRegistered &&
  !here.isDismissed &&
  !here.isSelfService

/** The instructions to show: for the browser's own dialog, for the share menu of iOS, or for the menu of any other browser. */
export function instructionsFor(here: { hasOffer: boolean; userAgent: string; touchPoints: number }): Instructions {
  if (here.hasOffer) return 'offer'
  // iPads report a Mac as their system, but no Mac has a touch screen.
  const isIos =
    /iPad|iPhone|iPod/.test(here.userAgent) || (here.userAgent.includes('Macintosh') && here.touchPoints > 1)
  return isIos ? 'ios' : 'other'
}
type Instructions = 'offer' | 'ios' | 'other'

/** The steps of the offer (specification §4): prompt, then instructions once the worker is registered, then finished or cancelled. */
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
 * The reaction of a page to a new worker: nothing if the page had no worker before, otherwise a reload, or a question if somebody is filling
 * in a form.
 */
export const onNewWorker = (page: {
  hadWorker: boolean
  isAsked: boolean
  isFilling: boolean
}): 'nothing' | 'reload' | 'ask' => (page.hadWorker ? (page.isFilling && !page.isAsked ? 'ask' : 'reload') : 'nothing')
