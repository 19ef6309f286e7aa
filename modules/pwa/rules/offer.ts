/** Waiting times in milliseconds (specification §4 PWA, §9 Timing). */
export const appTimings = {
  /** The time from the moment when the visitor accepts the marketing cookies until the app is offered. */
  afterAccepting: 250,
  /** The time from the load of the page until the app is offered, if the visitor had accepted the marketing cookies before. */
  afterLoad: 5000,
  firstCheck: 2500,
  everyCheck: 1_800_000,
} as const

interface AppHere {
  isStandalone: boolean
  /** True: the browser supports service workers, and the page was loaded by HTTPS or from this machine. */
  isSupported: boolean
  isRegistered: boolean
  /** True: the visitor pressed 'Jetzt nicht' within the last month. */
  isDismissed: boolean
  isSelfService: boolean
  /** True for a page that visitors only read. False for a checkout, because the offer must not interrupt an order. */
  isPageToRead: boolean
}

/**
 * Whether the app may be offered on this page (specification §4, PWA). The caller has already checked that the brand has enabled the app.
 */
export const mayOffer = (here: AppHere): boolean =>
  here.isSupported &&
  here.isPageToRead &&
  !here.isStandalone &&
  !here.isRegistered &&
  !here.isDismissed &&
  !here.isSelfService

/**
 * Which instructions are shown after the visitor has accepted the offer of the app. 'offer': the browser opens its own dialog. 'ios': the
 * share menu of iOS. 'other': the menu of another browser.
 */
export function instructionsFor(here: { hasOffer: boolean; userAgent: string; touchPoints: number }): Instructions {
  if (here.hasOffer) return 'offer'
  // An iPad reports that it is a Mac, but no Mac has a touch screen.
  const isIos =
    /iPad|iPhone|iPod/.test(here.userAgent) || (here.userAgent.includes('Macintosh') && here.touchPoints > 1)
  return isIos ? 'ios' : 'other'
}
type Instructions = 'offer' | 'ios' | 'other'

/**
 * The states of the offer (specification §4). 'idle': nothing is shown yet. 'prompt': the app is offered. 'instructions': the visitor has accepted;
 * the worker is registered and the instructions are shown. 'finished' and 'cancelled': nothing more is shown.
 */
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
 * Decides what a page does when a new service worker has become active. 'nothing': the page had no worker before. 'reload': it loads again, to get
 * the new version. 'ask': the visitor is filling in a form and has not asked for the new version, so a question is shown first.
 */
export const onNewWorker = (page: {
  hadWorker: boolean
  isAsked: boolean
  isFilling: boolean
}): 'nothing' | 'reload' | 'ask' => (page.hadWorker ? (page.isFilling && !page.isAsked ? 'ask' : 'reload') : 'nothing')
