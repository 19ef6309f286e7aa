export const clockStates = ['none', 'running', 'paused'] as const
export type ClockState = (typeof clockStates)[number]
export const clockActions = ['start', 'pause', 'resume', 'end'] as const
export type ClockAction = (typeof clockActions)[number]

/** For each action of the clock: in which states it is possible, and which state follows. The action `end` also ends a pause that is running. */
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

/**
 * Computes the state of the clock after an action. If the action is not possible, returns the error code and the reason (specification §8,
 * Time tracking).
 */
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

/** The time of a tap according to the device, in milliseconds. `offset`: the server's time minus the device's time; null if it was never measured. */
interface ClaimedTime {
  readonly at: number
  readonly offset: number | null
  /** By how many milliseconds the clock of the device was changed since the offset was measured. */
  readonly drift: number
}

const MOST_DRIFT = 2 * 60_000
const MOST_AGE = 12 * 3_600_000

/**
 * The time that is recorded for a tap on the time clock that arrives late because there was no network. Undefined: the device's time cannot
 * be trusted, so the person must request a correction (docs/rules/time-tracking.md, Offline).
 */
export function acceptedTime(claimed: ClaimedTime, now: number): number | undefined {
  if (claimed.offset === null || Math.abs(claimed.drift) > MOST_DRIFT) return undefined
  const at = claimed.at + claimed.offset
  return at <= now + MOST_DRIFT && now - at <= MOST_AGE ? Math.min(at, now) : undefined
}

/**
 * Returns the time that is recorded for a tap on the time clock, so that the taps of a device stay in the right sequence. Usually the
 * result is `at`, the tap's own time. If `last`, the recorded time of the device's previous tap, is later by at most two minutes, the
 * result is `last`. A previous tap can be recorded later than it was made: a tap that is sent within three seconds gets the time of its
 * arrival at the server. All times are in milliseconds.
 */
export const inOrder = (at: number, last: number | undefined): number =>
  last !== undefined && at < last && last - at <= MOST_DRIFT ? last : at

/**
 * Milliseconds. A block of work that runs for longer without an end gets a flag, because the person has probably forgotten to end it. It is
 * never ended automatically.
 */
export const FORGOTTEN_AFTER = 12 * 3_600_000
