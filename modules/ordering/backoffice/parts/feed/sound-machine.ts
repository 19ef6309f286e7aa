/**
 * `RING_EVERY_MS`: milliseconds between two rings while nobody has opened an order. `MUTE_MS`: milliseconds for which the sound is muted.
 */
const RING_EVERY_MS = 8000
const MUTE_MS = 60_000

/** An order for which the alarm sound rings, because nobody has opened it. */
export interface Ringing {
  id: string
  kind: 'ride' | 'food'
  isEscalated: boolean
}

export interface SoundState {
  /** Ids of the unopened orders at the last call of `sound`. An order that is not among them is new and rings at once. */
  known: readonly string[]
  lastRingAt: number | undefined
  mutedUntil: number | undefined
}

export const silent: SoundState = { known: [], lastRingAt: undefined, mutedUntil: undefined }

export interface Ring {
  /** The rhythm of the alarm sound. Rides and food have different rhythms. */
  rhythm: 'ride' | 'food'
  isLoud: boolean
}

/**
 * Decides whether the alarm sound rings now. It rings at once for a new order, and then every 8 s while there is an order that no user has
 * opened. Muting lasts 60 s, but a new order ends the muting.
 */
export function sound(
  state: SoundState,
  unseen: readonly Ringing[],
  now: number,
): { state: SoundState; ring: Ring | undefined } {
  const fresh = unseen.filter((one) => !state.known.includes(one.id))
  const mutedUntil = fresh.length > 0 || (state.mutedUntil ?? 0) <= now ? undefined : state.mutedUntil
  const known = unseen.map((one) => one.id)
  const isDue = fresh.length > 0 || state.lastRingAt === undefined || now - state.lastRingAt >= RING_EVERY_MS
  if (unseen.length === 0 || mutedUntil !== undefined || !isDue) {
    return {
      state: { known, mutedUntil, lastRingAt: unseen.length === 0 ? undefined : state.lastRingAt },
      ring: undefined,
    }
  }
  const lead = fresh[0] ?? unseen.find((one) => one.isEscalated) ?? unseen[0]
  return {
    state: { known, mutedUntil, lastRingAt: now },
    ring: { rhythm: lead?.kind ?? 'food', isLoud: unseen.some((one) => one.isEscalated) },
  }
}

/** Mutes the alarm sound of this device for 60 s. */
export const mute = (state: SoundState, now: number): SoundState => ({ ...state, mutedUntil: now + MUTE_MS })
/** Whole seconds until muting ends; 0 if the sound is not muted. */
export const mutedSeconds = (state: SoundState, now: number): number =>
  Math.max(0, Math.ceil(((state.mutedUntil ?? 0) - now) / 1000))
