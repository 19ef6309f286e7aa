/** A dialog whose code arrives late opens by itself only within this many milliseconds after the guest asked for it. */
const ASKED_MS = 5000

interface LateAsk {
  /** When the guest asked for the dialog, in epoch milliseconds. */
  at: number
  /** True if the guest has done something else since then. The dialog then opens only when the guest asks again. */
  isLeft: boolean
}

export const newAsk = (): LateAsk => ({ at: Date.now(), isLeft: false })

/**
 * The rule for every picker and dialog of the website whose code could not be loaded: when the network is back, it opens by itself only if
 * the guest has pressed or focused nothing else, and asked for it not long ago. Otherwise it would cover what the guest does now.
 */
export const mayOpen = ({ at, isLeft }: LateAsk): boolean => !isLeft && Date.now() - at <= ASKED_MS

/** Calls `act` when the guest presses or focuses anything outside the message of the dialog. Returns a function that stops this. */
export function whenLeft(act: () => void): () => void {
  const look = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('[data-not-loaded]'))) act()
  }
  for (const type of LEAVES) document.addEventListener(type, look, { capture: true })
  return () => {
    for (const type of LEAVES) document.removeEventListener(type, look, { capture: true })
  }
}

const LEAVES = ['pointerdown', 'focusin'] as const
