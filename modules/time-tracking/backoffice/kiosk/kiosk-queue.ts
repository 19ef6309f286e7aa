import type { ApiResult } from '#contract/client.ts'
import * as z from 'zod'
import { Seal } from '../../contract.ts'
import { clockActions, type ClockState } from '../../rules/clock.ts'
import { stateAfter } from '../clock/queue.ts'

/**
 * A tap that this terminal (kiosk) could not send yet. `sealed` contains the details of the tap and the PIN, encrypted for the server;
 * this device cannot decrypt them.
 */
const KioskTap = z.object({
  key: z.string(),
  user: z.string(),
  name: z.string(),
  action: z.enum(clockActions),
  /**
   * When the button was tapped, in milliseconds of the server's time. Between two responses of the server the device continues to count
   * this time.
   */
  at: z.number(),
  sealed: Seal,
})
export type KioskTap = z.infer<typeof KioskTap>
const Refused = z.object({ key: z.string(), name: z.string(), at: z.number(), message: z.string() })
export type Refused = z.infer<typeof Refused>

export const readTaps = (value: unknown): KioskTap[] => z.array(KioskTap).catch([]).parse(value)
export const readRefused = (value: unknown): Refused[] => z.array(Refused).catch([]).parse(value)

/** The state of a person's time clock after the waiting taps of this person, as if the server had already accepted them. */
export const clockAfter = (clock: ClockState, user: string, taps: readonly KioskTap[]): ClockState =>
  stateAfter(
    clock,
    taps.filter((one) => one.user === user).map((one) => ({ ...one, seq: 0, offset: null, drift: 0 })),
  )

type Sent = { is: 'done' } | { is: 'later' } | { is: 'wait' } | { is: 'refused'; message: string }

/**
 * What must happen to a waiting tap after the server's response. `later`: no tap can be sent now. `wait`: the person has entered wrong PINs
 * and must wait, so the person's later taps must wait, too.
 */
export function sentOf(result: ApiResult<unknown>): Sent {
  if (result.ok) return { is: 'done' }
  const [first] = result.errors
  if (first?.code === 'time.pin_wait') return { is: 'wait' }
  // A terminal that is no longer paired keeps its waiting taps. They are sent after it was paired again.
  if (result.status === 0 || result.status >= 500 || result.status === 429 || first?.code === 'time.kiosk_unknown')
    return { is: 'later' }
  return { is: 'refused', message: first?.message ?? '' }
}

/**
 * Sends the waiting taps of all people, the oldest first. If a tap of a person must wait, the later taps of this person wait, too. So the
 * order of the taps stays the same. `drop` is called for each tap that was accepted or refused.
 */
export async function sendTaps(
  taps: readonly KioskTap[],
  send: (tap: KioskTap) => Promise<Sent>,
  drop: (tap: KioskTap, refused: string | undefined) => void,
): Promise<void> {
  const waiting = new Set<string>()
  for (const tap of taps) {
    if (waiting.has(tap.user)) continue
    const sent = await send(tap)
    if (sent.is === 'later') return
    if (sent.is === 'wait') waiting.add(tap.user)
    else drop(tap, sent.is === 'refused' ? sent.message : undefined)
  }
}
