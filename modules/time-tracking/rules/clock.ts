export const clockStates = ['none', 'running', 'paused'] as const
export type ClockState = (typeof clockStates)[number]
export const clockActions = ['start', 'pause', 'resume', 'end'] as const
export type ClockAction = (typeof clockActions)[number]

/** For each action, the states in which it is possible, and the state after it. Ending a block also ends an open pause. */
const transitions: Readonly<Record<ClockAction, { from: readonly ClockState[]; to: ClockState }>> = {
  start: { from: ['none'], to: 'running' },
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused'], to: 'running' },
  end: { from: ['running', 'paused'], to: 'none' },
}

const refusals = {
  start: 'time.not_startable',
  pause: 'time.not_pausable',
  resume: 'time.not_resumable',
  end: 'time.not_endable',
} as const satisfies Readonly<Record<ClockAction, string>>

type ClockReason = 'already_open' | 'not_open' | 'paused' | 'not_paused'

/** The state after the action, or the code of the refusal with its reason (specification §8, Time tracking). */
export function step(
  state: ClockState,
  action: ClockAction,
): { ok: true; to: ClockState } | { ok: false; code: (typeof refusals)[ClockAction]; reason: ClockReason } {
  const { from, to } = transitions[action]
  if (from.includes(state)) return { ok: true, to }
  const reason =
    action === 'start' ? 'already_open' : state === 'none' ? 'not_open' : state === 'paused' ? 'paused' : 'not_paused'
  return { ok: false, code: refusals[action], reason }
}

/**
 * The time of a tap as the device recorded it, in milliseconds. `offset`: server clock minus device clock, by the monotonic clock; null if it was
 * never measured.
 */
interface ClaimedTime {
  readonly at: number
  readonly offset: number | null
  /** How far the wall clock and the monotonic clock of the device have moved apart since the offset was measured. */
  readonly drift: number
}

const MOST_DRIFT = 2 * 60_000
const MOST_AGE = 12 * 3_600_000

/** The instant that is used for a tap without network. Undefined: a correction must be requested (docs/rules/time-tracking.md, Offline). */
export function acceptedTime(claimed: ClaimedTime, now: number): number | undefined {
  if (claimed.offset === null || Math.abs(claimed.drift) > MOST_DRIFT) return undefined
  const at = claimed.at + claimed.offset
  return at <= now + MOST_DRIFT && now - at <= MOST_AGE ? Math.min(at, now) : undefined
}

/** After this time, in milliseconds, an open block is flagged, because its end was probably forgotten. It is never ended automatically. */
export const FORGOTTEN_AFTER = 12 * 3_600_000
