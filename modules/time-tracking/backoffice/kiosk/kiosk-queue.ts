import type { ApiResult } from '#contract/client.ts'
import * as z from 'zod'
import { Seal } from '../../contract.ts'
import { clockActions, type ClockState } from '../../rules/clock.ts'
import { stateAfter } from '../clock/queue.ts'

/** A tap that waits for the network. The PIN is in the sealed part, which this device cannot decrypt. */
const KioskTap = z.object({
  key: z.string(),
  user: z.string(),
  name: z.string(),
  action: z.enum(clockActions),
  /** When the tap was made, in milliseconds of the server's time, which this device continues to count. */
  at: z.number(),
  sealed: Seal,
})
export type KioskTap = z.infer<typeof KioskTap>
const Refused = z.object({ key: z.string(), name: z.string(), at: z.number(), message: z.string() })
export type Refused = z.infer<typeof Refused>

export const readTaps = (value: unknown): KioskTap[] => z.array(KioskTap).catch([]).parse(value)
export const readRefused = (value: unknown): Refused[] => z.array(Refused).catch([]).parse(value)

/** The state of a person's clock after all of their taps have arrived at the server. */
export const clockAfter = (clock: ClockState, user: string, taps: readonly KioskTap[]): ClockState =>
  stateAfter(
    clock,
    taps.filter((one) => one.user === user).map((one) => ({ ...one, seq: 0, offset: null, drift: 0 })),
  )

type Sent = { is: 'done' } | { is: 'later' } | { is: 'wait' } | { is: 'refused'; message: string }

/** `later`: no tap can be sent now. `wait`: no tap of this person can be sent, because they must wait after wrong PINs. */
export function sentOf(result: ApiResult<unknown>): Sent {
  if (result.ok) return { is: 'done' }
  const [first] = result.errors
  if (first?.code === 'time.pin_wait') return { is: 'wait' }
  // A kiosk that is no longer paired keeps its taps, and sends them after it is paired again.
  if (result.status === 0 || result.status >= 500 || result.status === 429 || first?.code === 'time.kiosk_unknown')
    return { is: 'later' }
  return { is: 'refused', message: first?.message ?? '' }
}

/** Sends the taps in their order. The taps of one person are never sent out of order, and no tap is lost silently. */
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
