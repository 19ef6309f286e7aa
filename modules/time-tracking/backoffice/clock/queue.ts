import { type ClockAction, type ClockState, step } from '../../rules/clock.ts'

/** A tap on a button of the time clock that the server has not confirmed yet. Times are in milliseconds. */
export interface QueuedTap {
  readonly key: string
  readonly seq: number
  readonly action: ClockAction
  readonly comment?: string
  readonly claimedEnd?: string
  readonly project?: string
  readonly task?: string
  /**
   * `at`: the device's own time when the button was tapped. `offset`: the server's time minus the device's time; null: the page has not
   * received the server's time since it was opened. `drift`: how far somebody has moved the device's clock since the offset was measured.
   */
  readonly at: number
  readonly offset: number | null
  readonly drift: number
}

/**
 * `server`: the server's time in its latest response. `device` and `monotonic`: the times of two clocks of the device when this response
 * arrived (the time of day, and the time since the page was opened). All in milliseconds.
 */
export interface Measured {
  readonly server: number
  readonly device: number
  readonly monotonic: number
}

/**
 * Computes the times that are sent with a tap. The time since the server's last response is measured with the monotonic clock. That clock
 * does not jump if somebody changes the time of the device.
 */
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

/**
 * The state of the clock after all waiting taps, as if the server had already accepted them. A tap that the state does not allow changes
 * nothing.
 */
export const stateAfter = (state: ClockState, queue: readonly QueuedTap[]): ClockState =>
  queue.reduce((now, { action }) => {
    const next = step(now, action)
    return next.ok ? next.to : now
  }, state)

/** Gives the waiting taps new sequence numbers (`seq`), beginning with the `seq` that the server expects next. */
const renumbered = (queue: readonly QueuedTap[], expected: number): QueuedTap[] =>
  queue.map((tap, index) => ({ ...tap, seq: expected + index }))

export type Sent =
  | { is: 'done' }
  | { is: 'later' }
  | { is: 'renumber'; expected: number }
  | { is: 'refused'; message: string }

/**
 * Sends the waiting taps, the oldest first. After each tap the remaining taps are stored with `keep`. If a tap cannot be sent now, for
 * example without a network, the function stops. A tap that the server refuses is removed, and `tell` shows the reason to the person.
 * `queue` is called again before each tap, because the person may have added a tap. If the server demands new numbers for the taps, they get
 * them; at the fourth demand the function stops.
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
