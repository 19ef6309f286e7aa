import { type ClockAction, type ClockState, step } from '../../rules/clock.ts'

/** A tap that the server has not confirmed yet. Times in milliseconds. */
export interface QueuedTap {
  readonly key: string
  readonly seq: number
  readonly action: ClockAction
  readonly comment?: string
  readonly claimedEnd?: string
  readonly project?: string
  readonly task?: string
  /** `at`: the device's clock at the tap. `offset`: how far the server's clock was ahead; null: it was not measured since the page was opened. */
  readonly at: number
  readonly offset: number | null
  readonly drift: number
}

/** The last measurement of the server's clock: server, device and monotonic clock at the same moment, in milliseconds. */
export interface Measured {
  readonly server: number
  readonly device: number
  readonly monotonic: number
}

/** The times of a tap that are sent to the server. The monotonic clock does not jump if somebody changes the device's clock. */
export function claimOf(
  measured: Measured | undefined,
  device: number,
  monotonic: number,
): Pick<QueuedTap, 'at' | 'offset' | 'drift'> {
  if (!measured) return { at: device, offset: null, drift: 0 }
  const elapsed = monotonic - measured.monotonic
  return {
    at: Math.round(device),
    offset: Math.round(measured.server + elapsed - device),
    drift: Math.round(Math.abs(device - measured.device - elapsed)),
  }
}

/** The state that the clock will have after all taps have arrived at the server. */
export const stateAfter = (state: ClockState, queue: readonly QueuedTap[]): ClockState =>
  queue.reduce((now, { action }) => {
    const next = step(now, action)
    return next.ok ? next.to : now
  }, state)

/** Numbers the taps again, starting with the number that the server expects. */
const renumbered = (queue: readonly QueuedTap[], expected: number): QueuedTap[] =>
  queue.map((tap, index) => ({ ...tap, seq: expected + index }))

export type Sent =
  | { is: 'done' }
  | { is: 'later' }
  | { is: 'renumber'; expected: number }
  | { is: 'refused'; message: string }

/**
 * Sends the taps one after the other, oldest first. After each tap `keep` stores the remaining ones. Stops at the first tap that cannot be
 * sent now. A tap that the server refuses is removed from the queue and reported; no tap is lost silently. `queue` is called each time,
 * because taps can be added meanwhile.
 */
export async function flush(
  queue: () => readonly QueuedTap[],
  send: (tap: QueuedTap) => Promise<Sent>,
  keep: (left: readonly QueuedTap[]) => void,
  tell: (tap: QueuedTap, message: string) => void,
): Promise<void> {
  let renumberings = 0
  for (let tap = queue()[0]; tap; tap = queue()[0]) {
    const sent = await send(tap)
    if (sent.is === 'later') return
    if (sent.is === 'renumber') {
      renumberings++
      if (renumberings > 3) return
      keep(renumbered(queue(), sent.expected))
    } else {
      if (sent.is === 'refused') tell(tap, sent.message)
      const { key } = tap
      keep(queue().filter((one) => one.key !== key))
    }
  }
}
